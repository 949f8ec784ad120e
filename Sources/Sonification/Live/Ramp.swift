// SPDX-License-Identifier: MIT

import Glibc

/// Numbers that go to others along straight lines, frame by frame.
struct Ramp: Sendable, Equatable {
    private(set) var value: SIMD4<Double>
    private var target: SIMD4<Double>
    private var step = SIMD4<Double>.zero
    private var left = 0

    init(_ value: SIMD4<Double>) {
        self.value = value
        target = value
    }

    var isResting: Bool { left == 0 }

    /// Arrives after so many frames.
    mutating func go(to target: SIMD4<Double>, in frames: Int) {
        self.target = target
        left = max(1, frames)
        step = (target - value) / Double(left)
    }

    mutating func advance() {
        guard left > 0 else { return }
        left -= 1
        value = left == 0 ? target : value + step
    }
}

/// A factor that opens and closes along half a turn of a cosine, and may turn back anywhere on the way without a step.
struct Gate: Sendable, Equatable {
    /// The factor where it is closed.
    let closed: Double
    /// How long it takes to close and to open, in frames.
    let closing: Int
    let opening: Int
    var isOpen = true
    /// From 0, closed, to 1, open.
    private var place = 1.0

    init(closed: Double = 0, closing: Int, opening: Int) {
        self.closed = closed
        self.closing = closing
        self.opening = opening
    }

    var isClosed: Bool { !isOpen && place == 0 }
    var isResting: Bool { place == (isOpen ? 1 : 0) }
    var factor: Double { isResting ? (isOpen ? 1 : closed) : closed + (1 - closed) * (1 - cos(.pi * place)) / 2 }

    /// Closes without a way.
    mutating func shut() { (isOpen, place) = (false, 0) }

    mutating func advance() {
        guard !isResting else { return }
        place =
            isOpen ? min(1, place + 1 / Double(opening)) : max(0, place - 1 / Double(closing))
    }
}
