// SPDX-License-Identifier: MIT

/// The factor that makes what sounds together fit. It follows within the edge of a note, so that a tone that is added does not
/// make the others jump.
struct LiveHeadroom: Sendable, Equatable {
    private static let most = 0.95
    private static let step = 1 / Double(Envelope.edge)

    /// At most 1.
    private(set) var factor = 1.0

    /// - Parameter peak: how far all that sounds reaches at most.
    mutating func follow(peak: Double) {
        let target = peak > Self.most ? Self.most / peak : 1
        factor = factor < target ? min(target, factor + Self.step) : max(target, factor - Self.step)
    }
}
