"""`twinpack serve --open`: one server on this machine, the browser at its start page."""

import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from tests.serving import Serving
from twinpack.cli import main

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at; there is a screen, and servers are not really run."""
    found: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda address: found.append(address))

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        for one in sockets:
            one.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    return found


@pytest.fixture
def taken() -> Iterator[int]:
    """A port where something listens that is none of ours and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port: int = other.getsockname()[1]
        yield port


def serve(tmp_path: Path, *more: str) -> int:
    return main(["serve", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", *more])


def test_the_browser_is_opened_where_the_server_listens(
    opened: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(tmp_path, "--open", "--port", "0") == 0
    (address,) = opened
    assert address.startswith("http://127.0.0.1:")
    assert capsys.readouterr().out == address + "\n"


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_browser_here_reaches_every_host_that_is_listened_on(opened: list[str], tmp_path: Path, host: str) -> None:
    assert serve(tmp_path, "--open", "--port", "0", "--host", host) == 0
    assert opened[0].startswith("http://127.0.0.1:")


def test_a_server_of_ours_that_runs_already_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda address: found.append(address))
    with Serving(tmp_path / "tables.sqlite") as server:
        assert serve(tmp_path, "--open", "--port", str(server.port)) == 0
        assert found == [server.base + "/"]


def test_without_a_screen_the_address_is_only_said(
    opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    assert serve(tmp_path, "--open", "--port", "0") == 0
    assert opened == []
    assert capsys.readouterr().out.startswith("http://127.0.0.1:")


def test_a_port_that_others_have_is_left_to_them(opened: list[str], tmp_path: Path, taken: int) -> None:
    assert serve(tmp_path, "--open", "--port", str(taken)) == 0
    assert opened[0].startswith("http://127.0.0.1:")
    assert not opened[0].endswith(f":{taken}/")


def test_a_port_that_others_have_is_an_error_that_names_it(
    tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(tmp_path, "--port", str(taken)) == 2
    assert f"127.0.0.1:{taken}" in capsys.readouterr().err
