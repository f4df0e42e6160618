"""Writes what is inside the files of a release, as SPDX 2.3 (https://spdx.github.io/spdx-spec/v2.3/).

python3 Distribution/sbom.py WORK OUT VERSION MACHINE HOME

The versions are those that were built: of the Swift packages by the checkouts, of the C libraries by the packages of
the system, of Swift by the compiler. The time is that of the commit, SOURCE_DATE_EPOCH.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

work, out, version, machine, home = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), *sys.argv[3:6]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def debian(package):
    return output("dpkg-query", "--show", "--showformat", "${source:Version}", package)


def swift_packages():
    """The Swift packages that the command was built from: name, version, address."""
    state = json.loads((work / "build" / "workspace-state.json").read_text())
    for dependency in state["object"]["dependencies"]:
        checkout = dependency["state"]["checkoutState"]
        reference = dependency["packageRef"]
        yield reference["name"], checkout["version"], reference["location"]


SWIFT_LICENCES = {"swift-argument-parser": "Apache-2.0 WITH Swift-exception", "Yams": "MIT"}
system = output("sh", "-c", ". /etc/os-release; echo $ID")
swift_version = re.search(r"Swift version (\S+)", output(os.environ.get("SWIFT", "swift"), "--version")).group(1)

# Name, version, licence, where it is from, and how it is linked into the static command and into the package for Debian.
parts = [
    (name, found, SWIFT_LICENCES[name], address, True, f"pkg:swift/{address.removeprefix('https://')}@{found}")
    for name, found, address in sorted(swift_packages())
]
parts.append(
    ("swift", swift_version, "Apache-2.0 WITH Swift-exception AND Unicode-3.0", "https://swift.org", True,
     f"pkg:generic/swift@{swift_version}"))
for name, package, licence, address in [
    ("glibc", "libc6-dev", "LGPL-2.1-or-later", "https://sourceware.org/glibc/"),
    ("lcms2", "liblcms2-dev", "MIT", "https://www.littlecms.com"),
    ("libdeflate", "libdeflate-dev", "MIT", "https://github.com/ebiggers/libdeflate"),
    ("libpng", "libpng-dev", "libpng-2.0", "http://www.libpng.org/pub/png/libpng.html"),
    ("libstdc++", "libstdc++6", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    ("zlib", "zlib1g-dev", "Zlib", "https://zlib.net"),
]:
    found = debian(package)
    parts.append((name, found, licence, address, False, f"pkg:deb/{system}/{package}@{found.replace('+', '%2B')}"))


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, found, licence, address, purl, **more):
    return {
        "SPDXID": identifier(name),
        "name": name,
        "versionInfo": found,
        "downloadLocation": address,
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
        ],
        **more,
    }


packages, relationships = [], []
made = [out / f"legible-{version}-linux-{machine}.tar.gz", *sorted(out.glob(f"legible_{version}-1_*.deb"))]
for file in made:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    packages.append(
        package(
            file.name, version, "Apache-2.0", f"{home}/releases/download/v{version}/{file.name}",
            f"pkg:generic/legible@{version}", packageFileName=file.name, primaryPackagePurpose="APPLICATION",
            checksums=[{"algorithm": "SHA256", "checksumValue": digest}]))
    relationships.append(("SPDXRef-DOCUMENT", "DESCRIBES", identifier(file.name)))
    for name, *_, in_every_file, _ in parts:
        static = in_every_file or file.suffix == ".gz"
        relationships.append((identifier(file.name), "STATIC_LINK" if static else "DYNAMIC_LINK", identifier(name)))
packages += [package(name, found, licence, address, purl) for name, found, licence, address, _, purl in parts]

digests = "".join(item["checksums"][0]["checksumValue"] for item in packages if "checksums" in item)
created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
document = {
    "spdxVersion": "SPDX-2.3",
    "dataLicense": "CC0-1.0",
    "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"legible-{version}-linux-{machine}",
    "documentNamespace": f"{home}/spdx/{version}/{hashlib.sha256(digests.encode()).hexdigest()}",
    "creationInfo": {
        "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "creators": ["Organization: The authors of Legible", "Tool: Distribution/sbom.py"],
    },
    "packages": packages,
    "relationships": [
        {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
        for one, kind, other in relationships
    ],
}
(out / f"legible-{version}-linux-{machine}.spdx.json").write_text(json.dumps(document, indent=2) + "\n")
