internal import Audit
internal import ColorMath
internal import FileSystem
internal import Raster
internal import Screenshots
public import Simulation

/// Simulates pictures and writes what comes of it.
///
/// With one simulation and one file, the result can go to a `.png` file. Otherwise it goes to a folder, in
/// which every simulation has one of its own, named after its steps; those mirror the folders of the
/// pictures. Files are replaced whole, and never one of the inputs.
public struct SimulationDelivery: Sendable {
    private let simulations: [SimulationChain]
    private let folders: [PictureFolder]
    private let contactSheet: String?
    private var rows: [[ContactSheet.Cell]] = []

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - simulations: The simulations, each once.
    ///   - output: The file or the folder for the results; nil where only a contact sheet is wanted.
    ///   - contactSheet: The file that shows all pictures side by side, untouched and simulated, in sRGB.
    ///   - files: The pictures, so that none is written over.
    ///   - searched: The folders that were searched for them: no result is put where a later search would find
    ///     it.
    /// - Throws: ``DeliveryError`` where two results would go to one file, or one would replace an input, or
    ///   be one in the next run.
    public init(
        of simulations: [SimulationChain], to output: String?, contactSheet: String?, files: [String],
        searched: [String] = []
    ) throws(DeliveryError) {
        self.simulations = simulations
        self.contactSheet = contactSheet
        var folders: [PictureFolder] = []
        if let output {
            let isFile = output.lowercased().hasSuffix(".png")
            if isFile, simulations.count > 1 { throw .onePictureForSeveralSimulations(path: output) }
            for simulation in simulations {
                let place = isFile ? output : "\(output)/\(simulation.slug)"
                folders.append(try PictureFolder(at: place, for: files))
            }
        }
        self.folders = folders
        if contactSheet != nil, files.count * (simulations.count + 1) > ContactSheet.capacity {
            throw .tooManyForSheet(limit: ContactSheet.capacity)
        }
        if let output,
            !FolderWalk.identities(of: [output]).isDisjoint(with: FolderWalk.identities(of: searched))
        {
            throw .wouldBecomeInput(path: output)
        }
        var places = OutputPlaces(keeping: files)
        for folder in folders + (contactSheet.map { [PictureFolder(at: $0)] } ?? []) {
            for file in folder.isFile ? Array(files.prefix(1)) : files {
                try places.take(folder.picturePath(for: file))
            }
            try folder.check(picturesOf: files, outside: searched)
        }
    }

    /// Simulates the pictures in files, one after the other, and writes the results; at the end, the contact
    /// sheet.
    ///
    /// - Parameters:
    ///   - files: The pictures; one that cannot be read is noted, and the others are done.
    ///   - report: What the results are added to.
    /// - Throws: ``DeliveryError`` where a file cannot be written.
    public mutating func deliver(_ files: [String], into report: inout SimulationReport)
        throws(DeliveryError)
    {
        for file in files {
            let picture: Picture
            do {
                picture = try Picture(contentsOf: file)
            } catch {
                report.unread.append(UnreadInput(path: file, fault: error.fault.description))
                continue
            }
            report.pictures.append(try deliver(picture, of: file))
        }
        guard let contactSheet, !rows.isEmpty else { return }
        let sheet = ContactSheet(rows: rows).draw()
        try PictureFolder(at: contactSheet).write(sheet, of: contactSheet)
        report.contactSheet = contactSheet
    }

    private mutating func deliver(_ picture: Picture, of file: String) throws(DeliveryError)
        -> SimulatedPicture
    {
        var cells: [ContactSheet.Cell] = []
        if contactSheet != nil {
            cells.append(.init(picture.opaqueSRGB, label: ["as it is"]))
        }
        var changes: [ScreenChange?] = []
        for (index, simulation) in simulations.enumerated() {
            let seen = picture.seen(through: simulation)
            changes.append(seen.change)
            if contactSheet != nil {
                cells.append(.init(seen.opaqueSRGB, label: simulation.labelLines))
            }
            guard folders.indices.contains(index) else { continue }
            let png: [UInt8]
            do {
                png = try seen.encoded()
            } catch {
                throw .unwritable("\(folders[index].picturePath(for: file)): \(error)")
            }
            try folders[index].write(png, of: file)
        }
        if !cells.isEmpty { rows.append(cells) }
        return SimulatedPicture(
            path: file, width: picture.width, height: picture.height, colorSpace: picture.colorSpace,
            warnings: picture.warnings, changes: changes,
            outputs: folders.map { $0.picturePath(for: file) })
    }
}

extension SimulationChain {
    /// A line a setting; below them condition and severity, and the model.
    fileprivate var labelLines: [String] { settings.map(\.description) + (vision?.labelLines ?? []) }
}

extension VisionSimulation {
    /// Condition and severity, and below them the model.
    fileprivate var labelLines: [String] {
        let name = deficiency.name(atSeverity: severity)
        let model = model.rawValue.split(separator: "-").joined(separator: " ")
        return [severity < 1 ? "\(name) \(severity)" : name, model]
    }
}
