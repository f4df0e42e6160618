import ColorMath
import SystemColors

let ink = SRGB8(red: 0x8A, green: 0x8A, blue: 0x8E)
for match in SystemPalette.embedded.names(of: ink, over: .white, in: NamingContext(platform: .iOS)) {
    print(match.name, match.kind, match.releases)  // secondaryLabel exact [iOS 13, iOS 15, iOS 26, iOS 27]
}
