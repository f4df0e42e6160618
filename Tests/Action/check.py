"""Runs the steps of action.yml as GitHub would, without GitHub: the workflow of the samples in an empty repository, and what
can go wrong. A server of this script stands in for the releases and for the comments of a pull request; steps that
use other actions are looked at, and not run.

python3 Tests/Action/check.py COMMAND

Ends with 1 where something is not as it must be, and with 77 where a program is missing.
"""

import hashlib
import http.server
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading

try:
    import yaml
except ImportError:
    print("Python has no PyYAML")
    sys.exit(77)
for program in ("bash", "curl", "git", "jq", "tar"):
    if not shutil.which(program):
        print(f"there is no {program}")
        sys.exit(77)

package = pathlib.Path(__file__).resolve().parents[2]
command = pathlib.Path(sys.argv[1]).resolve()
action = yaml.safe_load((package / "action.yml").read_text())
workflow = yaml.safe_load((package / "Samples/Workflows/legible.yml").read_text())
repository = (package / "Distribution/home").read_text().strip().removeprefix("https://github.com/")
version = re.search(r'current = "(.*)"', (package / "Sources/Reporting/ToolVersion.swift").read_text()).group(1)
name = f"legible-{version}-linux-{platform.machine()}.tar.gz"
failures = []


def expect(condition, words):
    if not condition:
        failures.append(words)
        print(f"error: {words}")


class Server(http.server.BaseHTTPRequestHandler):
    """The files of a release, and the comments of pull request 7."""

    files, comments, refused = {}, [], False

    def answer(self, code, body=b"[]"):
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if "/issues/7/comments" in self.path:
            page = int(re.search(r"page=(\d+)$", self.path).group(1))
            self.answer(200, json.dumps(self.comments[100 * (page - 1):100 * page]).encode())
        elif self.path in self.files:
            self.answer(200, self.files[self.path])
        else:
            self.answer(404)

    def write(self, change):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if self.refused:
            return self.answer(403)
        change(body)
        self.answer(200, b"{}")

    def do_POST(self):
        self.write(lambda body: self.comments.append(
            {"body": body, "url": f"{address}/repos/someone/app/issues/comments/{len(self.comments)}"}))

    def do_PATCH(self):
        self.write(lambda body: self.comments[int(self.path.rsplit("/")[-1])].update(body=body))

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
address = f"http://127.0.0.1:{server.server_port}"
threading.Thread(target=server.serve_forever, daemon=True).start()


class Run:
    """One run of the action in a folder, with the inputs of a step."""

    def __init__(self, folder, inputs, tools):
        self.folder, self.temporary = folder, pathlib.Path(tempfile.mkdtemp(dir=tools))
        self.inputs = {key: str(value.get("default", "")) for key, value in action["inputs"].items()}
        for key in inputs:
            expect(key in self.inputs, f"action.yml has no input {key}")
        self.inputs |= {key: str(value) for key, value in inputs.items()}
        self.github = {
            "token": "secret", "action_repository": repository, "server_url": address, "repository": "someone/app",
            "run_id": "1", "event_name": "pull_request", "event.pull_request.number": "7",
        }
        self.environment = os.environ | {
            "GITHUB_ACTION_PATH": str(package), "GITHUB_SERVER_URL": address, "GITHUB_API_URL": address,
            "GITHUB_REPOSITORY": "someone/app", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(folder),
            "RUNNER_TEMP": str(self.temporary), "RUNNER_TOOL_CACHE": str(tools),
        }
        self.outputs, self.used, self.said, self.code = {}, [], "", 0
        for step in action["runs"]["steps"]:
            if self.code == 0 and self.holds(step.get("if", "true")):
                self.step(step)

    def value(self, expression):
        kind, _, key = expression.strip().partition(".")
        if expression.strip().startswith("'"):
            return expression.strip().strip("'")
        if kind == "steps":
            step, _, output = key.partition(".outputs.")
            return self.outputs.get(step, {}).get(output, "")
        if kind == "runner":
            return {"os": "Linux", "arch": "X64"}[key]
        text = {"inputs": self.inputs, "github": self.github}[kind][key]
        return self.fill(text)

    def fill(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match.group(1)), str(text))

    def holds(self, condition):
        if condition == "true":
            return True
        for part in condition.split("&&"):
            one, same, other = re.match(r"(.*?)(==|!=)(.*)", part).groups()
            if (self.value(one) == self.value(other)) != (same == "=="):
                return False
        return True

    def step(self, step):
        if "uses" in step:
            self.used.append((step["uses"], {key: self.fill(text) for key, text in step["with"].items()}))
            return
        files = {}
        for kind in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"):
            files[kind] = str(self.temporary / kind)
            open(files[kind], "w").close()
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", self.fill(step["run"])],
            cwd=self.folder / self.fill(step.get("working-directory", ".")), capture_output=True, text=True,
            env=self.environment | files | {key: self.fill(text) for key, text in step.get("env", {}).items()})
        self.said += result.stdout + result.stderr
        self.code = result.returncode
        with open(files["GITHUB_OUTPUT"]) as lines:
            self.outputs[step.get("id", "")] = dict(line.rstrip("\n").split("=", 1) for line in lines)
        with open(files["GITHUB_PATH"]) as lines:
            for line in lines:
                self.environment["PATH"] = line.rstrip("\n") + ":" + self.environment["PATH"]

    @property
    def reports(self):
        return pathlib.Path(self.outputs["run"]["reports"])


