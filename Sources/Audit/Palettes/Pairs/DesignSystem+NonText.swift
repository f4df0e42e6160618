extension DesignSystem {
    /// Icons, and borders that show where a control is, and what they lie on.
    var nonText: [Row] {
        switch self {
        case .apple, .radix: []
        case .carbon:
            [
                Row(
                    "icon-{primary,secondary}", "border-{strong*,interactive}", "focus",
                    "support-{error,success,info}", on: "background", "layer{,-0?}"),
                Row("icon-inverse", on: "background-inverse{,-hover}"),
                Row("icon-on", on: "button-{primary,secondary,danger,danger-primary}{,-hover,-active}"),
            ]
        case .fluent:
            [Row("neutral-stroke-accessible{,-hover,-pressed,-selected}", on: "neutral-background-{1,2,3}")]
        case .material:
            [Row("outline", on: "surface", "surface-container{,-*}")]
        case .polaris:
            [
                Row("icon{,-secondary}", on: "background-surface{,-secondary}"),
                Row("icon-{tone}", on: "background-surface-{tone}"),
                Row("icon-{tone}-on-background-fill", on: "background-fill-{tone}"),
                Row("border-focus", on: "background", "background-surface"),
            ]
        case .primer:
            [
                Row("control-border-emphasis", on: "background-{default,muted}"),
                Row(
                    "display-{hue}-border-emphasis", on: "background-{default,muted}",
                    "display-{hue}-background-muted"),
            ]
        case .shadcn:
            [Row("ring", "chart-*", on: "background", "card"), Row("sidebar-ring", on: "sidebar")]
        }
    }
}
