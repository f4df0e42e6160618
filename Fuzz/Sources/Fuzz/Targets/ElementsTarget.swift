import Legible

extension FuzzTarget {
    /// View trees. What is taken has elements that lie on some screen, each after the one that it lies in,
    /// and faults lie in the file.
    static let elements = FuzzTarget(name: "elements") { input in
        do throws(ElementError) {
            let tree = try ElementTree(decoding: input, path: "fuzz.elements", scale: 3)
            precondition(!tree.elements.isEmpty, "elements")
            for (index, element) in tree.elements.enumerated() {
                let frame = element.frame
                precondition(frame.width >= 0 && frame.height >= 0, "sizes")
                precondition([frame.x, frame.y, frame.maxX, frame.maxY].allSatisfy(\.isFinite), "places")
                precondition(element.parent.map { $0 < index } ?? true, "parents")
            }
        } catch {
            let lines = input.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x0C } + 1
            precondition((1...lines).contains(error.line) && error.column >= 1, "\(error)")
            precondition(!error.fault.isEmpty, "a fault without words")
        }
    }
}
