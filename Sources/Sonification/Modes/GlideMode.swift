// SPDX-License-Identifier: MIT

/// One tone from point to point, broken by gaps alone.
enum GlideMode {
    /// How much time there is from one point to the next.
    static let slot = 0.03
    /// How long the last point before a gap is held, or the last of all.
    private static let hold = 0.06

    /// - Parameter tone: how a point sounds, nil for one at which the tone is broken.
    static func notes(_ series: PlayedSeries, _ points: [PlayedPoint], tone: (Int) -> Tone?) -> [Note] {
        var notes: [Note] = []
        var isTied = false
        let line = points.filter { $0.kind != .gapAmongValues }
        for (place, point) in line.enumerated() {
            guard point.kind == .value, let own = tone(point.index) else {
                isTied = false
                continue
            }
            let next = line.dropFirst(place + 1).first
            let target = next.flatMap { $0.kind == .value ? tone($0.index) : nil }
            let length = target == nil ? hold : (next?.start ?? point.start) - point.start
            notes.append(
                Note(
                    start: point.start, length: length, tone: own, end: target, isTied: isTied,
                    place: series.place(of: point.index)))
            isTied = target != nil
        }
        return notes
    }
}
