internal import Audit
internal import FileSystem

/// The files of a page with what was found in each, the worst first.
struct FileRanking {
    private let rows: SortedRows
    private let noun: String
    /// The findings of the worst are a table, those of the others one that is folded.
    private static let open = 10

    /// - Parameter noun: What a file is.
    init(in storage: Storage, noun: String) {
        rows = storage.rows()
        self.noun = noun
    }

    /// Takes the next file.
    func add(_ path: String, _ counts: FindingCounts, number: Int) {
        let anchor = PageAnchor.file(path)
        rows.add(
            counts.worstFirst(number),
            "<tr><th scope=\"row\" dir=\"auto\"><a href=\"#\(anchor)\">\(path.xmlEscaped)</a></th>"
                + "<td>\(counts.html)</td></tr>\n")
    }

    /// Writes the tables.
    func write(to output: any TextSink) -> FileError? {
        let count = rows.count
        var place = 0
        output.write("<nav aria-label=\"\(noun.capitalizedFirst)s\">\n")
        rows.forEach { row in
            if place == 0 {
                let all = "\(noun.capitalizedFirst)s"
                output.write(Self.start(count > Self.open ? "The worst \(noun)s" : all, noun))
            } else if place == Self.open {
                output.write("</tbody>\n</table>\n<details>\n")
                output.write("<summary>The other \(counted(count - place, noun))</summary>\n")
                output.write(Self.start("The others", noun))
            }
            output.write(row.text)
            place += 1
            return output.fault == nil
        }
        if place > 0 { output.write("</tbody>\n</table>\n") }
        output.write(place > Self.open ? "</details>\n</nav>\n" : "</nav>\n")
        return rows.fault
    }

    private static func start(_ caption: String, _ noun: String) -> String {
        """
        <table>
        <caption>\(caption)</caption>
        <thead><tr><th scope="col">\(noun.capitalizedFirst)</th><th scope="col">Found</th></tr></thead>
        <tbody>

        """
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
