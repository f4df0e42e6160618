/// How a file writes the name of a variable, or of a member of a map in it.
struct StyleName {
    /// The namespace before it: `colors` of `colors.$ink`.
    var namespace: String?
    /// The key without it: `$ink`.
    var key: String
}

extension ColorConstant.Reference {
    /// The constant that a file names.
    init(_ name: StyleName, alpha: Double? = nil, missing: String? = nil) {
        self.init(keys: [name.key], namespace: name.namespace, alpha: alpha, missing: missing)
    }
}

extension SassModules {
    /// The constants of a file by the names that tell them from those of other modules.
    ///
    /// `$ink: brand.$ink` hands on the constant of a module, which is read under this name there: it is
    /// left out where both have one key.
    func named(_ constants: [ColorConstant], ofFileAt index: Int) -> [ColorConstant] {
        constants.compactMap { constant in
            var constant = constant
            let written = constant.key
            constant.key = key(written, ofFileAt: index)
            if let module = module(of: written, inFileAt: index) {
                constant.name = constant.key
                constant.path.insert(module, at: 0)
            }
            if case .reference(var reference) = constant.value, let key = reference.keys.first {
                reference.keys = keys(StyleName(namespace: reference.namespace, key: key), inFileAt: index)
                if reference.namespace != nil, reference.keys.first == constant.key { return nil }
                constant.value = .reference(reference)
            }
            return constant
        }
    }
}
