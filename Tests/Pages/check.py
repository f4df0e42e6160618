#!/usr/bin/env python3
"""Opens the pages that the command writes in Chromium, and looks at them as their readers do.

    check.py LEGIBLE [SCREENS ...]

Every page is opened light and dark, wide and 320 pixels narrow, with and without scripts, as it is and with all its parts
unfolded, and the report with a filter, a vision and a link to a finding that is not built yet: axe-core finds nothing, nothing but a
table of a matrix scrolls sideways, the policy of the page refuses nothing that the page does. The keyboard reaches what can be
used, and it is seen where it is; nothing moves for people who want less motion; paper is white in a dark theme, too. A screen
with no more than twelve findings fits a sheet of paper. Three hundred screens are there as fast as thirty. The command's own
audit finds nothing on a page as it opens, but on the pictures of the screens that it is about, which its configuration ignores. The exit code is 1 where something is wrong, and 77
where this machine has not what it takes.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import axe_playwright_python
    from playwright.sync_api import TimeoutError as PlaywrightTimeout
    from playwright.sync_api import sync_playwright
except ImportError:
    print("Python has no Playwright or no axe-core: pip install playwright axe-playwright-python")
    sys.exit(77)

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
ROOT = pathlib.Path(__file__).resolve().parents[2]
PAPER = {"format": "A4", "margin": {side: "12mm" for side in ("top", "right", "bottom", "left")}}
faults = []


def fault(where, words):
    faults.append(f"{where}: {words}")
    print(f"error: {faults[-1]}", flush=True)


def legible(*arguments):
    run = subprocess.run([LEGIBLE, *map(str, arguments)], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{arguments}: {run.returncode}: {run.stderr}")
    return run.stdout


def look(page, where):
    """What holds in every state."""
    page.evaluate(AXE)
    for violation in page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]:
        for node in violation["nodes"][:3]:
            fault(where, f"axe {violation['id']} ({violation['impact']}): {node['html'][:160]}")
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if width[0] > width[1]:
        fault(where, f"{width[0]} pixels in a window of {width[1]}")


def built(page):
    """Files far down are built while the browser has nothing else to do."""
    for _ in range(100):
        if page.evaluate("document.querySelector('article > noscript') === null"):
            return
        page.wait_for_timeout(100)
    fault(page.url, "files far down are not built after ten seconds")


def states(page, where):
    look(page, where)
    page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    page.wait_for_timeout(100)
    look(page, f"{where}, unfolded")
    if page.locator(".choice input").count() > 1:
        page.locator(".choice input").nth(2).check()
        look(page, f"{where}, another vision")
        if not page.locator(".seen").first.is_visible():
            fault(where, "no screen is seen with the vision that is chosen")


def led(browser, file):
    """A link to the last finding, and to its place: both are built for it, and seen with their pictures."""
    text = file.read_text()
    last = re.findall(r'<li class="finding [^>]*id="(finding-[0-9a-f]+)"', text)[-1]
    names = [name for name in (last, last.replace("finding", "place")) if f'id="{name}"' in text]
    for name in names:
        page = browser.new_page()
        page.goto(f"{file.as_uri()}#{name}")
        where = """() => {
            const box = document.querySelector(':target')?.getBoundingClientRect();
            return box && [box.bottom > 0 && box.top < innerHeight, document.querySelector(':target').id]; }"""
        try:
            page.wait_for_function(f"() => ({where})()?.[0]", timeout=10_000)
        except PlaywrightTimeout:
            pass
        # What loads above it later must not push it away.
        page.wait_for_timeout(500)
        target = page.evaluate(where)
        if target != [True, name]:
            fault(file.name, f"a link to {name} leads to {target}")
        article = page.locator("article").last
        if article.locator("[data-picture], [data-file-address]").count() > 0:
            fault(file.name, f"{name} is looked at, and a picture of its screen is not there")
        page.close()


def typed(browser, file):
    """The keyboard goes through the page, is seen where it is, and opens and chooses what it is on."""
    page = browser.new_page()
    page.goto(file.as_uri())
    seen = set()
    for step in range(60):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
            const own = document.activeElement;
            if (own === document.body || own === null) { return null; }
            const box = own.getBoundingClientRect(), style = getComputedStyle(own);
            // What is drawn in SVG has its focus drawn there, a radio button has it around itself.
            const isMarked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
              || own.closest('svg') !== null;
            own.dataset.stop ??= String(Math.random());
            return [own.dataset.stop, own.outerHTML.slice(0, 120), isMarked,
              box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth]; }""")
        if stop is None:
            break
        name, text, is_marked, is_visible = stop
        if name in seen:
            fault(file.name, f"the keyboard comes back to {text} before it is through")
            break
        seen.add(name)
        if not is_marked:
            fault(file.name, f"the keyboard is not seen on {text}")
        if not is_visible:
            fault(file.name, f"the keyboard is on {text}, which is out of sight")
    summary = page.locator("summary:visible").first
    if summary.count() > 0:
        details = summary.locator("xpath=..")
        summary.focus()
        before = details.evaluate("(own) => own.open")
        page.keyboard.press("Enter")
        if details.evaluate("(own) => own.open") == before:
            fault(file.name, "the keyboard does not unfold what it is on")
    radios = page.locator(".choice input[type=radio]")
    if radios.count() > 1:
        radios.first.focus()
        page.keyboard.press("ArrowRight")
        if not radios.nth(1).is_checked():
            fault(file.name, "arrow keys do not choose another vision")
    page.close()


