#!/usr/bin/env python3
"""Makes every call on a file fail in turn, and looks at what the command does then.

    python3 Tests/FaultInjection/run.py PATH-OF-LEGIBLE [--smoke] [--only NAME]

Each scenario is run once whole, which counts its calls and gives the reference; then once for each call with that call
failing (no space, an input/output error, no permission), and once more with it and all that follow. Held are:

* the command ends by itself, with 0 or 1 as in the reference, 65 for an input, or 70 for a result;
* with 0 or 1 every result is that of the reference, byte for byte;
* with 65 or 70 the standard error says why;
* with 70 every result is the old file or that of the reference; with 65 it is whole, and old inputs are as they were;
* no temporary file is left.

Needs Linux (LD_PRELOAD), a C compiler as `cc` and Python 3.9; exits with 77, and says so, where they are missing.
"""
import argparse
import errno
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.dom.minidom

HERE = pathlib.Path(__file__).resolve().parent
SAMPLES = HERE.parent.parent / "Samples"

# Which errors a call can give, the likeliest first.
ERRORS = {
    "open": [errno.EACCES, errno.ENOSPC], "read": [errno.EIO], "write": [errno.ENOSPC, errno.EIO],
    "close": [errno.EIO], "stat": [errno.EIO], "chmod": [errno.EPERM], "list": [errno.EIO],
    "mkdir": [errno.ENOSPC], "rename": [errno.EIO],
}

REPORTS = {
    "json": "a.json", "sarif": "a.sarif", "junit": "a.xml", "gitlab": "a-gitlab.json", "html": "a.html",
    "markdown": "a.md", "github": "a.txt",
}
CSS = ":root { --surface: #ffffff; --on-surface: #999999; --text: #767676 }\n"


def formats(*names):
    return [part for name in names for part in ("--format", f"{name}={REPORTS[name]}")]


def screens(root):
    (root / "in/inner").mkdir(parents=True)
    small = sorted((SAMPLES / "Screens").glob("*.png"), key=lambda path: path.stat().st_size)[:2]
    shutil.copy(small[0], root / "in/one@2x.png")
    shutil.copy(small[1], root / "in/inner/two@2x.png")
    (root / "a.json").write_text("old")


def palettes(root):
    (root / "in").mkdir()
    (root / "in/theme.css").write_text(CSS)
    (root / "in/other.css").write_text(CSS.replace("on-surface", "on-card").replace("surface", "card"))
    (root / "a.json").write_text("old")


# Name, what it is run on, its arguments, and whether it is part of the smoke test.
SCENARIOS = [
    ("audit, every report", screens,
     ["audit", "in", "--jobs", "1", "--fail-on", "never", *formats(*REPORTS), "--format", "annotated=out/pictures"], False),
    ("simulate", screens, ["simulate", "in", "--vision", "deuteranopia", "--output", "out",
                           "--contact-sheet", "sheet.png"], False),
    ("palette check", palettes, ["palette", "in", *formats(*REPORTS)], False),
    ("palette with a baseline", palettes, ["palette", "in", "--write-baseline", "base.json"], True),
    ("palette fix", palettes, ["palette", "fix", "in", "--write"], True),
    ("palette init", palettes, ["palette", "init", "in", "--write"], False),
    ("palette matrix", palettes, ["palette", "matrix", "in", "--format", "csv"], False),
]


def files(root):
    """Every file below a folder, by its relative path."""
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


class Run:
    def __init__(self, legible, shim, arrange, arguments, **fault):
        with tempfile.TemporaryDirectory(prefix="legible-faults-") as folder:
            root = pathlib.Path(folder) / "work"
            root.mkdir()
            arrange(root)
            self.before = files(root)
            counts = pathlib.Path(folder) / "counts"
            environment = {
                "PATH": os.environ["PATH"], "LD_PRELOAD": str(shim), "FAULT_ROOT": str(root),
                "FAULT_COUNTS": str(counts), **{f"FAULT_{key}": str(value) for key, value in fault.items()},
            }
            done = subprocess.run(
                [legible, *arguments], cwd=root, env=environment, capture_output=True, timeout=120,
                stdin=subprocess.DEVNULL)
            self.code, self.output, self.errors = done.returncode, done.stdout, done.stderr.decode()
            self.after = files(root)
            self.counts = {}
            if counts.exists():
                self.counts = {name: int(count) for name, count in map(str.split, counts.read_text().splitlines())}


