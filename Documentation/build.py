"""Builds the documentation of every library, and the guide with a page for each rule, into one site.

python3 Documentation/build.py COMMAND MODULES OUT

COMMAND is the built `legible`, of which the pages on rules are made; MODULES the folder with the built modules; OUT the folder
that is to hold the site, for any server of files. DocC of the Swift toolchain makes it. A link that leads nowhere, and
whatever else DocC warns of, is an error.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

package = pathlib.Path(__file__).resolve().parents[1]
command, modules, out = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
work = package / ".build-docs"


def run(*arguments, **options):
    return subprocess.run([str(argument) for argument in arguments], text=True, capture_output=True, **options)


def target():
    return json.loads(run("swiftc", "-print-target-info").stdout)["target"]["unversionedTriple"]


def snippet(path, name):
    """The code of a snippet, or of one of its slices, as DocC's plugin for the package manager takes it."""
    lines = (package / (path.removeprefix("legible/") + ".swift")).read_text().split("\n")
    shown, visible, slices = [], True, {}
    current = None
    for line in lines:
        mark = re.match(r"\s*//\s*snippet\.(\S+)", line)
        if not mark:
            if visible:
                shown.append(line)
                if current is not None:
                    slices[current].append(line)
            continue
        word = mark.group(1)
        if word in ("hide", "show"):
            visible = word == "show"
        elif word == "end":
            current = None
        else:
            current = word
            slices[current] = []
    code = slices[name] if name else shown
    indent = min((len(line) - len(line.lstrip()) for line in code if line.strip()), default=0)
    return "```swift\n" + "\n".join(line[indent:] for line in code).strip("\n") + "\n```"


def settle(catalog):
    """Puts the code of snippets in their place."""
    for article in catalog.glob("**/*.md"):
        text = re.sub(
            r'@Snippet\(path: "([^"]*)"(?:, slice: "([^"]*)")?\)', lambda found: snippet(*found.groups()),
            article.read_text())
        article.write_text(text)


def outputs(catalog):
    """Puts the beginning of a report in its place on the page of its format."""
    screen = "Samples/Screens/01-ferry@2x.png"

    def output(found):
        report = run(command, "audit", screen, "--fail-on", "never", "--format", found.group(1), check=True, cwd=package)
        lines = report.stdout.replace(str(package), "/project").rstrip("\n").split("\n")
        shown = [line if len(line) <= 140 else line[:140] + "…" for line in lines[:int(found.group(2))]]
        return "```\n" + "\n".join(shown + (["…"] if len(lines) > len(shown) else [])) + "\n```"

    for article in catalog.glob("Formats/*.md"):
        text = re.sub(r'@Output\(format: "([a-z]+)", lines: (\d+)\)', output, article.read_text())
        article.write_text(text)


def rule_pages(catalog):
    """A page for each rule, from what the command says of it."""
    names = [line for line in run(command, "rules", check=True).stdout.split("\n") if re.match(r"[a-z]", line)]
    names = [name.split()[0] for name in names]
    for name in names:
        title, _, text = run(command, "rules", name, check=True, env={"COLUMNS": "100"}).stdout.partition("\n")
        paragraphs = text.strip().split("\n\n")
        summary = " ".join(paragraphs[0].split())
        rest, examples = [], []
        for paragraph in paragraphs[1:]:
            if examples or paragraph == "Examples":
                examples.append(paragraph)
            elif "\n  https://" in paragraph:
                words, _, address = paragraph.partition("\n  ")
                rest.append(f"- [{' '.join(words.split())}]({address.strip()})")
            else:
                rest.append(" ".join(paragraph.split()))
        page = [f"# {name}", summary, "## Overview", title.replace(f" ({name}, ", " (") + "."]
        page += rest + (["### Examples", "```\n" + "\n\n".join(examples[1:]) + "\n```"] if examples else [])
        (catalog / f"rule-{name}.md").write_text("\n\n".join(page) + "\n")
    index = catalog / "Rules.md"
    index.write_text(index.read_text().rstrip() + "\n\n" + "".join(f"- <doc:rule-{name}>\n" for name in names))
    return len(names)