def ordered(page, where):
    """The keyboard goes through the places on a picture in the order of the list."""
    for numbers in page.evaluate("""[...document.querySelectorAll('.plan')].map((plan) =>
            [...plan.querySelectorAll('a')].map((link) => parseInt(link.getAttribute('aria-label'))))"""):
        if numbers != sorted(numbers):
            fault(where, f"the keyboard goes through a picture as {numbers}")


def spoken(browser, file):
    """What a screen reader says of the cells of a matrix has the words that marks stand for."""
    page = browser.new_page()
    page.goto(file.as_uri())
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = {node["name"]["value"] for node in tree if node.get("name", {}).get("value")}
    for words in ("enough for text, ", "too little for text, "):
        if not any(words.strip() in name for name in names):
            fault(file.name, f"no cell is read out as '{words}'")
    page.close()


def still(page, where):
    """Nothing moves for people who want less motion."""
    moving = page.evaluate("""() => document.getAnimations().length
        + (getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? 1 : 0)
        + [...document.querySelectorAll('*')].filter((own) => {
            const style = getComputedStyle(own);
            return parseFloat(style.transitionDuration) > 0 || parseFloat(style.animationDuration) > 0; }).length""")
    if moving:
        fault(where, f"{moving} parts move although less motion is wanted")


def papered(browser, file):
    """What is printed out of a dark theme is dark on white."""
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(file.as_uri())
    page.emulate_media(media="print", color_scheme="dark")
    colors = page.evaluate("[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]")
    if colors[0] != "rgb(255, 255, 255)":
        fault(file.name, f"{colors[1]} on {colors[0]} is printed")
    context.close()


def opened(browser, file):
    """The seconds until something is painted and until all is loaded: the least of three times."""
    times = []
    for _ in range(3):
        page = browser.new_page()
        page.goto(file.as_uri())
        page.wait_for_timeout(200)
        times.append(page.evaluate("""() => {
            const [page] = performance.getEntriesByType('navigation');
            const paint = performance.getEntriesByName('first-contentful-paint')[0];
            return [(paint?.startTime ?? Infinity) / 1000, page.loadEventEnd / 1000]; }"""))
        page.close()
    return [min(own) for own in zip(*times)]


def many(browser, screens, folder):
    """Three hundred screens, with a script that has little to do: as fast as thirty, but for reading the file."""
    times = {}
    for count in (30, 300):
        copies = folder / f"copies-{count}"
        copies.mkdir()
        for index in range(count):
            source = screens[index % min(30, len(screens))]
            (copies / f"{index:03}-{source.name}").symlink_to(source)
        for images in ("embed", "none"):
            file = folder / f"many-{count}-{images}.page"
            legible("audit", copies, "--quiet", "--format", f"html={file}", "--images", images)
            page = file.rename(file.with_suffix(".html"))
            times[images, count] = opened(browser, page)
            size = page.stat().st_size / 1e6
            paint, load = times[images, count]
            print(f"-- {count} screens, {images}: {size:.1f} MB, painted in {paint:.2f} s, loaded in {load:.2f} s", flush=True)
    for images in ("embed", "none"):
        for what, few, all in zip(("painted", "loaded"), times[images, 30], times[images, 300]):
            if all > 2 * few + 0.5:
                fault(f"300 screens, {images}", f"{what} in {all:.2f} s, and 30 in {few:.2f} s")
    page = folder / "many-300-embed.html"
    led(browser, page)
    context = browser.new_context(java_script_enabled=True, viewport={"width": 320, "height": 900})
    phone = context.new_page()
    phone.goto(page.as_uri())
    width = phone.evaluate("document.documentElement.scrollWidth")
    if width > 320:
        fault("300 screens, 320", f"{width} pixels wide")
    context.close()


