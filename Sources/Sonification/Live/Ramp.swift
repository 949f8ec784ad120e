// SPDX-License-Identifier: MIT

import Glibc

/// Numbers that move to target values along straight lines, frame by frame.
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

    /// Moves to a target within a number of frames.
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

/// A factor that opens and closes along half a cosine, and can reverse at any point without a step.
struct Gate: Sendable, Equatable {
    /// The factor while the gate is closed.
    let closed: Double
    /// The step of one frame while opening. `down` is the step while closing.
    private let up: Int
    private let down: Int
    /// The position of the open gate.
    private let top: Int
    var isOpen = true
    private var place: Int

    /// - Parameters:
    ///   - closing: the duration of closing, in frames.
    ///   - opening: the duration of opening, in frames.
    init(closed: Double = 0, closing: Int, opening: Int) {
        self.closed = closed
        // Positions are integers in which both durations are a whole number of steps, so that rounding errors do not
        // add up.
        (top, up, down) = (closing * opening, closing, opening)
        place = closing * opening
    }

    var isClosed: Bool { !isOpen && place == 0 }
    var isResting: Bool { place == (isOpen ? top : 0) }
    var factor: Double {
        guard !isResting else { return isOpen ? 1 : closed }
        return closed + (1 - closed) * (1 - cos(.pi * Double(place) / Double(top))) / 2
    }

    /// Closes at once.
    mutating func shut() { (isOpen, place) = (false, 0) }

    /// Moves to the target at once, which is inaudible while nothing plays.
    mutating func settle() { place = isOpen ? top : 0 }

    mutating func advance() {
        guard !isResting else { return }
        place = isOpen ? min(top, place + up) : max(0, place - down)
    }
}
