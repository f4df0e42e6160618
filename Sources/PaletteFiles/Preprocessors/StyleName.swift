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
    func named(_ constants: [StylePages.Constant], ofFileAt index: Int) -> [StylePages.Constant] {
        constants.compactMap { item in
            var item = item
            let written = item.constant.key
            item.constant.key = key(written, ofFileAt: index)
            if let module = module(of: written, inFileAt: index) {
                item.constant.name = item.constant.key
                item.constant.path.insert(module, at: 0)
            }
            if case .reference(let reference) = item.constant.value {
                let resolved = self.resolved(reference, inFileAt: item.file)
                if reference.namespace != nil, resolved.keys.first == item.constant.key { return nil }
            }
            item.constant.value = item.constant.value.renaming {
                resolved($0, inFileAt: item.file)
            }
            return item
        }
    }

    /// A name in a file, by the keys that it may mean.
    func resolved(_ reference: ColorConstant.Reference, inFileAt index: Int) -> ColorConstant.Reference {
        guard let key = reference.keys.first else { return reference }
        var reference = reference
        reference.keys = keys(StyleName(namespace: reference.namespace, key: key), inFileAt: index)
        return reference
    }
}
