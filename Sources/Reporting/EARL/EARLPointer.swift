internal import Audit
internal import Raster

/// A place in a file, in the terms of Pointer Methods in RDF 1.0.
enum EARLPointer: Encodable {
    /// A rectangle of a picture, in pixels, as Media Fragments URI 1.0 writes it.
    case pixels(PixelRect)
    /// A line and a character, both from 1.
    case text(line: Int, column: Int)

    private enum CodingKeys: String, CodingKey {
        case type = "@type"
        case expression = "ptr:expression"
        case line = "ptr:lineNumber"
        case character = "ptr:charNumber"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .pixels(let box):
            try container.encode("ptr:ExpressionPointer", forKey: .type)
            try container.encode("xywh=\(box.x),\(box.y),\(box.width),\(box.height)", forKey: .expression)
        case .text(let line, let column):
            try container.encode("ptr:LineCharPointer", forKey: .type)
            try container.encode(line, forKey: .line)
            try container.encode(column, forKey: .character)
        }
    }
}

extension ReportedFinding.Place {
    /// The place as EARL has it; none for a file as a whole.
    var pointers: [EARLPointer] {
        switch self {
        case .pixels(let boxes): boxes.map(EARLPointer.pixels)
        case .text(let line, let column): [.text(line: line, column: column)]
        case .file: []
        }
    }
}
