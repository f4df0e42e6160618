extension DesignSystem {
    /// Text, and what it lies on.
    var text: [Row] {
        switch self {
        case .apple:
            // Human Interface Guidelines, Color: labels on the backgrounds of both stacks.
            [
                Row(
                    "{,secondary-}label", "link", "tint", "accent",
                    on: "{,secondary-,tertiary-}system{,-grouped}-background")
            ]
        case .carbon:
            // carbondesignsystem.com, Color: text on the layers; on-color, of which the word color says
            // nothing here, on filled buttons.
            [
                Row(
                    "text-{primary,secondary,helper,error}", "link-{primary,secondary}{,-hover}",
                    on: "background", "{layer,field}{,-0?}"),
                Row("text-inverse", "link-inverse{,-hover}", on: "background-inverse{,-hover}"),
                Row(
                    "text-on",
                    on: "button-{primary,secondary,danger,danger-primary}{,-hover,-active}"),
            ]
        case .fluent:
            // fluent2.microsoft.design, Color tokens: the first three ranks are for text.
            [
                Row(
                    "neutral-foreground-{1,2,3}{,-hover,-pressed,-selected}",
                    on: "neutral-background-{1,2,3}"),
                Row(
                    "brand-foreground-{1,2}",
                    "{brand,neutral-foreground-2}-foreground-link{,-hover,-pressed}",
                    on: "neutral-background-1"),
                Row("neutral-foreground-on-brand", on: "brand-background{,-hover,-pressed,-selected}"),
                Row("neutral-foreground-inverted{,-2}", on: "neutral-background-inverted"),
                Row("{hue}-foreground-1", on: "{hue}-background-1"),
            ]
        case .material:
            // m3.material.io, Color roles: on-colours on their colour, on-surface on every container of it.
            [
                Row("on-{role}", on: "{role}"),
                Row("on-surface{,-variant}", on: "surface{,-dim,-bright}", "surface-container{,-*}"),
                Row("{primary,error}", on: "surface", "surface-container{-low,}"),
                Row("inverse-primary", on: "inverse-surface"),
                Row("on-{role}-fixed{,-variant}", on: "{role}-fixed{,-dim}"),
            ]
        case .polaris:
            // polaris.shopify.com, Color tokens: a tone on its surface, on-bg-fill on its fill.
            [
                Row(
                    "text{,-secondary}", on: "background", "background-surface{,-secondary,-tertiary,-hover}"),
                Row(
                    "text-{brand,link,info,success,caution,warning,critical,magic,emphasis}",
                    on: "background-surface"),
                Row("text-{tone}", on: "background-surface-{tone}"),
                Row("text-{tone}-on-background-fill", on: "background-fill-{tone}"),
            ]
        case .primer:
            // primer.style, Color usage: foregrounds on the three backgrounds and on the muted tone of
            // their role, on-emphasis on every emphasis.
            [
                Row(
                    "foreground-{default,muted,neutral,accent,success,open,danger,closed,attention,severe,done,upsell,sponsors,link}",
                    "control-foreground{,-placeholder}", on: "background-{default,muted,inset}"),
                Row("foreground-{role}", on: "background-{role}-muted"),
                Row("foreground-default", on: "background-{role}-muted"),
                Row("foreground-on-emphasis", on: "{background,display}-*emphasis"),
                Row("control-foreground", on: "control-background{,-hover,-active,-selected}"),
                Row("button-{kind}-{foreground,icon}", on: "button-{kind}-background"),
                Row(
                    "button-{kind}-{foreground,icon}-{hover,active}{state}",
                    on: "button-{kind}-background-{hover,active}{state}"),
                Row("button-invisible-{foreground,icon}", on: "background-{default,muted}"),
                Row("display-{hue}-foreground", on: "display-{hue}-background-muted"),
                Row("label-{hue}-foreground", on: "label-{hue}-background"),
                Row("label-{hue}-foreground-{state}", on: "label-{hue}-background-{state}"),
            ]
        case .radix:
            // radix-ui.com/colors, Understanding the scale: steps 11 and 12 are text on the first five.
            [
                Row("{hue}-{11,12}", on: "{hue}-{1,2,3}"),
                Row("{hue}-12", on: "{hue}-{4,5}"),
                Row("{hue}-contrast", on: "{hue}-{9,10}"),
            ]
        case .shadcn:
            // ui.shadcn.com, Theming: a colour and its foreground; muted text lies on the page and cards.
            [
                Row("{part}-foreground", on: "{part}"),
                Row("foreground", on: "background"),
                Row("muted-foreground", on: "background", "card", "popover"),
            ]
        }
    }
}
