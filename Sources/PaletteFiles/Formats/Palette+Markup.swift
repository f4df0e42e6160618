/// What markup says of the pairs that rules paint.
extension Palette {
    /// The classes that the elements of certain pairs have.
    var paintedClasses: Set<String> {
        Set(uses.lazy.filter { $0.doubt == nil }.flatMap(\.classes).joined().joined())
    }

    /// The classes of parts that custom properties are declared for.
    private var scopedClasses: Set<String> {
        Set(entries.lazy.compactMap(\.scope).flatMap { PartName($0).classes })
    }

    /// The names that markup is looked through for.
    var mentionedNames: Set<String> {
        let painted = paintedClasses
        return (painted.isEmpty ? [] : painted.union(scopedClasses)).union(ThemeInks(of: self).names)
    }

    /// The palette in which pairs are uncertain whose classes markup does not name, which is that of the
    /// palette.
    func doubting(unnamedIn words: MarkupWords) -> Palette {
        var palette = self
        palette.paintedNames?.unnamedClasses = scopedClasses.filter { !words.mayName($0) }
        let painters = Set(
            uses.lazy.filter { $0.doubt == nil }.flatMap { $0.classes.compactMap(\.last).joined() })
        palette.uses = uses.map { use in
            guard use.doubt == nil, !use.classes.isEmpty else { return use }
            let named = use.classes.filter { $0.joined().allSatisfy(words.mayName) }
            var use = use
            if named.isEmpty {
                use.doubt = .unnamedClass
            } else if !named.contains(where: { $0.allSatisfy(words.mayJoin) }) {
                use.doubt = .apartClasses
            } else if let own = use.ownClass, words.isAlways(own, with: painters) {
                use.doubt = .modifiedClass
            }
            return use
        }
        return palette
    }

    /// The palette in which what is painted on elements that hold an icon alone is a mark.
    func marking(iconsIn words: MarkupWords) -> Palette {
        var palette = self
        palette.uses = uses.map { use in
            let own = use.classes.map { $0.last ?? [] }
            guard !use.isMark, !own.isEmpty, own.allSatisfy({ $0.contains(where: words.holdsIconAlone) })
            else {
                return use
            }
            var use = use
            use.isMark = true
            return use
        }
        return palette
    }
}

extension PaletteUse {
    /// The one class that the element has by every selector; `nil` where it has others, or lies in something.
    fileprivate var ownClass: String? {
        let all = Set(classes.map { $0.joined() }.map(Array.init))
        return all.count == 1 ? all.first.flatMap { $0.count == 1 ? $0[0] : nil } : nil
    }
}
