/// What of an input could not be read.
public struct AssetFault: Error, Hashable, Sendable {
    /// The path of the file or folder.
    public let path: String
    /// The line and the column from 1, where it is a part of a listing.
    public let place: Place?
    /// What is wrong, in a clause after the path.
    public let fault: String
    /// Whether nothing is wrong with it but that there is nothing in it to look at.
    public let isEmpty: Bool

    /// A line and a column.
    public struct Place: Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The column, from 1.
        public let column: Int
    }

    init(path: String, at place: Place? = nil, _ fault: String, isEmpty: Bool = false) {
        self.path = path
        self.place = place
        self.fault = fault
        self.isEmpty = isEmpty
    }
}
