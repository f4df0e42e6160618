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
    /// and the others of its screen are compared without it. All screenshots of one screen are in memory
    /// together.
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
        let across = acrossScreens(summaries)
        var unread = results.flatMap(\.unread)
        let notes =
            groups.alone.map { member in
                "\(member.path): nothing to compare it with: '\(member.name.screen)' has one screenshot"
            } + results.flatMap(\.notes)
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
            acrossScreens: across.findings, unread: unread, notes: notes)
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
        var screens: [ComparedScreen?] = []
        for member in group.members {
            do throws(ScreenshotError) {
                let screen = try ComparedScreen(member, by: auditors[member.path])
                result.files.append(ComparedFile(of: screen))
                if !screen.traits.isStateful { result.summaries.append(ScreenSummary(of: screen)) }
                screens.append(screen)
            } catch {
                result.unread.append(UnreadInput(error))
                screens.append(nil)
            }
        }
        // What could not be read is no partner of others.
        var read = screens.compactMap(\.self)
        // Names that say nothing leave it to the pixels.
        if Set(read.map(\.traits)).count == 1 {
            for index in read.indices { read[index].traits = read[index].toldTraits }
        }
        let told = ScreenGroup(
            screen: group.screen,
            members: read.map { screen in
                ScreenMember(
                    path: screen.member.path, name: ScreenName(screen: group.screen, traits: screen.traits))
            })
        for pairing in told.pairings {
            let pair = ScreenPair(read[pairing.reference], read[pairing.member])
            if pair.differences.isEmpty {
                result.notes.append(
                    "\(pair.screen.member.path): nothing says what is different from "
                        + "\(pair.reference.member.path)")
            }
            let findings = ComparisonCheck.findings(on: pair, by: auditors[pair.screen.member.path].rules)
            result.comparisons.append(ScreenComparison(pair, of: group.screen, findings: findings))
        }
        return result
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
            Set(screens.map(\.member.name.screen)).count > 1
        }
        let findings = several.flatMap { screens in
            let auditor = auditors[screens[0].member.path]
            return ComparisonCheck.findings(on: screens, by: auditor.rules, standard: auditor.standard)
        }
        return (findings, !several.isEmpty)
    }
}

extension ComparedScreen {
    /// Reads and judges a file.
    fileprivate init(_ member: ScreenMember, by auditor: Auditor) throws(ScreenshotError) {
        var auditor = auditor
        let screenshot = try auditor.screenshot(
            decoding: try auditor.contents(of: member.path), path: member.path)
        // What each screen is by itself, an audit says.
        auditor.rules = RuleSelection(disabling: Rule.forScreens)
        auditor.ignored = .none
        let pixels = screenshot.opaqueSRGB()
        let source = ScreenSource(
            path: member.path, colorSpace: screenshot.colorSpace, warnings: screenshot.warnings)
        let model = ScreenModel(reading: consume screenshot)
        self.init(
            member, audit: auditor.audit(model, from: source), surfaces: model.surfaces, pixels: pixels)
    }
}

extension ComparedFile {
    fileprivate init(of screen: ComparedScreen) {
        path = screen.member.path
        frame = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        words = screen.traits.description
        configurationFiles = screen.audit.configurationFiles
    }
}
