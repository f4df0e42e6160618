import Reporting
import Testing

@Suite("A report is asked for by name and file")
struct ReportRequestTests {
    @Test("A name alone goes to the standard output, a name with a file to the file")
    func requests() {
        #expect(ReportRequest(argument: "terminal") == ReportRequest(.terminal))
        #expect(ReportRequest(argument: "json=out=1.json") == ReportRequest(.json, to: "out=1.json"))
        #expect(ReportRequest(argument: "json=-") == ReportRequest(.json))
        #expect(ReportRequest(argument: "annotated=out/") == ReportRequest(.annotated, to: "out/"))
    }

    @Test(
        "What is no report is none",
        arguments: [
            "", "xml", "JSON", "json=", "annotated", "annotated=", "annotated=-", "trace", "=out.json",
        ])
    func faults(argument: String) {
        #expect(ReportRequest(argument: argument) == nil)
    }
}
