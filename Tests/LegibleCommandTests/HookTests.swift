import Foundation
import Testing

struct `The hooks for pre-commit` {
    @Test(arguments: [
        "src/theme.css", "src/_colors.scss", "less/palette.less", "tokens/color.json", "base.tokens.json",
        "tokens/size.json5", "core.tokens", "brand.gpl", "brand.ase", "brand.aco", "Sources/Colors.swift",
        "Brand.xcassets/Text.colorset/Contents.json", "app/src/main/res/values/colors.xml",
        "app/src/main/res/values-night/colors.xml", "ui/theme/Color.kt", "lib/colors.dart",
        "app/.legible.yml", "src/_colors.sass", "tokens/color.jsonc", "src/theme.js", "src/theme.mjs",
        "src/theme.cjs", "src/theme.ts", "src/theme.mts", "src/theme.cts", "app/src/main/res/color/tint.xml",
        "src/theme.tsx", "src/theme.pcss", "src/theme.postcss", "src/App.vue", "src/App.svelte",
        "src/Page.astro",
    ])
    func `run for every format of palettes`(path: String) throws {
        let hooks = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../.pre-commit-hooks.yaml")
                .standardizedFileURL, encoding: .utf8)
        let patterns = hooks.matches(of: /files: '([^']*)'/).map { String($0.1) }
        #expect(patterns.count == 2)
        for pattern in patterns {
            let files = try Regex(pattern)
            #expect(path.firstMatch(of: files) != nil)
            #expect("docs/colors.md".firstMatch(of: files) == nil)
        }
    }
}
