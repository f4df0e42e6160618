import ColorMath
import SystemColors

let palette = SystemPalette.embedded
let release = Release(.iOS, 26)

if let value = palette.value(named: "UIColor.secondaryLabel", in: .light, release: release) {
    print(value.color, value.alpha)  // #3C3C43 0.6
    print(value.composited(over: .white))  // #8A8A8E
}
