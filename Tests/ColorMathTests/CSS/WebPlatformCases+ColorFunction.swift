extension WebPlatformCases {
    /// The spaces that the arguments below are tried in; color(srgb) and color(xyz) are written
    /// in other ways.
    static let colorSpaces = [
        "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
        "xyz-d65",
    ]

    /// Arguments of `color()` after the space, and how they are written.
    static let colorArguments = cases(
        """
        0% 0% 0% → 0 0 0
        10% 10% 10% → 0.1 0.1 0.1
        .2 .2 25% → 0.2 0.2 0.25
        0 0 0 / 1 → 0 0 0
        0% 0 0 / 0.5 → 0 0 0 / 0.5
        20% 0 10/0.5 → 0.2 0 10 / 0.5
        20% 0 10/50% → 0.2 0 10 / 0.5
        400% 0 10/50% → 4 0 10 / 0.5
        50% -160 160 → 0.5 -160 160
        50% -200 200 → 0.5 -200 200
        0 0 0 / -10% → 0 0 0 / 0
        0 0 0 / 110% → 0 0 0
        0 0 0 / 300% → 0 0 0
        200 200 200 → 200 200 200
        200 200 200 / 200 → 200 200 200
        -200 -200 -200 → -200 -200 -200
        -200 -200 -200 / -200 → -200 -200 -200 / 0
        200% 200% 200% → 2 2 2
        200% 200% 200% / 200% → 2 2 2
        -200% -200% -200% / -200% → -2 -2 -2 / 0
        calc(0.5 + 1) calc(0.5 - 1) calc(0.5) / calc(-0.5 + 1) → 1.5 -0.5 0.5 / 0.5
        calc(50% * 3) calc(-150% / 3) calc(50%) / calc(-50% * 3) → 1.5 -0.5 0.5 / 0
        0 calc(Infinity) 0 → 0 calc(infinity) 0
        0 calc(-Infinity) 0 → 0 calc(-infinity) 0
        none none none / none → none none none / none
        none none none → none none none
        10% none none / none → 0.1 none none / none
        none none none / 0.5 → none none none / 0.5
        0 0 0 / none → 0 0 0 / none
        1.00 0.50 0.200 → 1 0.5 0.2
        100% 50% 20% → 1 0.5 0.2
        100% 0.5 20% → 1 0.5 0.2
        1.00 50% 0.2 → 1 0.5 0.2
        1.00 none 0.2 → 1 none 0.2
        100% none 20% → 1 none 0.2
        100% none 0.2 → 1 none 0.2
        1.00 0.50 0.200 / 0.6 → 1 0.5 0.2 / 0.6
        1.00 50% 0.2 / 60% → 1 0.5 0.2 / 0.6
        100% none 20% / 30% → 1 none 0.2 / 0.3
        100% none 0.2 / 23.7% → 1 none 0.2 / 0.237
        """)
}
