extension CSSSources {
    /// The name of the variable of Sass at an index, with its sigil; `nil` where there is none, or one of a
    /// module.
    func sassVariable(at index: Int, of tokens: ArraySlice<CSSToken>) -> String? {
        let isMember = index > tokens.startIndex && isDelimiter(tokens[index - 1], ".")
        guard index + 1 < tokens.endIndex, isDelimiter(tokens[index], "$"), !isMember,
            tokens[index + 1].kind == .ident
        else { return nil }
        return "$" + name(tokens[index + 1])
    }

    /// A value without `!default` and `!global`, and whether the first of them was there.
    func withoutFlags(_ value: ArraySlice<CSSToken>) -> (ArraySlice<CSSToken>, isDefault: Bool) {
        var (value, isDefault) = (value, false)
        while let flag = value.last, flag.kind == .ident,
            value.dropLast().last.map({ isDelimiter($0, "!") }) == true
        {
            isDefault = isDefault || name(flag) == "default"
            value = value.dropLast(2).trimmed
        }
        return (value, isDefault)
    }
}
