"""Settles the manual pages that the argument parser's tool writes, so that `man` shows them as the help of the command is.

python3 Distribution/manual.py FOLDER

The tool names pages `legible.audit.1`, where manuals have `legible-audit.1`; it fills examples and tables as if they were
running text; and empty lines, which mdoc has no use for, stay.
"""

import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])


def literal(lines):
    """Lines as they are: for examples and lists of exit codes."""
    shown = [re.sub(r"^([.'])", r"\\&\1", line.replace("\\", "\\e").replace("-", "\\-")) for line in lines]
    return [".Bd -literal", *shown, ".Ed"]


def settled(page):
    result, description = [], None
    for line in page.rstrip("\n").split("\n"):
        if description is not None and re.match(r"\.(Bl|Sh)\b", line):
            while description and not description[-1]:
                description.pop()
            result += literal(description) if description else []
            description = None
        if description is not None:
            description.append(line)
        elif line == ".Sh DESCRIPTION":
            result.append(line)
            description = []
        elif not line:
            result.append(".Pp")
        elif name := re.match(r'\.Nm "?([a-z ]+?)"?$', line):
            result.append(".Nm " + name.group(1).replace(" ", "-"))
        elif line == ".Nm":
            # The synopsis shows what is typed.
            result.append(".Ic " + re.search(r"^\.Nm (.*)$", "\n".join(result), re.M).group(1).replace("-", " "))
        elif re.match(r"\.(Dt|Xr) ", line):
            name = line.split()[1]
            if name != "legible.help":
                result.append(line.replace(name, name.replace(".", "-")))
        else:
            result.append(line)
    return "\n".join(result) + "\n"


for file in sorted(folder.glob("*.1")):
    text = settled(file.read_text())
    file.unlink()
    if file.name != "legible.help.1":
        (folder / (file.name.removesuffix(".1").replace(".", "-") + ".1")).write_text(text)
