import FileSystem
import Testing

@Suite("Patterns over paths")
struct PathPatternTests {
    @Test(
        "match as those of .gitignore do",
        arguments: [
            ("build", "build", true), ("build", "a/b/build", true), ("build", "rebuild", false),
            ("/build", "build", true), ("/build", "a/build", false), ("a/b", "a/b", true),
            ("a/b", "x/a/b", false),
            ("*.css", "a/x.css", true), ("*.css", "a/x.scss", false), ("a/*.css", "a/x.css", true),
            ("a/*.css", "a/b/x.css", false), ("a/**/x.css", "a/x.css", true),
            ("a/**/x.css", "a/b/c/x.css", true),
            ("**/a/x", "b/a/x", true), ("**/a/x", "a/x", true), ("a/**", "a/b/c", true), ("a/**", "a", false),
            ("**", "a", true), ("x?.css", "x1.css", true), ("x?.css", "x12.css", false),
            ("[a-c].css", "b.css", true),
            ("[!a-c].css", "b.css", false), ("[^a-c].css", "d.css", true), ("\\*.css", "*.css", true),
            ("\\*.css", "a.css", false), ("a\\ ", "a ", true), ("a  ", "a", true), ("[a.css", "[a.css", true),
            ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("tönung*", "tönung-1", true),
        ])
    func matching(pattern: String, path: String, isMatch: Bool) throws {
        let parts = path.split(separator: "/").map(String.init)
        #expect(try #require(PathPattern(pattern)).matches(parts, isFolder: false) == isMatch)
    }

    @Test("ask for a folder with a slash at the end, and take back with an exclamation mark")
    func marks() throws {
        let folder = try #require(PathPattern("out/"))
        #expect(
            folder.matches(["a", "out"], isFolder: true) && !folder.matches(["a", "out"], isFolder: false))
        let negated = try #require(PathPattern("!keep.css"))
        #expect(negated.isNegated && negated.matches(["keep.css"], isFolder: false))
        #expect(try #require(PathPattern("\\!keep")).matches(["!keep"], isFolder: false))
        #expect(PathPattern("") == nil && PathPattern("# a") == nil && PathPattern("   ") == nil)
        #expect(PathPattern("/") == nil && PathPattern("!") == nil)
    }

    @Test("take no time out of proportion")
    func growth() throws {
        let pattern = try #require(PathPattern(String(repeating: "a*", count: 200) + "b"))
        #expect(!pattern.matches([String(repeating: "a", count: 2_000)], isFolder: false))
        let deep = try #require(PathPattern(String(repeating: "**/a/", count: 100) + "b"))
        #expect(!deep.matches(Array(repeating: "a", count: 500), isFolder: false))
    }

    @Test("in a list, the last that matches decides, and a folder stands for all below it")
    func lists() {
        let list = PathPatternList(["*.css", "!keep.css", "old/"], in: "/work")
        func verdict(_ path: String) -> Bool? { list.verdict(on: path.pathParts, isFolder: false) }
        #expect(verdict("/work/a.css") == true && verdict("/work/b/keep.css") == false)
        #expect(verdict("/work/a.json") == nil && verdict("/other/a.css") == nil)
        #expect(list.covers("/work/old/keep.css".pathParts, isFolder: false))
        #expect(!list.covers("/work/new/keep.css".pathParts, isFolder: false))
    }

    @Test("in a list of several folders, hold for what lies below their own")
    func folders() {
        var list = PathPatternList(["*.css"], in: "/work")
        list.add(["!*.css", "b.css"], in: "/work/kit")
        list.add([], in: "/other")
        func covers(_ path: String) -> Bool { list.covers(path.pathParts, isFolder: false) }
        #expect(covers("/work/a.css") && covers("/work/kit/b.css") && !covers("/work/kit/a.css"))
        #expect(!covers("/other/a.css") && !covers("/work"))
    }
}
