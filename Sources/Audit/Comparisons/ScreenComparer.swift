internal import Raster
internal import ScreenReading
internal import Screenshots

/// Compares screenshots of the same screens.
package struct ScreenComparer: Sendable {
    private let auditors: ScreenAuditors

    /// Compares by what audits screens.
    package init(_ auditors: ScreenAuditors) { self.auditors = auditors }

    /// Compares the screenshots of each screen, then the screens that were taken under the same.
    ///
    /// The report is the same whatever `jobs` is. A file that cannot be read is in the report with its fault,
    /// and the others of its screen are compared without it. Of one screen, as many screenshots are in memory
    /// as ``ScreenShelf`` keeps; others are read again.
    ///
    /// - Parameters:
    ///   - groups: The screenshots by screens.
    ///   - jobs: The number of screens that are worked on at the same time, at least 1.
    package func report(on groups: ScreenGroups, jobs: Int) async -> ComparisonReport {
        let alone = groups.alone.map { ScreenGroup(screen: $0.name.screen, members: [$0]) }
        var results: [Result] = []
        await (groups.groups + alone).forEachConcurrently(jobs: jobs) { group in
            result(of: group)
        } deliver: { result in
            results.append(result)
        }
        let summaries = results.flatMap(\.summaries)
        var across = acrossScreens(summaries)
        let acrossNotes = summaries.flatMap { summary in
            auditors[summary.member.path].ignored.suppress(&across.findings, on: summary)
        }
        var unread = results.flatMap(\.unread)
        let notes =
            groups.aloneNotes + results.flatMap(\.notes) + acrossNotes
        let comparisons = results.flatMap(\.comparisons)
        if comparisons.isEmpty, !across.isCompared, unread.isEmpty {
            unread.append(
                UnreadInput(
                    path: groups.alone.first?.path ?? groups.unfit.first ?? ".",
                    fault:
                        "no two screenshots are of one screen: name two, or say with --group how their names are "
                        + "made up", isEmpty: true))
        }
        return ComparisonReport(
            standards: auditors.standards, files: results.flatMap(\.files), comparisons: comparisons,
            acrossScreens: across.findings, unread: unread, notes: notes, aloneCount: groups.alone.count)
    }

    /// What one screen came to.
    private struct Result: Sendable {
        var files: [ComparedFile] = []
        var comparisons: [ScreenComparison] = []
        var summaries: [ScreenSummary] = []
        var unread: [UnreadInput] = []
        var notes: [String] = []
    }

    private func result(of group: ScreenGroup) -> Result {
        var result = Result()
        var shelf = ScreenShelf(of: group.members, by: auditors)
        var scales: [(index: Int, scale: Scale)] = []
        for index in group.members.indices {
            do throws(UnreadInput) {
                scales.append((index, try shelf.screen(at: index).audit.scale))
            } catch {
                result.unread.append(error)
            }
        }
        result.notes += shelf.settleScales(scales)
        var read: [(index: Int, traits: ScreenTraits, told: ScreenTraits)] = []
        for (index, _) in scales {
            let member = group.members[index]
            do throws(UnreadInput) {
                let screen = try shelf.screen(at: index)
                result.files.append(ComparedFile(of: screen, by: auditors[member.path].rules))
                let doubts = screen.elements?.warnings ?? auditors[member.path].elements.missing
                // The pixels are compared all the same.
                result.unread += [screen.unreadElements].compactMap(\.self)
                result.notes += doubts.map { "\(member.path): \($0)" }
                if !screen.traits.isStateful { result.summaries.append(ScreenSummary(of: screen)) }
                read.append((index, screen.traits, screen.toldTraits))
            } catch {
                // What could not be read is no partner of others.
                result.unread.append(error)
            }
        }
        // Names that say nothing leave it to the pixels.
        if Set(read.map(\.traits)).count == 1 {
            for place in read.indices { read[place].traits = read[place].told }
        }
        let told = ScreenGroup(
            screen: group.screen,
            members: read.map { own in
                ScreenMember(
                    path: group.members[own.index].path,
                    name: ScreenName(screen: group.screen, traits: own.traits))
            }, isNamed: group.isNamed)
        result.notes += told.notes
        for pairing in told.pairings {
            do throws(UnreadInput) {
                var reference = try shelf.screen(at: read[pairing.reference].index)
                reference.traits = read[pairing.reference].traits
                var screen = try shelf.screen(at: read[pairing.member].index)
                screen.traits = read[pairing.member].traits
                compare(ScreenPair(reference, screen), of: group.screen, into: &result)
            } catch {
                // It was there a moment ago.
                result.unread.append(error)
            }
        }
        return result
    }

    private func compare(_ pair: ScreenPair, of screen: String, into result: inout Result) {
        guard !pair.isUnrelated else {
            let (width, height) = (pair.reference.width, pair.reference.height)
            result.unread.append(
                UnreadInput(
                    path: pair.screen.member.path,
                    fault: "is compared with nothing: its size is not that of \(pair.reference.member.path), "
                        + "\(width) × \(height), and nothing says what is different; --group says how names are made up",
                    isEmpty: true))
            return
        }
        var findings = ComparisonCheck.findings(on: pair, by: auditors[pair.screen.member.path].rules)
        for screen in [pair.reference, pair.screen] {
            let ignored = auditors[screen.member.path].ignored
            if !ignored.isEmpty {
                result.notes += ignored.suppress(&findings, on: ScreenSummary(of: screen))
            }
        }
        result.comparisons.append(ScreenComparison(pair, of: screen, findings: findings))
    }

    /// Holds screens that were taken under the same against one another.
    private func acrossScreens(
        _ summaries: [ScreenSummary]
    ) -> (findings: [ComparisonFinding], isCompared: Bool) {
        var order: [ScreenTraits] = []
        var sets: [ScreenTraits: [ScreenSummary]] = [:]
        for summary in summaries {
            if sets[summary.traits] == nil { order.append(summary.traits) }
            sets[summary.traits, default: []].append(summary)
        }
        let several = order.compactMap { sets[$0] }.filter { screens in
            // What is of another size is of another device, or a part.
            let bySize = Dictionary(grouping: screens, by: \.frame)
            return bySize.values.contains { Set($0.map(\.member.name.screen)).count > 1 }
        }
        let findings = several.flatMap { screens in
            let auditor = auditors[screens[0].member.path]
            return ComparisonCheck.findings(on: screens, by: auditor.rules, standard: auditor.standard)
        }
        // What a screen shows in every language, and at every size, is said once.
        let names = Dictionary(summaries.map { ($0.member.path, $0.member.name.screen) }) { first, _ in first
        }
        var known: Set<[String]> = []
        let first = findings.filter {
            known.insert([$0.rule, $0.message, names[$0.path] ?? $0.path]).inserted
        }
        return (first, !several.isEmpty)
    }
}

extension ComparedFile {
    fileprivate init(of screen: ComparedScreen, by rules: RuleSelection) {
        path = screen.member.path
        frame = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        words = screen.traits.description
        configurationFiles = screen.audit.configurationFiles
        disabledRules = rules.disabled(among: Rule.forComparisons)
    }
}