def filtered(page, where):
    """The filter, which only a script can be."""
    form = page.locator("#filter")
    if not form.is_visible():
        return fault(where, "there is no filter")
    severity = page.locator(".finding").first.get_attribute("data-severity")
    form.locator("select[name=severity]").select_option(severity)
    shown = page.locator(".finding:visible").count()
    if shown == 0 or shown != page.locator(f"[data-severity={severity}]:visible").count():
        fault(where, f"{shown} findings are shown, which are not those of severity {severity}")
    look(page, f"{where}, filtered")
    if f"#?severity={severity}" not in page.url:
        fault(where, f"the address does not say what is shown: {page.url}")
    vision = page.locator(".choice input")
    if vision.count() > 1:
        vision.nth(2).check()
    # A link within the page, by the keyboard, as other places hide it from the mouse.
    link = page.locator(".fixes a, nav[aria-label] a").first
    link.press("Enter")
    page.wait_for_timeout(200)
    name = link.get_attribute("href")
    page.reload()
    built(page)
    page.wait_for_timeout(300)
    if f"{name}?severity={severity}" not in page.url or page.evaluate("document.querySelector(':target')?.id") != name[1:]:
        fault(where, f"after a link to {name} and a reload the address is {page.url}")
    if not shown <= page.locator(".finding:visible").count() <= shown + 1:
        fault(where, "the address does not bring the filter back")
    if vision.count() > 1 and not vision.nth(2).is_checked():
        fault(where, "the address does not bring the vision back")
    hidden = page.locator(".finding[hidden]")
    if hidden.count() > 0:
        name = hidden.last.get_attribute("id")
        page.evaluate("name => { location.hash = name; }", name)
        page.wait_for_timeout(300)
        top = page.evaluate("name => document.getElementById(name).getBoundingClientRect().top", name)
        if not -5 <= top <= page.viewport_size["height"]:
            fault(where, f"a link to a finding that the filter hides ends {top} pixels away")
        if not form.locator(f"select[name=severity] option[value={severity}]").evaluate("(own) => own.selected"):
            fault(where, "a link to a finding that the filter hides drops the filter")
    file = form.locator("select[name=file] option").last
    form.locator("select[name=file]").select_option(index=form.locator("select[name=file] option").count() - 1)
    if "file=" not in page.url or file.get_attribute("value") != page.locator("article h2").last.text_content():
        fault(where, f"the address does not name the file that is shown: {page.url}")
    form.locator("input[name=text]").fill("no such words")
    # Letters are waited for.
    page.wait_for_timeout(400)
    if page.locator(".finding:visible").count() != 0:
        fault(where, "words that are nowhere are found")
    form.locator("button[type=reset]").click()
    page.wait_for_timeout(100)
    if page.locator(".finding:visible").count() != page.locator(".finding").count():
        fault(where, "not every finding is shown again")


def whole(browser, file):
    """A page that is printed at once has all its pictures."""
    page = browser.new_page()
    page.goto(file.as_uri(), wait_until="commit")
    page.wait_for_selector("footer", state="attached")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    left = page.locator("article > noscript, [data-picture], [data-file-address]").count()
    broken = page.evaluate("[...document.images].filter((image) => !image.hasAttribute('src')).length")
    if left or broken:
        fault(file.name, f"{left} parts and {broken} pictures are not there when the page is printed")
    page.close()


def printed(browser, file, most):
    """Every screen with few findings is a sheet of paper."""
    page = browser.new_page()
    page.goto(file.as_uri())
    built(page)
    files = page.locator("article")
    for index in range(files.count()):
        if files.nth(index).locator(".finding").count() > most:
            continue
        page.evaluate(
            "(index) => { document.querySelectorAll('article').forEach((file, place) => { file.hidden = place !== index; });"
            "document.querySelectorAll('header, footer, main > :not(article)').forEach((other) => { other.hidden = true; }); }",
            index)
        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(**PAPER)))
        if sheets != 1:
            fault(file.name, f"screen {index + 1} takes {sheets} sheets of paper")
    page.close()


