// SPDX-License-Identifier: MIT

/// What all notes of a score are multiplied with, so that those that sound together fit: quieter throughout, and nothing
/// distorted.
struct Headroom {
    /// At most 1.
    let factor: Double

    private static let most = 0.95

    init(_ notes: [PlannedNote]) {
        // Where notes begin, and where they end before others begin.
        var changes = notes.flatMap { note in
            let peak = note.peak
            return [(note.frames.lowerBound, peak), (note.frames.upperBound, -peak)]
        }
        changes.sort { ($0.0, $0.1) < ($1.0, $1.1) }
        var (sum, highest) = (0.0, 0.0)
        for change in changes {
            sum += change.1
            highest = max(highest, sum)
        }
        factor = highest > Self.most ? Self.most / highest : 1
    }
}
