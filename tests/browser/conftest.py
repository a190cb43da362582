"""One Chromium and one server for each file of tests. Without a Chromium none of them runs; `scripts/test` says so."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chance import certain
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor
from tests.serving import Serving

if CHROMIUM is None:
    collect_ignore_glob = ["test_*.py"]

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # For a module, not for the session: while it runs, nothing else in this process can have an event loop.
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server") / "twinpack.sqlite") as serving:
        yield serving


@pytest.fixture(autouse=True)
def _same_cards(request: pytest.FixtureRequest) -> Iterator[None]:
    with certain(request.node.name):
        yield


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:
    """Makes visitors; in the end none may have had trouble."""
    visitors: list[Visitor] = []

    def comes(base: str = "", width: int = 1280, height: int = 800, **settings: Any) -> Visitor:
        visitors.append(Visitor(browser, base or server.base, settings=settings, width=width, height=height))
        return visitors[-1]

    yield comes
    trouble = [line for visitor in visitors for line in visitor.trouble]
    for visitor in visitors:
        visitor.context.close()
    assert not trouble
