/// Files of one format, parted into palettes.
package struct PaletteGrouping {
    /// The files of one palette.
    struct Group {
        /// The paths of the files, those that no other imports first.
        let paths: [String]
        /// Reads the palette, under a name.
        let read: (_ name: String) -> Palette
    }

    /// The palettes, in the order of their first files.
    var groups: [Group]
    /// What is to be known of the files though nothing is wrong with them, a sentence each.
    var notes: [String] = []
}