def is_whole(name, contents):
    """Whether a result is a complete document."""
    try:
        if name.endswith((".json", ".sarif")):
            json.loads(contents)
        elif name.endswith(".xml"):
            xml.dom.minidom.parseString(contents)
        elif name.endswith(".png"):
            return contents.endswith(b"IEND\xaeB`\x82")
        elif name.endswith(".html"):
            return contents.rstrip().endswith(b"</html>")
        return True
    except ValueError:
        return False


def faults(run, reference):
    """What is wrong with a run, in words."""
    if run.code not in (reference.code, 65, 70):
        yield f"exit code {run.code}"
    left = [name for name in run.after if name.endswith(".tmp")]
    if left:
        yield f"left behind: {left}"
    if run.code == reference.code:
        changed = [name for name in run.after.keys() | reference.after.keys()
                   if run.after.get(name) != reference.after.get(name)]
        if changed or run.output != reference.output:
            yield f"exit code {run.code}, and yet other than without a fault: {changed or 'the standard output'}"
        return
    if not run.errors.strip():
        yield f"exit code {run.code} without a word"
    for name, contents in run.before.items():
        if name not in run.after:
            yield f"{name} is lost"
        elif run.after[name] not in (contents, reference.after[name]) and not (
                run.code == 65 and name == "a.json" and is_whole(name, run.after[name])):
            yield f"{name} is neither as it was nor as it should be"
    for name, contents in run.after.items():
        if run.code == 70 and name not in run.before and contents != reference.after.get(name):
            yield f"{name} is not what it should be"
        if contents != run.before.get(name) and not is_whole(name, contents):
            yield f"{name} is not whole"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("legible", type=pathlib.Path)
    parser.add_argument("--smoke", action="store_true", help="a few scenarios, for the test suite")
    parser.add_argument("--only", default="", metavar="NAME", help="the scenarios whose names hold this")
    arguments = parser.parse_args()
    if sys.platform != "linux" or shutil.which("cc") is None:
        print("skipped: making calls fail needs Linux and a C compiler named cc")
        return 77
    legible = arguments.legible.resolve()
    failures = total = 0
    with tempfile.TemporaryDirectory(prefix="legible-shim-") as folder:
        shim = pathlib.Path(folder) / "faults.so"
        subprocess.run(
            ["cc", "-Wall", "-Wextra", "-shared", "-fPIC", "-o", shim, HERE / "faults.c", "-ldl"], check=True)
        for name, arrange, words, is_smoke in SCENARIOS:
            if arguments.only not in name or arguments.smoke and not is_smoke:
                continue
            reference = Run(legible, shim, arrange, words, AT=0)
            if reference.code not in (0, 1) or not reference.counts:
                print(f"{name}: fails without a fault: exit code {reference.code}\n{reference.errors}")
                return 1
            codes = {}
            for call, count in reference.counts.items():
                variants = [{"ERRNO": code, "LASTS": lasts} for code in ERRORS[call] for lasts in (0, 1)]
                if call == "write":
                    variants.append({"ERRNO": errno.ENOSPC, "HALF": 1})
                for at in range(1, count + 1):
                    for variant in variants[:1] if arguments.smoke else variants:
                        run = Run(legible, shim, arrange, words, CALL=call, AT=at, **variant)
                        total += 1
                        codes[run.code] = codes.get(run.code, 0) + 1
                        for fault in faults(run, reference):
                            failures += 1
                            print(f"{name}: {call} {at} {variant}: {fault}\n    {run.errors.strip()}")
            counted = ", ".join(f"{count} {call}" for call, count in reference.counts.items() if count)
            print(f"{name}: {counted}; exit codes {dict(sorted(codes.items()))}", flush=True)
    print(f"{total} runs with a fault each, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
