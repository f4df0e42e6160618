/// The stylesheets of which a page loads one, as modes.
extension StylesheetGroups {
    /// The families of a palette, with the themes of a folder in one, though they declare nothing in common.
    func withThemes(of members: [Int]) -> [StylesheetFamily] {
        func sheets(of family: Int) -> [StylesheetSurvey] { families[family].members.map { surveys[$0] } }
        var merged: Set<Int> = []
        var grown: [Int: StylesheetFamily] = [:]
        for (folder, themes) in ThemeFolders(of: members, members: sheets).families {
            func count(_ family: Int) -> Int {
                sheets(of: family).count { ThemeFolders.theme(of: $0.path)?.folder == folder }
            }
            let known = members.filter { families[$0].hasAlternatives && count($0) > 1 }
                .max { (count($0), -$0) < (count($1), -$1) }
            guard let host = known ?? themes.first, known != nil || themes.count > 1 else { continue }
            let isOver = ThemeFolders.theme(of: surveys[families[host].first].path)?.folder != folder
            for theme in themes where theme != host {
                merged.insert(theme)
                for member in families[theme].members {
                    grown[host, default: families[host]].add(member, asOverlay: isOver)
                }
            }
        }
        return members.filter { !merged.contains($0) }.map { grown[$0] ?? families[$0] }
    }

    /// The stylesheets of a family as a page may load them: where it has rivals and overlays, any of the
    /// rivals, and over it what may lie over it. What uses the colours of all of them is part of every page,
    /// and no mode.
    func alternatives(of family: StylesheetFamily) -> [StylesheetVariant] {
        guard !family.rivals.isEmpty, !family.overlays.isEmpty else {
            return alternatives(of: family, under: family.overlays)
        }
        let parts = family.overlays.filter { surveys[$0].depends(on: surveys[family.first]) }
        let pages = alternatives(of: family, under: []).map { page in
            var page = page
            page.sheets += sheets(parts)
            return page
        }
        let over = family.overlays.filter { !parts.contains($0) }.sorted()
        let names = FileModeNames(of: over.map { surveys[$0].path })
        return pages
            + zip(over, over.indices).flatMap { overlay, place in
                pages.compactMap { page in
                    let mode = names.modes[place]
                    guard page.mode.overridden(by: mode) != page.mode, page.mode.agrees(with: mode) else {
                        return nil
                    }
                    let sheet = surveys[overlay].sheet
                    return StylesheetVariant(
                        sheets: page.sheets + [sheet], modeSheets: page.modeSheets.union([sheet]),
                        mode: page.mode.containing(mode),
                        themedMode: page.themedMode.containing(names.themedModes[place]))
                }
            }
    }

    /// The same with each overlay over the stylesheet that declares the most.
    private func alternatives(
        of family: StylesheetFamily, under overlays: [Int]
    ) -> [StylesheetVariant] {
        let members = ([family.first] + family.rivals + overlays).sorted()
        let builds = sheets(family.builds)
        let names = FileModeNames(of: members.map { surveys[$0].path })
        return members.indices.map { place in
            let member = members[place]
            let sheet = surveys[member].sheet
            var variant = StylesheetVariant(sheets: [sheet], modeSheets: [sheet])
            variant.mode = names.modes[place]
            variant.themedMode = names.themedModes[place]
            if member == family.first {
                variant.sheets = builds + variant.sheets
                variant.modeSheets.formUnion(builds)
            }
            if overlays.contains(member) {
                variant.sheets = builds + [surveys[family.first].sheet] + variant.sheets
            } else if member == family.first, family.rivals.isEmpty, variant.mode.theme != nil {
                // What others are laid over is what holds without them, whatever it is called.
                variant.mode = .base
                variant.themedMode = .base
            }
            return variant
        }
    }

    func sheets(_ indices: [Int]) -> [Int] { indices.map { surveys[$0].sheet }.sorted() }
}
