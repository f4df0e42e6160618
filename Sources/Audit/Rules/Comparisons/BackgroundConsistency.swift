internal import ColorMath

extension Rule {
    /// Backgrounds that are nearly the same are the same.
    public static let backgroundConsistency = Rule(
        id: "background-consistency",
        name: "Backgrounds nearly the same",
        summary: "Screens are drawn on one background, or on clearly different ones.",
        rationale: """
            Two backgrounds that nobody can name apart are one that was written down twice. Of screens of \
            one size that were taken under the same settings, the background that most have is compared with \
            the others; one that differs by 1 to 6 by CIEDE2000 is reported, which is seen where one follows \
            the other. Backgrounds of the system, whose plain and grouped ones are as near, do not count, \
            nor do two that a screen shows side by side: those are meant to be two; nor those of screens \
            without an ink in common, which are of two themes. Pictures that are \
            smaller than any screen show a part, and are left out. Whether it is meant so, pixels do not \
            tell: the verdict is review.
            """,
        guidelines: [.colorAndEffects],
        severity: .note,
        examples: [
            .found(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0xF6F2EA)),
            .notFound(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0xFAF6F0)),
            .notFound(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0x203040)),
            .notFound(comparing: .page("home-light", on: 0xFAF6F0), .page("home-dark", on: 0xF6F2EA)),
            .found(
                comparing: .page("home", on: 0xFAF6F0, .text(ink: 0x203040)),
                .page("detail", on: 0xF6F2EA, .text(2, ink: 0x203040))),
            // Another theme.
            .notFound(
                comparing: .page("home", on: 0xFAF6F0, .text(ink: 0x203040)),
                .page("detail", on: 0xF6F2EA, .text(2, ink: 0x502010))),
            // Cards on a ground, which are the ground elsewhere.
            .notFound(
                comparing: .page("home", on: 0xFAF6F0, .area(0xF6F2EA, x: 20, y: 60, 160, 60)),
                .page("detail", on: 0xF6F2EA)),
        ])
}

extension ComparisonCheck {
    /// How far apart two backgrounds are, by CIEDE2000, that nobody can name apart and yet are two.
    private static let nearlySame = 1.0...6

    static let backgroundConsistency = ComparisonCheck(.backgroundConsistency) { screens in
        ofOneSize(screens).flatMap { places in
            let pages = places.filter { screens[$0].isWhole }.compactMap { index in
                screens[index].page.map { (screen: index, page: $0) }
            }
            guard let usual = prevailing(pages.map(\.page.color)) else { return [Sighting]() }
            let norm = pages[usual]
            return pages.compactMap { own -> Sighting? in
                let difference = own.page.color.difference(from: norm.page.color, by: .ciede2000)
                guard nearlySame.contains(difference), !(own.page.isSystems && norm.page.isSystems),
                    screens[own.screen].sharesInk(with: screens[norm.screen]),
                    !places.contains(where: {
                        screens[$0].grounds.isSuperset(of: [own.page.color, norm.page.color])
                    })
                else { return nil }
                return (
                    own.screen, norm.screen,
                    ComparisonRemark(
                        verdict: .review,
                        message: "This screen is drawn on \(own.page.color), and others on "
                            + "\(norm.page.color), which is nearly the same: \(Figure(difference)) by "
                            + "CIEDE2000.",
                        boxes: [own.page.box], referenceBoxes: [norm.page.box])
                )
            }
        }
    }
}