def convert(catalog, name, *options):
    """An archive of one catalog."""
    archive = work / f"{name}.doccarchive"
    result = run(
        "docc", "convert", catalog, "--output-path", archive, "--warnings-as-errors", "--fallback-display-name", name,
        "--fallback-bundle-identifier", f"tools.legible.{name}", "--transform-for-static-hosting", *options)
    if result.returncode != 0:
        print(f"error: {name}\n{result.stdout}{result.stderr}")
        faulty.append(name)
    return archive


def emit(name, folder, sources, *options):
    """Compiles a module."""
    result = run(
        "swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6", "-package-name",
        "legible", *options, "-o", folder / f"{name}.swiftmodule", *sources)
    if result.returncode != 0:
        sys.exit(f"error: {name}\n{result.stderr}")


def apple_modules():
    """Where the modules are that only Apple's systems compile: elsewhere made here, on stubs of those systems, as tests do."""
    if sys.platform == "darwin":
        return modules
    folder = work / "Apple"
    folder.mkdir()
    for stub in ("CoreGraphics", "ImageIO", "UIKit", "AppKit", "SwiftUI"):
        source = folder / f"{stub}.swift"
        shutil.copy(package / f"Tests/AvailabilityTests/AppleStubs/{stub}.stub", source)
        emit(stub, folder, [source], "-I", folder)
    for name in ("AppleImages", "ColorBridges"):
        emit(name, folder, (package / "Sources" / name).glob("*.swift"), "-I", folder, "-I", modules, *imports)
    return folder


# What the modules import of C: of this package and of those it depends on; programs of the build have their own.
build = modules.resolve().parents[2]
module_maps = [
    *package.glob("Sources/C*/module.modulemap"), *build.glob("checkouts/*/Sources/*/include/module.modulemap"),
    *(file for file in modules.parent.glob("*.build/module.modulemap") if not file.parent.name.endswith("-tool.build")),
]
imports = [option for file in module_maps for option in ("-Xcc", f"-fmodule-map-file={file}")]

shutil.rmtree(work, ignore_errors=True)
work.mkdir()
archives, faulty = [], []

guide = work / "Guide.docc"
shutil.copytree(package / "Documentation/Guide.docc", guide)
shutil.copy(package / "Samples/Reports/ferry.png", guide / "ferry.png")
settle(guide)
outputs(guide)
pages = rule_pages(guide)
archives.append(convert(guide, "Guide"))

for_apple = apple_modules()
for source in sorted(package.glob("Sources/*/Documentation.docc")):
    module = source.parent.name
    catalog, graphs = work / f"{module}.docc", work / f"{module}.graphs"
    shutil.copytree(source, catalog)
    graphs.mkdir()
    settle(catalog)
    built = run(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target(), "-I", for_apple, "-I", modules, *imports,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
        "-output-dir", graphs)
    if built.returncode != 0:
        print(f"error: {module}\n{built.stderr}")
        sys.exit(1)
    archives.append(convert(catalog, module, "--additional-symbol-graph-dir", graphs))

if faulty:
    sys.exit(f"{len(faulty)} catalogs have faults: {' '.join(faulty)}")
merged = work / "site"
result = run("docc", "merge", *archives, "--output-path", merged, "--synthesized-landing-page-name", "Legible")
if result.returncode != 0:
    print(result.stdout + result.stderr)
    sys.exit(1)
shutil.rmtree(out, ignore_errors=True)
result = run("docc", "process-archive", "transform-for-static-hosting", merged, "--output-path", out)
if result.returncode != 0:
    print(result.stdout + result.stderr)
    sys.exit(1)
print(f"{len(archives) - 1} libraries, {pages} rules and the guide are in {out}")
