extension AndroidResources {
    /// A style, and where it is written.
    struct Style {
        let style: AndroidStyle
        let comments: IgnoreComments
        let source: SourceText
    }

    /// Adds the attributes of styles that lie on each other: those of a style itself, and what it has from
    /// those around it to lie on them or behind.
    mutating func settleStyles() {
        let byName = Dictionary(grouping: styles) { $0.style.key }
        func nearest(_ key: AndroidStyle.Key, in mode: PaletteMode) -> Style? {
            byName[key]?.first { $0.style.condition == mode } ?? byName[key]?.first
        }
        for own in styles {
            var all = own.style.items.mapValues { (item: $0, written: own) }
            var known: Set = [own.style.key]
            var parent = own.style.parent
            while let name = parent {
                let key = AndroidStyle.Key(root: own.style.key.root, name: name)
                guard known.insert(key).inserted, let next = nearest(key, in: own.style.condition) else {
                    break
                }
                all.merge(next.style.items.mapValues { ($0, next) }, uniquingKeysWith: { first, _ in first })
                parent = next.style.parent
            }
            // What is an attribute that no style sets, the theme of an app or the device knows.
            let isKnown = { (item: AndroidStyle.Item) in item.attribute.map { all[$0] != nil } ?? true }
            let name = own.style.key.name
            let attributes = Set(
                all.keys.filter { attribute in
                    all[attribute].map { isKnown($0.item) } ?? false
                        && AndroidStyle.counterparts(of: attribute).contains {
                            all[$0] != nil
                                && (own.style.items[$0] != nil || own.style.items[attribute] != nil)
                        }
                })
            let referred = attributes.compactMap { all[$0]?.item.attribute }
            for attribute in attributes.union(referred).sorted() {
                guard let (item, written) = all[attribute], isKnown(item) else { continue }
                let target = item.attribute.map {
                    AndroidColor.reference(AndroidStyle.name(of: $0, in: name))
                }
                add(
                    AndroidStyle.name(of: attribute, in: name), target ?? item.value, item.text,
                    of: item.tag, written.comments, in: written.source,
                    at: Place(root: own.style.key.root, condition: own.style.condition))
                for ground in AndroidStyle.paints(attribute) where attributes.contains(ground) {
                    uses.append(
                        PaletteUse(
                            ink: AndroidStyle.name(of: attribute, in: name),
                            backdrop: AndroidStyle.name(of: ground, in: name),
                            mode: own.style.condition, isOfPage: false,
                            location: written.source.location(of: item.text.bytes.lowerBound)))
                }
            }
        }
    }
}
