import PaletteFiles
import Testing

@Suite("The rule that paints an element, of several that do")
struct PaintSpecificityTests {
    private func palette(_ css: String) -> Palette {
        StylesheetReader([SourceText(path: "a.css", bytes: Array(css.utf8))]).palette(named: "a.css")
    }

    private func uses(_ css: String, in mode: PaletteMode = .base) -> [String] {
        palette(css).uses.filter { $0.holds(in: mode) && $0.doubt == nil }.map {
            "\($0.ink) on \($0.backdrop)"
        }
    }

    @Test("is the one of a theme, where that is as specific as one for a state and stands behind it")
    func themes() {
        let rest = ".go { color: #fff } .go:hover { color: #fff; background: #7ce8a4 }"
        let theme = " .dark .go { color: #020b05 }"
        #expect(uses(rest + theme, in: .dark) == [".go color on .go:hover background-color"])
        #expect(uses(rest + theme).contains(".go:hover color on .go:hover background-color"))
        // One that stands before the state loses, and a media query makes no rule more specific.
        #expect(uses(theme + rest, in: .dark) == [".go:hover color on .go:hover background-color"])
        let media = "@media (prefers-color-scheme: dark) { .go { color: #020b05 } }"
        #expect(uses(rest + media, in: .dark) == [".go:hover color on .go:hover background-color"])
    }

    @Test("is the one that is important, however short its selector is")
    func important() {
        #expect(
            uses("td { color: #fff !important } .box td { color: #333; background: #fafafa }")
                == ["td color on .box td background-color"])
    }

    @Test("is that for an attribute, whatever its value is, too")
    func attributes() {
        let css = "i[data-hue] + b { color: #222; background: #fff } i[data-hue=red] + b { color: #d01030 }"
        #expect(uses(css).last == "i[data-hue=red] + b color on i[data-hue] + b background-color")
    }

    @Test("is none of an element alone, in a state or not, on the backdrop of a class")
    func elements() {
        #expect(uses("a:hover { color: #0d3d70 } a.bg:hover { background: #96141f !important }") == [])
        #expect(
            uses("a:hover { color: #0d3d70 } p:hover { background: #fff } p:hover a:hover { top: 0 }") == [])
    }

    @Test("writes nothing into a box without content, or into a hint that no field shows")
    func withoutText() {
        func empty(_ rest: String) -> String {
            ".c { background: #f7f7f7 } .c::before { content: ' '; color: #e2e2e2; \(rest) }"
        }
        #expect(uses(empty("border-top: 1px solid")) == [])
        #expect(palette(empty("")).uses.map(\.doubt) == [.noContent])
        // What is filled with its ink is a mark that is cut out of it.
        let filled = uses(empty("background-color: currentcolor; mask-image: url(x.svg)"))
        #expect(filled == [".c:before color on .c background-color"])
        let box = "input[type='checkbox'] { background: #fff; color: #338fff }"
        #expect(palette(box).uses.map(\.doubt) == [.noText])
        let hint = "::placeholder { color: #b5b8be }"
        #expect(uses("select { background: #fff } select" + hint) == [])
        #expect(
            uses("input { background: #fff } input" + hint)
                == ["input:placeholder color on input background-color"])
    }
}

@Suite("Modifiers that set what the rules of a component paint with")
struct ComponentModifierTests {
    private func uses(_ css: String) -> Set<String> {
        let text = SourceText(path: "a.css", bytes: Array(css.utf8))
        return Set(
            StylesheetReader([text]).palette(named: "a.css").uses.map { "\($0.ink) on \($0.backdrop)" })
    }

    private let button = """
        .btn { --btn-bg: #eee; --btn-ink: #222; background: var(--btn-bg); color: var(--btn-ink) }
        .btn:hover { background: var(--btn-hover-bg); color: var(--btn-hover-ink) }
        """
    private let rest: Set = [".btn --btn-ink on .btn --btn-bg"]

    @Test("have pairs of their own, in states as well, by names that are of the component")
    func named() {
        #expect(uses(button) == rest)
        let night =
            ".btn-night { --btn-bg: #333; --btn-ink: #444; --btn-hover-bg: #000; --btn-hover-ink: #333 }"
        #expect(
            uses(button + night)
                == rest.union([
                    ".btn-night --btn-ink on .btn-night --btn-bg",
                    ".btn-night --btn-hover-ink on .btn-night --btn-hover-bg",
                ]))
        // Another name does, where it sets both sides.
        #expect(
            uses(button + ".night { --btn-bg: #333; --btn-ink: #444 }")
                == rest.union([".night --btn-ink on .night --btn-bg"]))
        #expect(uses(button + ".night { --btn-bg: #333 }") == rest)
    }

    @Test("have the side that they do not set from the name before, the later of two")
    func mixed() {
        #expect(
            uses(button + ".btn.is-sea { --btn-bg: #cafccc }")
                == rest.union([".btn --btn-ink on .btn.is-sea --btn-bg"]))
        #expect(
            uses(button + ".btn-sea { --btn-ink: #fff } .btn.btn-sea { --btn-bg: #06c }")
                == rest.union([
                    ".btn-sea --btn-ink on .btn --btn-bg", ".btn-sea --btn-ink on .btn.btn-sea --btn-bg",
                ]))
    }

    @Test("are no regions of the page that share a name, and no components that are switched off")
    func strangers() {
        #expect(uses(button + ".menu { --gap: 4px; --menu-bg: #333 }") == rest)
        #expect(uses(button + ".btn-disabled { --btn-bg: #333; --btn-ink: #444 }") == rest)
        let page = ":root { --bg: #fff; --ink: #222 } .x { color: var(--ink); background: var(--bg) }"
        #expect(uses(page + ".x-b { --bg: #eee; --ink: #999 }") == ["--ink on --bg"])
    }
}
