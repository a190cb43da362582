"""Somebody at a table with a real browser: what the page shows, says, asks of the network and hears from the server."""

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

from twinpack.client import Link, parse_link
from twinpack.words import Words, words

PATIENCE = 20.0
"""Seconds until something that has to happen is held not to."""

QUICK = {"speed": "instant", "trickSeconds": 0.05, "reducedMotion": True}
"""Settings of a page that nobody looks at."""

LISTENER = """
window.spoken = [];
const polite = "[aria-live=polite], [role=log], [role=status]";
const said = (node, how) => node.textContent.trim() && window.spoken.push([how, node.textContent.trim()]);
// As a screen reader does by default: what is added to a log, and every change of an alert.
new MutationObserver((changes) => {
  for (const { target, type, addedNodes } of changes) {
    const at = target.nodeType === 1 ? target : target.parentElement;
    const alert = at?.closest("[role=alert], [aria-live=assertive]");
    if (alert) said(alert, "alert");
    else if (type === "childList" && at?.closest(polite))
      for (const node of addedNodes) if (node.nodeType === 1) said(node, "log");
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


class Visitor:
    """One page in a browser context of its own; `settings` are those of the page, and its chance is always the same.

    `trouble` collects what no page of ours may do: errors, broken content security, requests to other hosts.
    """

    def __init__(self, browser: Browser, base: str, *, settings: dict[str, Any], width: int, height: int) -> None:
        self.base = base
        self.settings = {"language": "en", "name": "Ada", **QUICK, **settings}
        self.words: Words = words(self.settings["language"])
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 600, locale=self.settings["language"]
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LISTENER)
        kept = json.dumps(json.dumps(self.settings))
        self.context.add_init_script(f'localStorage["twinpack-settings"] ??= {kept};')
        self.context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7);")
        self.views: list[dict[str, Any]] = []
        self.trouble: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("request", self._requested)
        self.page.on("console", self._printed)
        self.page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._heard(json.loads(data)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.views.append(message)

    def _requested(self, request: Request) -> None:
        if urlsplit(request.url).netloc not in (urlsplit(self.base).netloc, ""):
            self.trouble.append(f"request to {request.url}")

    def _printed(self, message: ConsoleMessage) -> None:
        # That house rules do not fit together is an answer, which Chromium prints all the same.
        if message.location["url"].endswith("/api/rules") and "422" in message.text:
            return
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.type}: {message.text}")

    # Getting to a table

    def make(self, rules: str, *bots: str, **table: Any) -> Link:
        """Make a table; `bots` sit from one's left on."""
        wanted = {"rules": rules, "name": self.settings["name"], "bots": list(bots), "settings": {"pace": 0, **table}}
        return parse_link(self._ask(f"{self.base}/api/matches", wanted)["link"])

    def join(self, link: Link) -> int:
        """Sit down at the first open seat."""
        where = f"{self.base}/api/matches/{link.match}/seats"
        return int(self._ask(where, {"name": self.settings["name"]})["seat"])

    def _ask(self, url: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(url, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, link: Link) -> None:
        """Open the table and wait until it shows."""
        self.page.goto(f"{self.base}/table.html#{link.match}")
        self.until(lambda: bool(self.views))

    # What there is

    @property
    def view(self) -> dict[str, Any]:
        """The newest view that the server sent."""
        return self.views[-1]

    @property
    def legal(self) -> list[str]:
        """What may be done now."""
        return list(self.view["legal"])

    @property
    def phase(self) -> str:
        """The phase of the deal."""
        return "" if self.view["view"] is None else str(self.view["view"]["phase"])

    @property
    def between(self) -> bool:
        """Whether the deal is over."""
        table = self.view["table"]
        return table["score"] is not None or table["outcome"] is not None

    @property
    def phases(self) -> set[str]:
        """The phases in which something was asked of this seat."""
        return {str(view["view"]["phase"]) for view in self.views if view["legal"]}

    def spoken(self) -> list[tuple[str, str]]:
        """What a screen reader was given, in order, each "log" or "alert"."""
        return [(how, line) for how, line in self.page.evaluate("window.spoken")]

    def say(self, key: str, **values: Any) -> str:
        """What the page calls something."""
        return self.words.say(key, **values)

    def find(self, test: str) -> Locator:
        """What is marked for tests."""
        return self.page.get_by_test_id(test)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so. Raises `AssertionError` with what was asked last."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                said = "" if not self.views else f"{self.phase}: {self.view['question']} {self.legal[:5]}"
                raise AssertionError(f"nothing happens ({said}); trouble: {self.trouble}")
            self.page.wait_for_timeout(5)

    def to_act(self) -> bool:
        """Wait until something is asked of this seat (True) or the deal is over."""
        self.until(lambda: bool(self.legal) or self.between)
        return not self.between

    def done(self, act: Callable[[], object]) -> None:
        """Act in the deal through the page, and wait until that has happened.

        The version of a view does not tell: it grows when somebody comes or goes too.
        """
        log = self.view["log"]
        act()
        self.until(lambda: bool(self.view["log"] != log))
