// SPDX-License-Identifier: MIT

import Glibc

/// A score as a Standard MIDI File of type 1, for musicians and their programs: pitches are exact by bending, one tick is a
/// millisecond, and noise without a pitch is a shaker.
public struct MIDIFile: Sendable, Hashable {
    public let bytes: [UInt8]

    /// - Throws: a ``ScoreFailure`` when the score cannot be played.
    public init(_ score: Score, limits: ScoreLimits = ScoreLimits()) throws(ScoreFailure) {
        try score.validate(limits: limits)
        let tracks = score.tracks.enumerated().map { MIDITrack($1, channel: Self.channel(of: $0)).bytes }
        var bytes = Self.chunk("MThd", Self.big(1, 2) + Self.big(tracks.count + 1, 2) + Self.big(1000, 2))
        bytes += Self.chunk("MTrk", Self.tempo)
        for track in tracks { bytes += Self.chunk("MTrk", track) }
        self.bytes = bytes
    }

    /// A quarter is a second: at 1,000 ticks a quarter one tick is a millisecond.
    private static let tempo: [UInt8] = [0, 0xFF, 0x51, 3] + big(1_000_000, 3) + [0, 0xFF, 0x2F, 0]

    /// Each track has its own, so that it bends alone; the tenth is for percussion. Beyond fifteen they are shared.
    private static func channel(of track: Int) -> UInt8 {
        let channel = track % 15
        return UInt8(channel < 9 ? channel : channel + 1)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + big(content.count, 4) + content
    }

    /// The most significant byte first.
    static func big(_ number: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
