// SPDX-License-Identifier: MIT

import Glibc

/// Searches for the last pitch that the user hears, in quarters of an octave: outward from a pitch that most people
/// hear, or inward when the user does not hear that one. A value.
struct PitchSearch: Sendable, Equatable {
    enum End: Sendable, Equatable {
        /// In whole hertz.
        case heard(Int)
        /// The user heard no pitch of the search.
        case nothing
    }

    /// In whole hertz, the first pitch first.
    private let outward: [Int]
    private let inward: [Int]
    private var isInward = false
    private var place = 0

    /// - Parameters:
    ///   - first: in hertz.
    ///   - last: the last pitch outward, below or above the first.
    ///   - innermost: the last pitch inward.
    init(from first: Double, outwardTo last: Double, inwardTo innermost: Double) {
        outward = Self.pitches(from: first, to: last)
        inward = Array(Self.pitches(from: first, to: innermost).dropFirst())
    }

    private static func pitches(from first: Double, to last: Double) -> [Int] {
        let steps = Int(abs(log2(last / first)) * 4 + 0.001)
        return (0...steps).map { Int((first * pow(2, Double($0) / (last < first ? -4 : 4))).rounded()) }
    }

    /// The pitch to try now, in hertz.
    var pitch: Int { isInward ? inward[place] : outward[place] }

    /// - Returns: the end of the search; nil when there is another pitch to try.
    mutating func take(isHeard: Bool) -> End? {
        if isInward {
            guard !isHeard else { return .heard(pitch) }
            guard place + 1 < inward.count else { return .nothing }
            place += 1
        } else if isHeard {
            guard place + 1 < outward.count else { return .heard(pitch) }
            place += 1
        } else {
            guard place == 0 else { return .heard(outward[place - 1]) }
            guard !inward.isEmpty else { return .nothing }
            isInward = true
        }
        return nil
    }
}
