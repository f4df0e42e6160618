extension String {
    /// The words of a name in lower case: it is cut where it has other than letters and digits, and before a
    /// capital that follows a small letter.
    var wordsOfName: [String] {
        var words: [String] = []
        var word = ""
        var followsSmall = false
        for character in self {
            let isWordCharacter = character.isLetter || character.isNumber
            if !isWordCharacter || followsSmall && character.isUppercase {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isWordCharacter { word += character.lowercased() }
            followsSmall = character.isLowercase
        }
        return word.isEmpty ? words : words + [word]
    }
}
