internal import Screenshots
internal import SystemColors

extension Platform {
    /// The platform of the devices that take screenshots of a size, or `nil` where none does or several do.
    init?(ofScreenshot size: PixelSize) {
        let platforms = Set(
            DeviceTable.embedded.devices.lazy.filter { device in
                device.screenshots.contains { $0 == size || $0.turned == size }
            }.map { Platform(runningOn: $0.kind) })
        guard let platform = platforms.first, platforms.count == 1 else { return nil }
        self = platform
    }

    private init(runningOn kind: Device.Kind) {
        switch kind {
        case .phone, .tablet: self = .iOS
        case .watch: self = .watchOS
        case .tv: self = .tvOS
        }
    }
}
