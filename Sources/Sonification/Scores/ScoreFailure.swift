// SPDX-License-Identifier: MIT

/// The reason why a score cannot be played.
public enum ScoreFailure: Error, Sendable, Hashable {
    case tooManyTracks(Int, limit: Int)
    case tooManyNotes(Int, limit: Int)
    case tooLong(seconds: Double, limit: Double)
    /// - Parameters:
    ///   - track: the index of the track, from 0. `note` is the index of the note, from 0.
    ///   - field: the field's name on the wire.
    case notFinite(field: String, track: Int, note: Int)
    case outside(field: String, Double, ClosedRange<Double>, track: Int, note: Int)
    case inaudible(hertz: Double, ClosedRange<Double>, track: Int, note: Int)
}

extension ScoreFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooManyTracks(let count, let limit):
            "The score has \(count) tracks, and may have \(limit): put notes that do not overlap into one track."
        case .tooManyNotes(let count, let limit):
            "The score has \(count) notes, and may have \(limit): play a part of it, or several points as one note."
        case .tooLong(let seconds, let limit):
            "The score lasts \(Self.rounded(seconds)) seconds, and may last \(Self.rounded(limit)): play it in parts."
        case .notFinite(let field, let track, let note):
            "The \(field) of note \(note) of track \(track) is not a finite number: "
                + "for a gap, leave the note out or send noise."
        case .outside(let field, let value, let range, let track, let note):
            "The \(field) of note \(note) of track \(track) is \(value): "
                + "give \(Self.rounded(range.lowerBound)) to \(Self.rounded(range.upperBound))."
        case .inaudible(let hertz, let range, let track, let note):
            "Note \(note) of track \(track) has \(Self.rounded(hertz)) hertz, which is not audible: "
                + "give \(Self.rounded(range.lowerBound)) to \(Self.rounded(range.upperBound))."
        }
    }

    private static func rounded(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
