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
    /// How far one frame opens and closes it.
    private let up: Int
    private let down: Int
    /// Where it is open.
    private let top: Int
    var isOpen = true
    private var place: Int

    /// - Parameters:
    ///   - closing: how long it takes to close, in frames.
    ///   - opening: how long it takes to open.
    init(closed: Double = 0, closing: Int, opening: Int) {
        self.closed = closed
        // In steps of which both take a whole number, so that no rounding adds up.
        (top, up, down) = (closing * opening, closing, opening)
        place = closing * opening
    }

    var isClosed: Bool { !isOpen && place == 0 }
    var isResting: Bool { place == (isOpen ? top : 0) }
    var factor: Double {
        guard !isResting else { return isOpen ? 1 : closed }
        return closed + (1 - closed) * (1 - cos(.pi * Double(place) / Double(top))) / 2
    }

    /// Closes without a way.
    mutating func shut() { (isOpen, place) = (false, 0) }

    /// Is where it was to go: nothing sounds meanwhile.
    mutating func settle() { place = isOpen ? top : 0 }

    mutating func advance() {
        guard !isResting else { return }
        place = isOpen ? min(top, place + up) : max(0, place - down)
    }
}
