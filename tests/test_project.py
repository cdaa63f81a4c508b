"""The project's own files agree with each other and name no developer's machine."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludoteka

ROOT = Path(__file__).parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCK: dict[str, Any] = tomllib.loads((ROOT / "uv.lock").read_text())

# Folders in which developers and build machines keep their work; the lookbehind lets addresses and other paths pass
# (https://example.org/home/page), the brackets let this file pass.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:[w]ork|[r]oot|[h]ome/\w+|[U]sers/\w+|[o]pt/pypi[\w-]*)/")
LOCAL_FILE = re.compile(r"[f]ile:///?[A-Za-z]")
INDEX_OPTION = re.compile(
    r"(?:index-url|default-index|registry)[\"']?\s*[ =:]\s*[\"']?(https?://[^\s\"'/]+)", re.IGNORECASE
)
RESOLVED = re.compile(r"\"resolved\":\s*\"(\w+://[^/\"]+)")
PUBLIC = {"https://pypi.org", "https://files.pythonhosted.org", "https://registry.npmjs.org"}


def tracked_texts() -> list[tuple[str, str]]:
    """Name and text of every text file that git tracks."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    files = {name: (ROOT / name).read_bytes() for name in names if name and (ROOT / name).is_file()}
    return [(name, data.decode(errors="replace")) for name, data in files.items() if b"\0" not in data[:8192]]


def test_every_package_is_a_layer_and_every_layer_a_package() -> None:
    [contract] = [c for c in PYPROJECT["tool"]["importlinter"]["contracts"] if c["type"] == "layers"]
    layers = {layer for layer in contract["layers"] if not layer.startswith("(")}
    packages = {init.parent.name for init in (ROOT / "ludoteka").glob("*/__init__.py")}
    assert layers == packages, "in pyproject.toml, a layer stands in parentheses exactly as long as it has no package"


def test_no_file_names_a_machine() -> None:
    found = [
        f"{name}:{len(text[: match.start()].splitlines())}: {match.group()}"
        for name, text in tracked_texts()
        for pattern in (MACHINE_PATH, LOCAL_FILE)
        for match in pattern.finditer(text)
    ]
    assert not found, "paths of a machine:\n" + "\n".join(found)


def test_no_file_names_a_package_mirror() -> None:
    found = {
        f"{name}: {address}"
        for name, text in tracked_texts()
        for pattern in (INDEX_OPTION, RESOLVED)
        for address in pattern.findall(text)
        if address not in PUBLIC
    }
    assert not found


def test_lock_takes_packages_from_the_public_index_only() -> None:
    addresses = re.findall(r"\w+://[^/\"]+", (ROOT / "uv.lock").read_text())
    assert set(addresses) == {"https://pypi.org", "https://files.pythonhosted.org"}, (
        "write it with --default-index https://pypi.org/simple"
    )
    sources = [package["source"] for package in LOCK["package"]]
    assert [s for s in sources if "registry" not in s] == [{"editable": "."}]


def test_lock_was_written_for_the_declared_dependencies() -> None:
    [locked] = [package["metadata"] for package in LOCK["package"] if package["name"] == "ludoteka"]
    assert names(locked["requires-dist"]) == names(
        PYPROJECT["project"]["dependencies"], *PYPROJECT["project"]["optional-dependencies"].values()
    )
    groups = PYPROJECT["dependency-groups"]
    for group in groups:
        assert names(locked["requires-dev"][group]) == names(with_included(groups, group)), (
            f"run uv lock for group {group}"
        )


def names(*lists: list[Any]) -> set[tuple[str, str]]:
    """Distribution and version bounds of requirements, as pyproject.toml or as uv.lock writes them."""
    result = set()
    for requirement in (r for some in lists for r in some):
        if isinstance(requirement, dict):
            name, bounds = requirement["name"], requirement.get("specifier", "")
        else:
            name, bounds = re.fullmatch(r"([\w.-]+)(?:\[.*?\])?([^;]*)(?:;.*)?", requirement).groups()  # type: ignore[union-attr]
        result.add((re.sub(r"[-_.]+", "-", name).lower(), bounds.strip()))
    return result


def with_included(groups: dict[str, list[Any]], group: str) -> list[str]:
    """The requirements of a dependency group, those of the groups it includes among them."""
    return [
        requirement
        for entry in groups[group]
        for requirement in (with_included(groups, entry["include-group"]) if isinstance(entry, dict) else [entry])
    ]


def test_version_is_the_same_everywhere() -> None:
    assert PYPROJECT["project"]["version"] == ludoteka.__version__


@pytest.mark.parametrize("command", ["./start", "./start test"])
def test_readme_names_the_command(command: str) -> None:
    assert re.search(rf"^{re.escape(command)}(\s|$)", (ROOT / "README.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("name", ["start", ".ci/run"])
def test_script_can_be_run(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111 == 0o111
