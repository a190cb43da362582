"""What a screen must not have: faults that shut people out, and words that nobody wrote."""

import re
from importlib import resources
from typing import Any

from playwright.sync_api import Page

AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")

KEYS = frozenset(
    key
    for file in (resources.files("twinpack") / "locales" / "en").iterdir()
    for key in re.findall(r"^([a-z]+-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
)
"""The names of all words, none of which may be seen."""

WORDS = """() => {
  const found = [document.body.innerText, document.title];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
  return found.join(" ");
}"""

UNREACHABLE = """() => {
  const wide = document.scrollingElement.scrollWidth;
  const found = wide > document.documentElement.clientWidth ? [`the page is ${wide} wide`] : [];
  const top = document.querySelector("dialog[open]") ?? document.body;
  for (const one of top.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".visually-hidden")) continue;
    one.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const hit = (x, y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there !== null && (one.contains(there) || there.closest("label")?.contains(one));
    };
    const places = [0.5, 0.15, 0.85];
    if (!places.some((x) => places.some((y) => hit(x, y))))
      found.push(`${one.outerHTML.slice(0, 120)} at ${Math.round(left)},${Math.round(top)}`);
  }
  return found;
}"""


def faults(page: Page) -> list[str]:
    """What axe finds that is grave."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
        if node["impact"] in GRAVE
    ]


def unwritten(page: Page) -> list[str]:
    """Names of words instead of words, and places in them that were not filled."""
    seen = str(page.evaluate(WORDS))
    return sorted(KEYS & set(re.findall(r"[a-z]+-[\w-]+", seen))) + re.findall(
        r"\{ ?\$\w+ ?\}|undefined|NaN|\[object", seen
    )


def unreachable(page: Page) -> list[str]:
    """What is too wide for the page, and controls that no finger gets at."""
    return [str(line) for line in page.evaluate(UNREACHABLE)]
