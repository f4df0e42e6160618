public import Audit
internal import ColorMath
internal import FileSystem
internal import PNGFiles
public import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
public import Simulation
internal import SystemColors
internal import TextDetection

/// Simulates pictures and writes what comes of it.
///
/// With one simulation and one file, the result can go to a `.png` file. Otherwise it goes to a folder, in
/// which every simulation has one of its own, named after its steps; those mirror the folders of the
/// pictures. Files are replaced whole, and never one of the inputs.
public struct SimulationDelivery: Sendable {
    private let simulations: [SimulationChain]
    private let folders: [PictureFolder]
    private let contactSheet: String?
    /// How many pictures stand side by side on the contact sheet.
    private let columns: Int
    /// Whether the sheet begins with the picture as it is: a matrix has it among its own.
    private let showsOriginal: Bool
    private let outlines: Bool
    private let jobs: Int
    private let images: any ImageSource
    private let elements: ElementFiles
    private var rows: [[ContactSheet.Cell]] = []

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - simulations: The simulations, each once.
    ///   - output: The file or the folder for the results; nil where only a contact sheet is wanted.
    ///   - contactSheet: The file that shows all pictures side by side, untouched and simulated, in sRGB.
    ///   - isMatrix: Whether the simulations are the eight cells of a matrix, or some for each cell: then the
    ///     sheet has a row for light and one for dark.
    ///   - outlines: Whether what has no known counterpart under the settings is outlined in the results.
    ///   - jobs: How many simulations of a picture are worked on at the same time, at least 1.
    ///   - files: The pictures, so that none is written over.
    ///   - searched: The folders that were searched for them: no result is put where a later search would
    ///     find it.
    ///   - images: What decodes the pictures.
    ///   - elements: Where the view trees are looked for that tell which words are buttons.
    /// - Throws: ``DeliveryError`` where two results would go to one file, or one would replace an input, or
    ///   be one in the next run.
    public init(
        of simulations: [SimulationChain], to output: String?, contactSheet: String?, isMatrix: Bool = false,
        outlines: Bool = true, jobs: Int = 1, files: [String], searched: [String] = [],
        decodedBy images: any ImageSource, elements: ElementFiles = .beside
    ) throws(DeliveryError) {
        self.simulations = simulations
        self.elements = elements
        self.images = images
        self.contactSheet = contactSheet
        self.outlines = outlines
        self.jobs = jobs
        showsOriginal = !isMatrix
        columns = isMatrix ? max(1, simulations.count / 2) : simulations.count + 1
        var folders: [PictureFolder] = []
        if let output {
            let isFile = output.lowercased().hasSuffix(".png")
            try DeliveryError.check(pictureName: output)
            if isFile, simulations.count > 1 { throw .onePictureForSeveralSimulations(path: output) }
            for simulation in simulations {
                let place = isFile ? output : "\(output)/\(simulation.slug)"
                folders.append(try PictureFolder(at: place, for: files))
            }
        }
        self.folders = folders
        if let contactSheet { try DeliveryError.check(pictureName: contactSheet) }
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
        async
        throws(DeliveryError)
    {
        for file in files {
            let screenshot: Screenshot
            do {
                screenshot = try Screenshot(contentsOf: file, decodedBy: images)
            } catch {
                report.unread.append(UnreadInput(path: file, fault: error.fault.description))
                continue
            }
            let isWritable = PNGEncoder(for: screenshot.space) != nil
            let picture = Picture(consume screenshot, isWritable: isWritable)
            // The settings of all simulations know the same of the picture: one reading serves them all.
            let cores = Cores(jobs)
            var canvas = simulations.lazy.compactMap { picture.canvas(for: $0, by: cores) }.first
            do {
                let scale = canvas?.screen.model.scale
                canvas?.controls = try controls(ofScreenAt: file, scale: scale)
            } catch {
                // What the settings make of the rest is seen without its buttons.
                report.unread.append(error)
            }
            report.pictures.append(try await deliver(picture, on: canvas, of: file))
        }
        guard let contactSheet, !rows.isEmpty else { return }
        let sheet = ContactSheet(rows: rows).draw()
        try PictureFolder(at: contactSheet).writeDraft(of: sheet, for: contactSheet)
        report.contactSheet = contactSheet
    }

    /// The buttons of a screen, where a simulation asks for them and a view tree tells.
    private func controls(
        ofScreenAt path: String, scale: Scale?
    ) throws(UnreadInput) -> [ControlFrame]? {
        guard let scale, simulations.contains(where: \.asksForControls),
            let file = try elements.file(forScreenAt: path).get()
        else { return nil }
        return try file.tree(scale: scale.value).controls(scale: scale.value)
    }

    /// What came of one simulation of a picture.
    private struct Outcome: Sendable {
        let change: PictureChange
        let cell: ContactSheet.Cell?
    }

    /// Works out one simulation of a picture, on any thread.
    private struct Worker: Sendable {
        let folders: [PictureFolder]
        let outlines: Bool
        let hasSheet: Bool
        let picture: Picture
        let canvas: ScreenCanvas?
        let file: String

        func outcome(of simulation: SimulationChain, at index: Int) throws(DeliveryError) -> Outcome {
            guard folders.indices.contains(index) else {
                let seen = picture.preview(through: simulation, on: canvas, outlines: outlines)
                return Outcome(
                    change: seen.change,
                    cell: hasSheet
                        ? ContactSheet.Cell(seen.bitmap, label: simulation.labelLines(seen.change.settings))
                        : nil)
            }
            var seen = picture.seen(through: simulation, on: canvas)
            if outlines { seen.outlineWhatStayed() }
            let png: [UInt8]
            do {
                png = try seen.encoded()
            } catch {
                throw .unwritable("\(folders[index].picturePath(for: file)): \(error)")
            }
            try folders[index].write(png, of: file)
            return Outcome(
                change: seen.change,
                cell: hasSheet
                    ? ContactSheet.Cell(seen.opaqueSRGB(), label: simulation.labelLines(seen.change.settings))
                    : nil)
        }
    }

    /// The simulations do not wait for each other, so they are shared out over all cores.
    private mutating func deliver(
        _ picture: Picture, on canvas: ScreenCanvas?, of file: String
    ) async throws(DeliveryError) -> SimulatedPicture {
        var cells: [ContactSheet.Cell] = []
        if contactSheet != nil, showsOriginal {
            cells.append(.init(picture.opaqueSRGB(), label: ["as it is"]))
        }
        var changes: [PictureChange] = []
        let worker = Worker(
            folders: folders, outlines: outlines, hasSheet: contactSheet != nil, picture: picture,
            canvas: canvas, file: file)
        let simulations = simulations
        try await simulations.indices.forEachConcurrently(jobs: jobs) {
            (index: Int) throws(DeliveryError) -> Outcome in
            try worker.outcome(of: simulations[index], at: index)
        } deliver: { (outcome: Outcome) throws(DeliveryError) in
            changes.append(outcome.change)
            if let cell = outcome.cell { cells.append(cell) }
        }
        for start in stride(from: 0, to: cells.count, by: columns) {
            rows.append(Array(cells[start..<min(start + columns, cells.count)]))
        }
        return SimulatedPicture(
            path: file, width: picture.width, height: picture.height, colorSpace: picture.colorSpace,
            warnings: picture.warnings, changes: changes,
            outputs: folders.map { $0.picturePath(for: file) })
    }
}

extension SimulationChain {
    /// A line a setting; below them condition and severity, and the model. An appearance that a picture did
    /// not take on is not claimed.
    fileprivate func labelLines(_ change: ScreenChange?) -> [String] {
        var lines = settings.flatMap { step -> [String] in
            if case .settings(let settings) = step { settings.names } else { [step.description] }
        }
        if let change, !change.isOfNewStyle,
            let place = lines.firstIndex(of: change.newStyle.rawValue)
        {
            let share = Int((change.changedShare * 100).rounded(.down))
            // The letters of labels have no other signs.
            lines[place] = "not \(change.newStyle.rawValue) - \(share) of 100 changed"
        }
        return lines + (vision?.labelLines ?? [])
    }
}

extension VisionSimulation {
    /// Condition and severity, and below them the model.
    fileprivate var labelLines: [String] {
        let name = deficiency.name(atSeverity: severity)
        let model = model.rawValue.split(separator: "-").joined(separator: " ")
        return [severity < 1 ? "\(name) \(severity)" : name, model]
    }
}
