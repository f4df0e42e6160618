#if hasFeature(Embedded)
    /// What colours are beside text: nothing more, where there is no coding.
    public typealias ColorCoding = Sendable
#else
    /// What colours are beside text: they are coded as one string of CSS.
    public typealias ColorCoding = Codable

    // Colours are coded as one string of CSS, which people can read and write in JSON. What other programs
    // write as an object with a space, components and alpha (the DTCG's format for design tokens) is read
    // too.

    extension ColorText where Self: Codable {
        /// Reads a string of CSS, or an object of `space` (or `colorSpace`), `components` and `alpha`.
        ///
        /// In an object, the space has its name in CSS, a component is a number in the space's own unit, and
        /// `null` or `"none"` where it is missing; alpha may be left out. The colour is converted where it is
        /// of another space.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                do throws(CSSColorError) {
                    self = try Self(css: text)
                } catch {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: error.description))
                }
                return
            }
            let color = try DynamicColor(componentsFrom: decoder)
            do throws(CSSColorError) {
                self = try Self(css: color.description)
            } catch {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: error.description))
            }
        }

        /// Writes the colour as a string of CSS that reads back as the same value, to the bit.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }

    extension DynamicColor: Codable {}
    extension WithAlpha: Codable {}
    extension SRGB8: Codable {}

    private enum ColorKey: String, CodingKey {
        case space, colorSpace, components, alpha
    }

    extension DynamicColor {
        /// Reads an object of a space, components and alpha.
        fileprivate init(componentsFrom decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: ColorKey.self)
            let spaceKey = container.contains(.space) ? ColorKey.space : .colorSpace
            let name = try container.decode(String.self, forKey: spaceKey)
            guard let space = ColorSpaceID(rawValue: name == "xyz" ? "xyz-d65" : name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: spaceKey, in: container,
                    debugDescription:
                        "\"\(name)\" is no colour space: write srgb, oklch, display-p3 or another")
            }
            self.init(space: space, components: .zero)
            var values = try container.nestedUnkeyedContainer(forKey: .components)
            for index in 0..<3 {
                if try values.decode(OptionalNumber.self).value.map({ components[index] = $0 }) == nil {
                    missing.insert(.component(at: index))
                }
            }
            guard values.isAtEnd else {
                throw DecodingError.dataCorruptedError(
                    in: values, debugDescription: "a colour has three components, and alpha beside them")
            }
            guard let alpha = try container.decodeIfPresent(OptionalNumber.self, forKey: .alpha) else {
                return
            }
            self.alpha = max(0, min(1, alpha.value ?? 0))
            if alpha.value == nil { missing.insert(.alpha) }
        }
    }

    /// A number, or `null` or `"none"` in place of one.
    private struct OptionalNumber: Decodable {
        let value: Double?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = nil
            } else if let number = try? container.decode(Double.self) {
                value = number
            } else if try container.decode(String.self) == "none" {
                value = nil
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a component is a number, null or \"none\"")
            }
        }
    }
#endif
