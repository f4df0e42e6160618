import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("A file that is to lie below a folder")
struct BelowTests {
    @Test func `does where nothing on the way leads out of it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(to: "kit/a/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path("kit/link"), withDestinationPath: "/")
        let kit = folder.path("kit")
        for name in ["file", "a/file", "a/new/file", "./file", "..file"] {
            #expect((kit + "/" + name).staysBelow(kit), "\(name)")
        }
        for name in [
            "../file", "a/../file", "link", "link/file", ".git/config", "a/.Git/config", "", "/file",
        ] {
            #expect(!(kit + "/" + name).staysBelow(kit), "\(name)")
        }
        #expect(!folder.path("kitten").staysBelow(kit) && !kit.staysBelow(kit))
        #expect("out/a.json".staysBelow("") && !"/out/a.json".staysBelow("") && !"../a.json".staysBelow(""))
    }
}
