/// The last line of an NDJSON report: what the run came to.
struct RunEnd: Codable {
    let schemaVersion: Int
    let tool: ReportDocument.Tool
    let summary: Summary

    struct Summary: Codable {
        /// The number of all inputs of the run, those of other shards too.
        let inputs: Int
        /// The number of screens that were audited.
        let images: Int
        /// The number of inputs that could not be.
        let errors: Int
        /// The share of the inputs that the run was given, as in `1/3`.
        let shard: Shard?
        /// Why not every input was looked at.
        let partial: Shortfall?
    }

    init(of totals: RunTotals) {
        schemaVersion = ScreenRecord.schemaVersion
        tool = ReportDocument.Tool()
        summary = Summary(
            inputs: totals.inputs, images: totals.files, errors: totals.unread, shard: totals.shard,
            partial: totals.shortfall)
    }
}
