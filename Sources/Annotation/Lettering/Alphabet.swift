/// The letters that pictures are labelled with: digits, letters and marks, drawn with one pen.
///
/// They are part of the program so that a picture is the same on every machine, whatever fonts it has. Small
/// letters are seven tenths as tall as capitals, more than in most fonts: labels are small.
package enum Alphabet {
    /// The glyph of a character, or `nil` for one that labels do not use.
    static subscript(character: Character) -> Glyph? { glyphs[character] }

    /// Whether labels can show a character; in place of any other there is a space.
    package static func has(_ character: Character) -> Bool { glyphs[character] != nil }

    private static let glyphs = capitals.merging(smallLetters) { $1 }.mapValues(Glyph.init(path:))

    private static let capitals: [Character: String] = [
        "0": "M 3.2 0 Q 0 0 0 3.4 L 0 6.6 Q 0 10 3.2 10 Q 6.4 10 6.4 6.6 L 6.4 3.4 Q 6.4 0 3.2 0",
        "1": "M 0.9 2.2 L 3.9 0 L 3.9 10 M 6.4 10 L 0.9 10",
        "2": "M 0.2 2.9 Q 0.2 0 3.2 0 Q 6.2 0 6.2 2.8 Q 6.2 4.6 4.3 6.3 L 0.2 10 L 6.4 10",
        "3":
            "M 0.2 1.9 Q 0.8 0 3.1 0 Q 6 0 6 2.5 Q 6 4.8 2.6 4.8 Q 6.4 4.8 6.4 7.4 Q 6.4 10 3.1 10 Q 0.5 10 0 8",
        "4": "M 4.9 10 L 4.9 0 L 0 7.2 L 6.6 7.2",
        "5": "M 5.9 0 L 1 0 L 0.6 4.7 Q 1.6 3.7 3.3 3.7 Q 6.4 3.7 6.4 6.9 Q 6.4 10 3.1 10 Q 0.7 10 0 8.2",
        "6":
            "M 5.7 1.1 Q 5 0 3.6 0 Q 0 0 0 5.4 L 0 6.8 Q 0 10 3.2 10 Q 6.4 10 6.4 6.9 Q 6.4 3.9 3.3 3.9 Q 0.6 3.9 0 6.2",
        "7": "M 0 0 L 6.4 0 L 2.4 10",
        "8": """
        M 3.2 0 Q 0.4 0 0.4 2.4 Q 0.4 4.7 3.2 4.7 Q 6 4.7 6 2.4 Q 6 0 3.2 0 \
        M 3.2 4.7 Q 0 4.7 0 7.3 Q 0 10 3.2 10 Q 6.4 10 6.4 7.3 Q 6.4 4.7 3.2 4.7
        """,
        "9":
            "M 0.7 8.9 Q 1.4 10 2.8 10 Q 6.4 10 6.4 4.6 L 6.4 3.2 Q 6.4 0 3.2 0 Q 0 0 0 3.1 Q 0 6.1 3.1 6.1 Q 5.8 6.1 6.4 3.8",
        ".": "M 0.3 9.8 L 0.3 9.8",
        "/": "M 0 10 L 4.2 0",
        "#": "M 2.2 0.4 L 1.2 9.6 M 5.6 0.4 L 4.6 9.6 M 0.2 3.2 L 6.6 3.2 M 0 6.8 L 6.4 6.8",
        "A": "M 0 10 L 3.6 0 L 7.2 10 M 1.2 6.8 L 6 6.8",
        "B":
            "M 0 0 L 0 10 L 3.6 10 Q 6.4 10 6.4 7.4 Q 6.4 4.8 3.6 4.8 L 0 4.8 M 3.4 4.8 Q 6 4.8 6 2.4 Q 6 0 3.4 0 L 0 0",
        "C": "M 6.6 2.2 Q 5.7 0 3.5 0 Q 0 0 0 4 L 0 6 Q 0 10 3.5 10 Q 5.7 10 6.6 7.8",
        "D": "M 0 0 L 0 10 L 3 10 Q 6.8 10 6.8 6 L 6.8 4 Q 6.8 0 3 0 L 0 0",
        "E": "M 5.4 0 L 0 0 L 0 10 L 5.4 10 M 0 4.9 L 4.8 4.9",
        "F": "M 5.4 0 L 0 0 L 0 10 M 0 5 L 4.8 5",
        "G": "M 6.6 2.2 Q 5.7 0 3.5 0 Q 0 0 0 4 L 0 6 Q 0 10 3.5 10 Q 6.8 10 6.8 6.6 L 6.8 5.4 L 4 5.4",
        "H": "M 0 0 L 0 10 M 6.6 0 L 6.6 10 M 0 4.8 L 6.6 4.8",
        "I": "M 0 0 L 0 10",
        "J": "M 4.8 0 L 4.8 7 Q 4.8 10 2.3 10 Q 0.4 10 0 8.2",
        "K": "M 0 0 L 0 10 M 6 0 L 0 6.2 M 2.2 4 L 6.4 10",
        "L": "M 0 0 L 0 10 L 5 10",
        "M": "M 0 10 L 0 0 L 4 6.6 L 8 0 L 8 10",
        "N": "M 0 10 L 0 0 L 6.6 10 L 6.6 0",
        "O": "M 3.7 0 Q 0 0 0 4 L 0 6 Q 0 10 3.7 10 Q 7.4 10 7.4 6 L 7.4 4 Q 7.4 0 3.7 0",
        "P": "M 0 10 L 0 0 L 3.4 0 Q 6.2 0 6.2 2.9 Q 6.2 5.8 3.4 5.8 L 0 5.8",
        "Q":
            "M 3.7 0 Q 0 0 0 4 L 0 6 Q 0 10 3.7 10 Q 7.4 10 7.4 6 L 7.4 4 Q 7.4 0 3.7 0 M 4.6 7.2 L 7.4 10.6",
        "R": "M 0 10 L 0 0 L 3.4 0 Q 6.2 0 6.2 2.8 Q 6.2 5.6 3.4 5.6 L 0 5.6 M 3.6 5.6 L 6.4 10",
        "S":
            "M 5.8 1.8 Q 5 0 3 0 Q 0.3 0 0.3 2.5 Q 0.3 4.4 3.1 4.9 Q 6.2 5.4 6.2 7.5 Q 6.2 10 3.1 10 Q 0.6 10 0 8.1",
        "T": "M 0 0 L 6.6 0 M 3.3 0 L 3.3 10",
        "U": "M 0 0 L 0 6.4 Q 0 10 3.4 10 Q 6.8 10 6.8 6.4 L 6.8 0",
        "V": "M 0 0 L 3.5 10 L 7 0",
        "W": "M 0 0 L 2.4 10 L 4.9 1.6 L 7.4 10 L 9.8 0",
        "X": "M 0 0 L 6.6 10 M 6.6 0 L 0 10",
        "Y": "M 0 0 L 3.4 4.8 L 6.8 0 M 3.4 4.8 L 3.4 10",
        "Z": "M 0 0 L 6.2 0 L 0 10 L 6.2 10",
        "-": "M 0.4 5.4 L 4.4 5.4",
        "✗": "M 0.4 1.8 L 6.8 8.2 M 6.8 1.8 L 0.4 8.2",
        "?": "M 0.2 2.7 Q 0.3 0 3.1 0 Q 6 0 6 2.6 Q 6 4.2 4.4 5.1 Q 3.1 5.8 3.1 7 M 3.1 10 L 3.1 10",
        "✓": "M 0 5.6 L 2.6 8.6 L 7.2 1.6",
    ]
}
