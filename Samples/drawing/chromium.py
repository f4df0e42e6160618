"""Headless Chromium, driven over the pipe of its DevTools protocol: no web socket, no packages."""

import base64
import io
import json
import os
import shutil
import subprocess
import tempfile

from PIL import Image


class Chromium:
    """A browser with one page. Use as a context manager."""

    FLAGS = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
        "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text", "--no-first-run",
        "--allow-file-access-from-files",
    ]

    def __init__(self, executable="chromium"):
        self.profile = tempfile.mkdtemp(prefix="samples-chromium-")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()

        def place_descriptors():
            # Chromium reads commands from descriptor 3 and answers on 4; go by high numbers so neither is overwritten.
            os.dup2(read_commands, 203)
            os.dup2(write_answers, 204)
            os.dup2(203, 3)
            os.dup2(204, 4)

        self.process = subprocess.Popen(
            [executable, *self.FLAGS, f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=place_descriptors, close_fds=False, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        self.buffer = b""
        self.last = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def messages(self):
        """Every message as it comes; messages end with a zero byte."""
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.answers, 1 << 20)
                if not chunk:
                    raise RuntimeError("Chromium went away")
                self.buffer += chunk
            message, self.buffer = self.buffer.split(b"\0", 1)
            yield json.loads(message)

    def call(self, method, **parameters):
        """Sends one command and waits for its answer."""
        self.last += 1
        command = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        for message in self.messages():
            if message.get("id") == self.last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]

    def open(self, url, width, height, scale):
        """Loads a page in a viewport of points at a scale."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Page.navigate", url=url)
        self.evaluate("new Promise(r => document.readyState === 'complete' ? r() : addEventListener('load', r))")

    def evaluate(self, script):
        """The value of an expression, awaited if it is a promise."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", "script failed"))
        return answer["result"].get("value")

    def screenshot(self):
        """The viewport as PNG bytes."""
        # Two frames, so that what was painted last is what is captured.
        self.evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def transparent_picture(self):
        """The viewport with its alpha, where a page has no ground of its own: a window in its shadow."""
        self.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        picture = Image.open(io.BytesIO(self.screenshot())).convert("RGBA")
        self.call("Emulation.setDefaultBackgroundColorOverride")
        return picture