def release(root):
    """The command as a release has it."""
    file = root / name
    with tarfile.open(file, "w:gz") as archive:
        archive.add(command, f"{name.removesuffix('.tar.gz')}/bin/legible")
    data = file.read_bytes()
    folder = f"/{repository}/releases/download/v{version}/"
    return {folder + name: data, folder + "SHA256SUMS": f"{hashlib.sha256(data).hexdigest()}  {name}\n".encode()}


def repository_of_an_app(root):
    """A repository that is not this one, with what the workflow of the samples names."""
    folder = root / "app"
    (folder / "Tests/__Snapshots__").mkdir(parents=True)
    shutil.copy(package / "Samples/Screens/01-ferry@2x.png", folder / "Tests/__Snapshots__/home@2x.png")
    shutil.copytree(package / "Samples/Brand", folder / "tokens")
    colors = folder / "Colors.xcassets/label.colorset"
    colors.mkdir(parents=True)
    color = {"color-space": "srgb", "components": {"red": "0.4", "green": "0.4", "blue": "0.4", "alpha": "1"}}
    (colors / "Contents.json").write_text(
        json.dumps({"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color": color}]}))
    (folder / ".gitignore").write_text("out\n")
    subprocess.run(["git", "init", "--quiet", str(folder)], check=True)
    return folder


with tempfile.TemporaryDirectory() as name_of_root:
    root = pathlib.Path(name_of_root)
    app = repository_of_an_app(root)
    tools = lambda: pathlib.Path(tempfile.mkdtemp(dir=root))
    step = next(step for job in workflow["jobs"].values() for step in job["steps"] if repository in step.get("uses", ""))
    expect(step["uses"] == f"{repository}@v{version}", f"the workflow uses {step['uses']}")
    Server.files = release(root)

    kept = tools()
    run = Run(app, step["with"], kept)
    expect(run.code == 1, f"a screen that fails ends with {run.code}:\n{run.said}")
    expect("::error" in run.said, "there are no annotations")
    for report in ("audit.json", "audit.md", "audit.html", "sarif/audit.sarif", "palette.json", "sarif/palette.sarif"):
        expect((run.reports / report).is_file(), f"there is no {report}")
    expect(len(list((run.reports / "annotated").glob("**/*.png"))) == 1, "there is no annotated picture")
    uses = dict(run.used)
    expect(uses.get("github/codeql-action/upload-sarif@v3") == {"sarif_file": f"{run.reports}/sarif"}, f"alerts: {uses}")
    expect(uses.get("actions/upload-artifact@v4", {}).get("path") == str(run.reports), f"artifact: {uses}")
    expect(len(Server.comments) == 1, f"{len(Server.comments)} comments after the first run")
    expect("home@2x.png" in Server.comments[0]["body"], "the comment does not name the screen")

    # The second run takes the command from the cache, and finds its comment among those of others.
    Server.files = {}
    Server.comments[:0] = [{"body": "Nice!", "url": f"{address}/repos/someone/app/issues/comments/{n}"} for n in range(120)]
    Server.comments[120]["url"] = f"{address}/repos/someone/app/issues/comments/120"
    before = Server.comments[120]["body"]
    Server.comments[120]["body"] = "<!-- legible -->\nof yesterday"
    run = Run(app, step["with"], kept)
    expect(run.code == 1, f"the second run ends with {run.code}:\n{run.said}")
    expect(len(Server.comments) == 121, "the second run wrote another comment")
    normal = lambda text: re.sub(r"actions/runs/\d+", "", text)
    expect(normal(Server.comments[120]["body"]) == normal(before), "the comment is not up to date")

    # A comment that is refused is said, and ends nothing.
    Server.refused = True
    run = Run(app, {"palette": "Colors.xcassets", "arguments": "--fail-on never"}, kept)
    expect(run.code == 0, f"a comment that is refused ends with {run.code}:\n{run.said}")
    expect("::warning::" in run.said, "nothing says that the comment was refused")
    Server.refused = False

    run = Run(app, {"palette": "tokens", "comment": "false", "sarif": "false", "artifact": ""}, kept)
    expect(run.code == 0, f"a palette that passes ends with {run.code}:\n{run.said}")
    expect([name for name, _ in run.used] == ["actions/cache@v4"], f"what was left out ran: {run.used}")

    expect(Run(app, {}, kept).code == 64, "a run without anything to look at does not end with 64")
    run = Run(app, {"screens": "nowhere.png"}, kept)
    expect(run.code == 65, f"a screen that is not there ends with {run.code}")

    # What was downloaded is the file that the release names, or nothing runs.
    Server.files = {
        path: data[:-1] if path.endswith(".gz") else data for path, data in release(root).items()}
    run = Run(app, step["with"], tools())
    expect(run.code == 70 and "SHA256SUMS" in run.said, f"another file than that of the release ends with {run.code}")

    # Without a release for the machine and without Swift, the next step is said.
    Server.files = {}
    without = root / "programs"
    without.mkdir()
    for folder in os.environ["PATH"].split(":"):
        for program in pathlib.Path(folder).glob("*") if pathlib.Path(folder).is_dir() else []:
            if not program.name.startswith("swift") and not (without / program.name).exists():
                (without / program.name).symlink_to(program)
    os.environ["PATH"] = str(without)
    run = Run(app, step["with"], tools())
    expect(run.code == 70 and "swift:6.2" in run.said, f"a machine without Swift ends with {run.code}:\n{run.said}")

print(f"{len(failures)} of the action's steps are wrong" if failures else "The action does what action.yml says")
sys.exit(1 if failures else 0)