def audited(browser, file, folder):
    """The page in the state in which it opens. What it shows of the screens that it speaks of is theirs."""
    for name, width, scheme in [("light", 1280, "light"), ("dark", 1280, "dark"), ("narrow", 320, "light")]:
        context = browser.new_context(viewport={"width": width, "height": 2400}, color_scheme=scheme)
        page = context.new_page()
        page.goto(file.as_uri())
        pictures = page.evaluate(
            """[...document.querySelectorAll('.plan, .seen, .evidence img, .evidence svg:not(.swatch)')]
                .map((picture) => picture.getBoundingClientRect())
                .filter((box) => box.width > 0 && box.top < innerHeight)
                .map((box) => ({ x: Math.floor(box.x), y: Math.max(0, Math.floor(box.y)),
                  width: Math.ceil(box.width) + 1, height: Math.ceil(box.height) + 1 }))""")
        own = folder / f"{file.stem}-{name}"
        own.mkdir()
        shot = own / "page@1x.png"
        page.screenshot(path=str(shot))
        entries = [{"box": box, "reason": "shows a screen that the report is about"} for box in pictures]
        (own / ".legible.yml").write_text(json.dumps({"root": True, "screens": {"ignore": entries}}))
        report = json.loads(legible("audit", shot, "--scale", "1", "--format", "json"))
        for finding in report["findings"]:
            # A browser draws the arrows of its lists too thin to be judged.
            is_arrow = finding["rule"] == "text-contrast" and finding["verdict"] == "review"
            if finding["severity"] != "note" and "suppression" not in finding and not is_arrow:
                regions = [report["images"][0]["regions"][region]["box"] for region in finding.get("regions", [])]
                fault(own.name, f"{finding['message']} {regions}")
        context.close()


def main(screens):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="legible-pages-"))
    # What embeds settings embeds the screens, too.
    pages = {name: ["--images", name] for name in ("all", "none", "link")}
    # axe-core takes half a minute for each state of a page of all.
    few = screens[:: max(1, len(screens) // 5)]
    for name, options in pages.items():
        legible("audit", *few, "--quiet", "--format", f"html={folder / name}.html", *options)
    palette = ROOT / "Samples" / "Brand"
    legible("palette", "check", palette, "--format", f"html={folder / 'palette'}.html")
    (folder / "matrix.html").write_text(legible("palette", "matrix", palette, "--format", "html"))
    comparisons = sorted((ROOT / "Samples" / "Comparisons").glob("*/"))[:6]
    legible("compare", *comparisons, "--quiet", "--format", f"html={folder / 'compare'}.html")
    # All of them are six hundred sections, which axe-core takes half a minute for in each state.
    catalogs = sorted((ROOT / "Samples" / "Assets").glob("*/"))[:3]
    legible("assets", *catalogs, "--format", f"html={folder / 'assets'}.html")
    for name, screen in (("old", screens[0]), ("new", screens[1])):
        (folder / f"{name}.json").write_text(legible("audit", screen, "--format", "json"))
    (folder / "diff.html").write_text(
        legible("diff", folder / "old.json", folder / "new.json", "--format", "html"))
    for file in sorted(folder.glob("*.html")):
        print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB", flush=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for file in sorted(folder.glob("*.html")):
            for scheme, width in [("light", 1280), ("dark", 1280), ("light", 320), ("dark", 320)]:
                where = f"{file.name}, {scheme}, {width}"
                context = browser.new_context(
                    viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
                page = context.new_page()
                page.on("console", lambda message: fault(where, f"console: {message.text}"))
                page.on("pageerror", lambda error: fault(where, f"script: {error}"))
                page.goto(file.as_uri())
                states(page, where)
                still(page, where)
                ordered(page, where)
                if page.locator("#filter").count() > 0:
                    built(page)
                    filtered(page, where)
                context.close()
            # axe-core runs scripts itself: it looks at what a browser without them shows.
            text = file.read_text()
            plain = folder / f"{file.stem}.plain"
            plain.write_text(re.sub(r"<script\b.*?</script>|</?noscript>", "", text, flags=re.DOTALL))
            context = browser.new_context()
            page = context.new_page()
            page.goto(plain.rename(folder / f"plain-{file.name}").as_uri())
            states(page, f"{file.name}, without script")
            context.close()
            context = browser.new_context(java_script_enabled=False)
            page = context.new_page()
            page.goto(file.as_uri())
            all = len(re.findall(r'<li class="finding ', text))
            if all != page.locator(".finding:visible").count():
                fault(file.name, f"without a script some of {all} findings are not shown")
            context.close()
            typed(browser, file)
            papered(browser, file)
            if "<noscript>" in text:
                led(browser, file)
                whole(browser, file)
        every = folder / "all.html"
        legible("audit", *screens, "--quiet", "--format", f"html={every}")
        led(browser, every)
        whole(browser, every)
        printed(browser, every, 12)
        audited(browser, every, folder)
        spoken(browser, folder / "matrix.html")
        for name in ("palette", "compare", "assets", "diff", "matrix"):
            audited(browser, folder / f"{name}.html", folder)
        many(browser, screens, folder)
        browser.close()
    shutil.rmtree(folder)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if CHROMIUM is None:
        print("there is no Chromium")
        sys.exit(77)
    LEGIBLE = str(pathlib.Path(sys.argv[1]).resolve())
    chosen = [pathlib.Path(name) for name in sys.argv[2:]]
    sys.exit(main(chosen or sorted((ROOT / "Samples" / "Screens").glob("*.png"))))
