import Foundation
import Screenshots
import Testing

@Suite struct `The device table` {
    @Test func `is readable and whole`() {
        let devices = DeviceTable.embedded.devices
        #expect(devices.count >= 77)
        #expect(Set(devices.map(\.name)).count == devices.count)
        #expect(Set(devices.map(\.kind)) == Set(Device.Kind.allCases))
    }

    @Test func `is packed from its JSON: make tables packs it again`() throws {
        struct Document: Decodable {
            let devices: [Device]
        }
        let file = URL(filePath: #filePath).appending(path: "../../../../Palettes/devices.json")
        let document = try JSONDecoder().decode(
            Document.self, from: Data(contentsOf: file.standardizedFileURL))
        #expect(DeviceTable.embedded.devices == document.devices)
    }

    @Test func `has screens that are their points times their scale, or smaller panels`() {
        for device in DeviceTable.embedded.devices {
            #expect((1...3).contains(device.scale), "\(device.name)")
            let rendered = Array(zip(device.screenshots, device.pixelsPerPoint))
            #expect(!rendered.isEmpty)
            for (size, ratio) in rendered {
                #expect(ratio <= device.scale && ratio >= device.scale * 0.85, "\(device.name)")
                let heightRatio = Double(size.height) / Double(device.points.height)
                #expect(abs(heightRatio - ratio) < 0.01, "\(device.name)")
            }
        }
    }

    @Test func `has sources and a confidence for every device`() {
        for device in DeviceTable.embedded.devices {
            #expect(!device.sources.isEmpty, "\(device.name)")
            #expect(["high", "medium", "low"].contains(device.confidence), "\(device.name)")
            #expect(
                device.year.map { (2007...2100).contains($0) }
                    ?? (device.kind == .watch || device.kind == .tv))
        }
    }
}
