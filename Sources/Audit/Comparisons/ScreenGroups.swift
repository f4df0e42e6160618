/// A screenshot with what its name says.
package struct ScreenMember: Hashable, Sendable {
    /// The path of its file.
    package let path: String
    /// Which screen it shows, and under what.
    package let name: ScreenName

    /// Names a screenshot.
    package init(path: String, name: ScreenName) {
        self.path = path
        self.name = name
    }

    /// What it was taken under.
    package var traits: ScreenTraits { name.traits }
}

/// The screenshots of one screen.
package struct ScreenGroup: Hashable, Sendable {
    /// The screen.
    package let screen: String
    /// Its screenshots, in the order in which they were given.
    package let members: [ScreenMember]
    /// Whether somebody put them together, whatever they are called.
    package let isNamed: Bool

    /// Two screenshots that are compared: the first is what the second is held against.
    package struct Pairing: Hashable, Sendable {
        /// The index of the screenshot that is held against.
        package let reference: Int
        /// The index of that which is compared with it.
        package let member: Int
    }

    /// Gathers screenshots of one screen.
    package init(screen: String, members: [ScreenMember], isNamed: Bool = false) {
        self.screen = screen
        self.members = members
        self.isNamed = isNamed
    }

    /// Which screenshots are compared: each, once for every trait that is not as systems come, with the one
    /// that differs in nothing but that; where there is none, with the plainest.
    ///
    /// What differs in one trait alone shows whether that one was answered. Of what was taken under the same,
    /// and of two states of which neither is at rest, nothing is known: such are compared only where somebody
    /// put them together. Two stops of the focus are.
    package var pairings: [Pairing] {
        candidates.filter { isNamed || whyApart($0) == nil }
    }

    /// What was not compared, and why, a sentence each.
    var notes: [String] {
        candidates.compactMap { pairing in
            whyApart(pairing).map { why in
                "\(members[pairing.member].path): \(why)"
                    + (isNamed ? "" : ": the two are not compared; name them alone to compare them")
            }
        }
    }

    /// Why two screenshots tell nothing of one another; `nil` where they do.
    private func whyApart(_ pairing: Pairing) -> String? {
        let (reference, member) = (members[pairing.reference], members[pairing.member])
        let (one, other) = (reference.traits, member.traits)
        if one.differences(from: other).isEmpty {
            return "nothing says what is different from \(reference.path)"
        }
        guard one.isStateful, other.isStateful, one[.state] != other[.state],
            !one.isFocused || !other.isFocused
        else { return nil }
        return "neither it nor \(reference.path) shows '\(screen)' at rest"
    }

    private var candidates: [Pairing] {
        guard let plainest = members.indices.min(by: { distance(of: $0) < distance(of: $1) }) else {
            return []
        }
        return members.indices.flatMap { index -> [Pairing] in
            let traits = members[index].traits
            let partners = ScreenTrait.allCases.compactMap { trait -> Int? in
                guard traits[trait] != members[plainest].traits[trait] else { return nil }
                let plain = members[plainest].traits[trait]
                return members.indices.first { other in
                    let own = members[other].traits
                    return own[trait] == plain && own.differences(from: traits) == [trait]
                }
            }
            if !partners.isEmpty { return partners.map { Pairing(reference: $0, member: index) } }
            return index == plainest ? [] : [Pairing(reference: plainest, member: index)]
        }
    }

    /// How far a screenshot is from what systems come with: in how many traits, then whether it is in another
    /// language than English, in which most apps are written first, then its place.
    private func distance(of index: Int) -> (Int, Int, Int) {
        let traits = members[index].traits
        let isTranslated = traits[.language].map { !$0.hasPrefix("en") } ?? false
        return (traits.differences(from: ScreenTraits()).count, isTranslated ? 1 : 0, index)
    }
}

