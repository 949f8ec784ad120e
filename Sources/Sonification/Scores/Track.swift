// SPDX-License-Identifier: MIT

/// Notes that belong together: those of a series.
public struct Track: Sendable, Hashable {
    public var name: String?
    public var timbre: Timbre
    /// In the order of their starts.
    public let notes: [Note]

    /// - Parameter notes: in any order.
    public init(name: String? = nil, timbre: Timbre = .square, notes: [Note]) {
        self.name = name
        self.timbre = timbre
        let isOrdered = zip(notes, notes.dropFirst()).allSatisfy { $0.start <= $1.start }
        self.notes = isOrdered ? notes : notes.sorted { $0.start < $1.start }
    }

    /// The same, so many seconds later.
    func delayed(by seconds: Double) -> Track {
        Track(
            name: name, timbre: timbre,
            notes: notes.map { note in
                var note = note
                note.start += seconds
                return note
            })
    }
}
