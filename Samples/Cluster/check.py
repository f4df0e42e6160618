#!/usr/bin/env python3
"""Checks the cluster job: that it gives the bytes of one run, and what it costs.

    check.py LEGIBLE [COUNT]

Runs audit.py with PySpark in local mode on COUNT screens, 2000 unless told otherwise: the sample screens, each file made
different from the others by a comment in it. The workers' own processor time may be 1.05 times that of one
`legible audit` of the same files; Spark's is printed apart. Needs PySpark in the Python that runs this, and Java.
"""

import glob
import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 1.05

# Runs the command, and adds the processor time that it took itself to a file.
WRAPPER = """#!{python}
import resource, subprocess, sys
code = subprocess.call([{legible!r}] + sys.argv[1:])
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
if sys.argv[1] == "worker":
    with open({times!r}, "a") as file: file.write(f"{{usage.ru_utime + usage.ru_stime}}\\n")
sys.exit(code)
"""


def write_screens(folder, count):
    """Copies the sample screens until there are enough, each with a comment of its own behind its header."""
    samples = sorted(glob.glob(os.path.join(HERE, "../Screens/*.png")))
    contents = [open(sample, "rb").read() for sample in samples]
    for index in range(count):
        place = os.path.join(folder, f"{index // 100:03}")
        os.makedirs(place, exist_ok=True)
        data = contents[index % len(contents)]
        chunk = b"tEXtComment\0" + str(index).encode()
        comment = struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
        name = os.path.basename(samples[index % len(samples)])
        with open(os.path.join(place, f"{index:06}-{name}"), "wb") as file:
            # The signature has 8 bytes and the header 25.
            file.write(data[:33] + comment + data[33:])


def children_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def java_time(process):
    """Waits for a process; the processor time of the Java among its descendants, 0 where /proc does not tell it."""
    seconds = {}
    while process.poll() is None:
        parents = {process.pid}
        for name in sorted((name for name in os.listdir("/proc") if name.isdigit()), key=int) if os.path.isdir("/proc") else []:
            try:
                with open(f"/proc/{name}/stat") as file:
                    command, fields = file.read().rsplit(")", 1)
            except OSError:
                continue
            fields = fields.split()
            if int(fields[1]) in parents:
                parents.add(int(name))
                if command.endswith("(java"):
                    seconds[name] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        time.sleep(0.5)
    return sum(seconds.values())


def main():
    legible = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    folder = tempfile.mkdtemp(prefix="legible-cluster-")
    try:
        screens, times = os.path.join(folder, "screens"), os.path.join(folder, "times")
        write_screens(screens, count)
        wrapper = os.path.join(folder, "legible")
        with open(wrapper, "w") as file:
            file.write(WRAPPER.format(python=sys.executable, legible=legible, times=times))
        os.chmod(wrapper, 0o755)

        log = os.path.join(folder, "log")
        with open(log, "w") as file:
            cluster = subprocess.Popen(
                [sys.executable, os.path.join(HERE, "audit.py"), "screens", "--legible", wrapper,
                 "--output", "answers", "--format", "json=cluster.json"],
                cwd=folder, env={**os.environ, "PYSPARK_PYTHON": sys.executable}, stdout=file, stderr=file)
        spark = java_time(cluster)
        if cluster.returncode not in (0, 1):
            sys.exit(f"the job ended with {cluster.returncode}:\n{open(log).read()[-4000:]}")
        workers = sum(map(float, open(times)))

        start = children_time()
        subprocess.run([legible, "audit", "screens", "--format", "ndjson=one.ndjson", "--quiet"], cwd=folder)
        one = children_time() - start
        subprocess.run([legible, "merge", "one.ndjson", "--format", "json=one.json"], cwd=folder)

        same = open(os.path.join(folder, "one.json"), "rb").read() == open(
            os.path.join(folder, "cluster.json"), "rb").read()
        print(f"{count} screens, {len(open(times).readlines())} workers")
        print(f"one audit     {one:8.1f} s of processor time")
        print(f"the workers   {workers:8.1f} s, {workers / one:.3f} times as much (at most {LIMIT})")
        print(f"Spark         {f'{spark:8.1f} s of Java beside them' if spark else '         is not measured on this system'}")
        print(f"reports       {'the same bytes' if same else 'DIFFER'}")
        sys.exit(0 if same and workers <= LIMIT * one else 1)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
