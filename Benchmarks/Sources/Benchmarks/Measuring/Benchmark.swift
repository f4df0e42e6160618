/// Something that is measured, in a file of its own.
protocol Benchmark {
    /// What to call it on the command line.
    static var name: String { get }
    /// Measures, and prints figures line by line.
    static func run(on screens: [String]) throws
}
