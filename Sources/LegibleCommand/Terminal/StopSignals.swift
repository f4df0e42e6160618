import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signals that ask a run to come to its end: the first is remembered, the second ends the process at once.
///
/// They are taken on a queue of their own, which is also what guards the memory of the first.
final class StopSignals: Sendable {
    /// A signal that asks for an end.
    enum Signal: CInt, CaseIterable {
        case interrupt
        case termination

        /// What reports say of it.
        var name: String {
            switch self {
            case .interrupt: "SIGINT"
            case .termination: "SIGTERM"
            }
        }

        var number: CInt {
            switch self {
            case .interrupt: SIGINT
            case .termination: SIGTERM
            }
        }

        /// How a shell says that a process was ended by it.
        var exitCode: CInt { 128 + number }
    }

    private let received = Received()
    private let queue: DispatchQueue

    /// Takes the signals over for the rest of the process.
    init() {
        let queue = DispatchQueue(label: "signals")
        self.queue = queue
        for stop in Signal.allCases {
            let source = DispatchSource.makeSignalSource(signal: stop.number, queue: queue)
            let received = received
            source.setEventHandler {
                guard received.first == nil else { _exit(stop.exitCode) }
                received.first = stop
            }
            // Otherwise the system would end the process before the source has a say.
            signal(stop.number, SIG_IGN)
            source.resume()
            received.sources.append(source)
        }
    }

    /// The first signal that came, if any did.
    var first: Signal? { queue.sync { received.first } }

    /// What is read and written on the queue alone, once the signals are taken over.
    private final class Received: @unchecked Sendable {
        var first: Signal?
        var sources: [any DispatchSourceSignal] = []
    }
}
