#!/usr/bin/env python3
"""Audits the screens of a folder on a Spark cluster, and merges what the workers say into reports.

Every partition is a `legible worker`: it reads lines on its standard input and answers each with a line of JSON.
Spark hands the lines out, starts a partition again whose machine is lost, and keeps the answers; it knows nothing of
screens. The reports are those that `legible audit FOLDER` writes on one machine.

    spark-submit audit.py Screens --output answers --format html=report.html
    spark-submit audit.py Screens --output answers --contents --worker-options '--standard apple'

Needs PySpark 3.5 (Java 17 will do) and `legible` on every machine. With --contents the machines need no common folder:
the bytes of the screens travel with their names.
"""

import argparse
import base64
import glob
import os
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession


def paths(folder):
    """The screens below a folder, hidden ones left out, as `legible audit` finds them."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.lower().endswith(".png") and not name.startswith("."):
                yield os.path.join(place, name)


def with_contents(path):
    """A line that holds a screen: its name, a tab and its bytes in base64."""
    with open(path, "rb") as file:
        return path + "\t" + base64.b64encode(file.read()).decode()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="where the screens are, as every machine sees it")
    parser.add_argument("--output", required=True, help="a new folder for the workers' answers")
    parser.add_argument("--legible", default="legible", help="the command, as every machine finds it")
    parser.add_argument("--worker-options", default="", help="options of 'legible worker', in one argument")
    parser.add_argument("--per-partition", type=int, default=128, help="screens that one process audits")
    parser.add_argument("--contents", action="store_true", help="send the screens, not their paths")
    parser.add_argument("--format", action="append", default=[], help="a report of 'legible merge'; repeatable")
    options = parser.parse_args()

    screens = list(paths(options.folder))
    if not screens:
        sys.exit(f"{options.folder}: there is no PNG file in this folder")
    spark = SparkSession.builder.appName("legible").getOrCreate()
    slices = max(spark.sparkContext.defaultParallelism, -(-len(screens) // options.per_partition))
    lines = spark.sparkContext.parallelize(screens, slices)
    if options.contents:
        lines = lines.map(with_contents)
    command = f"{shlex.quote(options.legible)} worker {options.worker_options}"
    # A worker that ends with another code than 0 could not begin, or not answer: the partition is tried again.
    lines.pipe(command, checkCode=True).saveAsTextFile(options.output)
    spark.stop()

    parts = sorted(glob.glob(os.path.join(glob.escape(options.output), "part-*")))
    formats = [word for name in options.format for word in ("--format", name)]
    sys.exit(subprocess.call([options.legible, "merge", *parts, *formats]))


if __name__ == "__main__":
    main()
