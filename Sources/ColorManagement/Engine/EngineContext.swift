internal import CLittleCMS

/// A Little CMS context of its own, so that its error text and settings belong to one caller alone.
struct EngineContext: ~Copyable {
    let handle: cmsContext
    private let log: EngineLog

    /// Creates a context; nil where memory is exhausted.
    init?() {
        let log = EngineLog()
        // The context keeps a bare pointer to the log; both live and die with this value.
        guard let handle = cmsCreateContext(nil, Unmanaged.passUnretained(log).toOpaque()) else { return nil }
        cmsSetLogErrorHandlerTHR(handle) { context, _, text in
            guard let text, let data = cmsGetContextUserData(context) else { return }
            Unmanaged<EngineLog>.fromOpaque(data).takeUnretainedValue().note(String(cString: text))
        }
        self.handle = handle
        self.log = log
    }

    deinit { cmsDeleteContext(handle) }

    /// What the engine said first since the context was made, or a general word where it said nothing.
    var complaint: String { log.first ?? "the colour engine gives no reason" }

    /// Ends the recording of errors. From here on nothing in the context changes, so threads may share it.
    func seal() { cmsSetLogErrorHandlerTHR(handle, nil) }
}

/// The first error text of one context; later ones are mere consequences.
private final class EngineLog {
    private(set) var first: String?

    func note(_ text: String) {
        if first == nil { first = text }
    }
}