/// Screenshots by the screens that they show.
package struct ScreenGroups: Hashable, Sendable {
    /// The screens of which there are several screenshots, in the order of their first.
    package let groups: [ScreenGroup]
    /// The screens of which there is one, with nothing to compare it with.
    package let alone: [ScreenMember]
    /// The paths that do not fit the pattern.
    package let unfit: [String]

    /// Sorts screenshots by what their names say.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - pattern: How their names are made up; `nil` to recognise common words.
    package init(of paths: [String], by pattern: ScreenNamePattern? = nil) {
        var order: [Key] = []
        var members: [Key: [ScreenMember]] = [:]
        var unfit: [String] = []
        let recognized = pattern == nil ? Self.recognizedNames(of: paths) : [:]
        for path in paths {
            guard let name = pattern.map({ $0.name(of: path) }) ?? recognized[path] else {
                unfit.append(path)
                continue
            }
            // What a pattern leaves out of a path is another screen's.
            let key = Key(folder: pattern?.folder(of: path) ?? "", screen: name.screen)
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(ScreenMember(path: path, name: name))
        }
        let all = order.map { ScreenGroup(screen: $0.screen, members: members[$0] ?? []) }
        groups = all.filter { $0.members.count > 1 }
        alone = all.filter { $0.members.count == 1 }.flatMap(\.members)
        self.unfit = unfit
    }

    private struct Key: Hashable {
        let folder: String
        let screen: String
    }

    /// What the names of files say: a word at the end of another counts only where that makes several screens
    /// one, `portraitDark` beside `portrait`, and not `TrafficLight` alone, and so does `default`, which says
    /// nothing; `small` and `large` are text sizes only where another screenshot of the screen has a size
    /// whose name is nothing else, as `xLarge` or `AX3`.
    private static func recognizedNames(of paths: [String]) -> [String: ScreenName] {
        let wide = paths.map { ScreenName(recognizing: $0, splitsCapitals: true, dropsDefault: true) }
        let sized = Set(wide.filter { $0.traits.saysCertainSize }.map(\.screen))
        func name(_ path: String, isWide: Bool) -> ScreenName {
            let name = ScreenName(recognizing: path, splitsCapitals: isWide, dropsDefault: isWide)
            guard name.traits.says(.size), !sized.contains(name.screen) else { return name }
            return ScreenName(
                recognizing: path, splitsCapitals: isWide, takesPlainSizes: false, dropsDefault: isWide)
        }
        let split = paths.map { name($0, isWide: true) }
        let traits = split.reduce(into: [String: Set<ScreenTraits>]()) { known, name in
            // What a word says that is usual anyway makes no difference.
            let told = ScreenTrait.allCases.reduce(name.traits) { traits, trait in
                traits[trait] == trait.usual ? traits.with(trait, nil) : traits
            }
            known[name.screen, default: []].insert(told)
        }
        return zip(paths, split).reduce(into: [:]) { names, own in
            let (path, known) = own
            let isOfSeveral = (traits[known.screen]?.count ?? 0) > 1
            names[path] = isOfSeveral ? known : name(path, isWide: false)
        }
    }

    /// The most screenshots without another that are named one by one.
    private static let mostAlone = 3

    /// That some screenshots have nothing to be compared with, a sentence each, or one for many.
    var aloneNotes: [String] {
        guard alone.count > Self.mostAlone else {
            return alone.map { member in
                "\(member.path): nothing to compare it with: '\(member.name.screen)' has one screenshot"
            }
        }
        let names = alone.prefix(Self.mostAlone).map(\.path).joined(separator: ", ")
        return [
            "\(alone.count) screenshots with nothing to compare them with, as each is the only one of its screen: "
                + "\(names) and \(alone.count - Self.mostAlone) more; --group says how names are made up"
        ] + numberedNotes
    }

    /// That most of those differ in a number, as tests with several pictures, and with parameters that have
    /// no names, number them.
    private var numberedNotes: [String] {
        // From the end: `gnp.]21[tset`.
        let names = alone.map { String($0.path.reversed().drop { $0 != "." }.dropFirst()) }
        let numbered = names.map { $0.drop { "])".contains($0) } }.filter { $0.first?.isNumber == true }
        let bySeries = Dictionary(grouping: numbered) { String($0.drop(while: \.isNumber)) }
        let count = bySeries.values.filter { $0.count > 1 }.map(\.count).reduce(0, +)
        guard 2 * count > alone.count else { return [] }
        return [
            "\(count) of these differ in nothing but a number: --group '{screen}.{1=light,2=dark}.png' says what "
                + "numbers stand for"
        ]
    }

    /// Takes two files for one screen, whatever they are called.
    package init(pair first: String, _ second: String) {
        let members = [first, second].map { path in
            ScreenMember(path: path, name: ScreenName(recognizing: path))
        }
        groups = [ScreenGroup(screen: members[0].name.screen, members: members, isNamed: true)]
        alone = []
        unfit = []
    }
}

extension ScreenTraits {
    /// Whether a text size is said whose name is that of nothing else.
    fileprivate var saysCertainSize: Bool {
        says(.size) && self[.size].map { !ScreenName.plainSizes.contains($0) } ?? false
    }
}
