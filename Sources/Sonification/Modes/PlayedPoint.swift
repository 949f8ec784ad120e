// SPDX-License-Identifier: MIT

/// A point that sounds, on its own or for a group of points.
struct PlayedPoint: Equatable {
    enum Kind: Equatable {
        case value
        /// No value, nor any other point of its group.
        case gap
        /// No value, but other points of its group have one.
        case gapAmongValues
    }

    let index: Int
    let kind: Kind
    /// In seconds from the start of the passage.
    var start: Double
    /// How long it is until the next one may sound, in seconds.
    let room: Double
}
