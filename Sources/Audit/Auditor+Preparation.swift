internal import SystemColors
internal import TextDetection

extension Auditor {
    /// Works out the tables that every audit needs, for a core that has nothing else to do yet.
    ///
    /// The first audit does it otherwise; once is enough for a process.
    package static func prepare() {
        TextDetector.prepare()
        SystemPalette.prepareNames()
    }
}
