/// The configuration file that holds for something, in JSON: its path, or `null`.
struct ConfigurationDocument: Hashable, Codable {
    let file: String?

    init(file: String?) {
        self.file = file
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        file = container.decodeNil() ? nil : try container.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(file)
    }
}
