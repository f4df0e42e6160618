internal import FileSystem

/// What markup and code say of the palettes that are found.
extension PaletteSearch {
    /// The folders that were given.
    private func foldersOfInputs() -> [String] {
        inputs.filter { (try? FileStatus(of: $0))?.kind == .folder }
    }

    /// The palettes, with what markup says of their classes: that in the folders, else, where that is of
    /// something else, that of the checkouts around them, as styles may lie in a folder of their own. In the
    /// folder of a whole project all markup is that of the project, as it is around others.
    func doubted(
        _ all: [(palette: Palette, sources: [String])]
    ) -> [(palette: Palette, sources: [String])] {
        let names = all.reduce(into: Set<String>()) { $0.formUnion($1.palette.mentionedNames) }
        let folders = foldersOfInputs()
        guard !names.isEmpty, !folders.isEmpty else { return all }
        func words(in folders: [String]) -> MarkupWords? {
            folders.isEmpty ? nil : MarkupWords(of: names, in: folders, ignoring: Self.foreignFolders)
        }
        let near = words(in: folders)
        let share = folders.allSatisfy(Checkout.isProject) ? MarkupWords.Share.around : .beside
        func isTold(_ names: Set<String>) -> Bool { near?.name(share, of: names) ?? names.isEmpty }
        let inks = all.map { ThemeInks(of: $0.palette) }
        let isOpen = zip(all, inks).contains { item, inks in
            let classes = item.palette.paintedClasses
            // Utilities are written in components, wherever these are.
            return !classes.isEmpty && !isTold(classes) || !inks.names.isEmpty
        }
        let far = isOpen ? words(in: Checkout.paths(around: folders)) : nil
        let open = all.map(\.palette.paintedClasses).filter { !isTold($0) }
            .reduce(into: Set<String>()) { $0.formUnion($1) }
        let isToldFar = far?.name(.around, of: open) ?? false
        let isToldOfSome =
            share == .around
            && all.contains { item in
                let classes = item.palette.paintedClasses
                return !classes.isEmpty && isTold(classes)
            }
        return zip(all, inks).map { item, inks in
            var palette = item.palette
            let classes = palette.paintedClasses
            // A stylesheet that is linked nowhere any more: markup names none of its classes, and those of
            // others.
            let isLeft = isToldOfSome && near.map { $0.nameNone(of: classes) } ?? false
            let isNear = isTold(classes) || isLeft
            if let words = isNear ? near : isToldFar ? far : nil {
                palette = palette.doubting(unnamedIn: words)
            }
            if let words = far ?? near {
                palette = inks.doubted(in: palette, by: words).marking(iconsIn: words)
            }
            return (palette, item.sources)
        }
    }

    /// The palettes of apps, with what the code in the folders, or in the checkouts around them, says of
    /// them: the colours that it does not read, where it is the code that they are made for, and what its
    /// views paint with them.
    func withCode(
        _ all: [(palette: Palette, sources: [String])]
    ) -> [(palette: Palette, sources: [String])] {
        var (reads, views) = (CodeReads(of: all.map(\.palette)), ViewPaints())
        let isOfViews = all.contains(where: \.palette.isOfApp)
        let folders = foldersOfInputs()
        guard !reads.isEmpty || isOfViews, !folders.isEmpty else { return all }
        let files = SourceFiles(
            folders: Checkout.paths(around: folders) + folders, ignored: Self.foreignFolders,
            extensions: reads.isEmpty ? ViewPaints.sources : CodeReads.sources)
        let isAll = files.forEach { path, end, bytes in
            if !reads.isEmpty { reads.read(bytes, end: end) }
            if isOfViews, ViewPaints.sources.contains(end) {
                views.read(SourceText(path: path, bytes: bytes))
            }
        }
        guard isAll else { return all }
        return all.map { item in
            var palette = item.palette
            palette.unreadNames = reads.unread(of: palette)
            palette.astrayNames = reads.astray(in: palette)
            palette.drawnNames = reads.drawn(of: palette)
            palette.fadedNames = reads.faded(of: palette)
            return (views.painted(palette), item.sources)
        }
    }
}
