/// Where the documents of a run go, checked before anything is done.
enum Destinations {
    /// Checks that documents neither mix on the standard output or in a file, nor replace an input.
    ///
    /// - Parameters:
    ///   - requests: The documents.
    ///   - files: The inputs.
    static func check(_ requests: [ReportRequest], keeping files: [String]) throws(DeliveryError) {
        let printed = requests.filter { $0.destination == nil }
        guard printed.count < 2 || printed.allSatisfy(\.format.isForLog) else {
            throw .severalOnStandardOutput
        }
        try check(requests.compactMap(\.destination), keeping: files)
    }

    /// Checks that files of reports are not one another's, and no inputs.
    static func check(_ destinations: [String], keeping files: [String]) throws(DeliveryError) {
        guard !destinations.isEmpty else { return }
        var places = OutputPlaces(keeping: files)
        for destination in destinations { try places.take(destination) }
    }
}
