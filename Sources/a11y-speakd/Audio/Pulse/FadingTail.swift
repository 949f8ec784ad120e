// SPDX-License-Identifier: GPL-3.0-or-later

/// The samples that were written and may still have to be faded out. Places count samples from the first.
struct FadingTail: Sendable, Equatable {
    /// Long enough not to be heard as a click, and too short to be heard as a sound.
    static let seconds = 0.003

    private var samples: [Int16] = []
    /// The place of the first of them.
    private var start = 0

    var end: Int { start + samples.count }

    mutating func append(_ new: UnsafeBufferPointer<Int16>) { samples.append(contentsOf: new) }

    /// Samples before this place are not needed any more. They are let go of a second at a time.
    mutating func forget(before place: Int, atLeast count: Int) {
        guard place - start >= count, place <= end else { return }
        samples.removeFirst(place - start)
        start = place
    }

    /// The written samples from a place on, fading, and then silence to the end. Empty when there is nothing to fade.
    func faded(from place: Int, over length: Int) -> [Int16] {
        guard place >= start, place < end, length > 0 else { return [] }
        var faded = [Int16](repeating: 0, count: end - place)
        for index in 0..<min(length, faded.count) {
            let gain = Double(length - index) / Double(length + 1)
            faded[index] = Int16((Double(samples[place - start + index]) * gain).rounded())
        }
        return faded
    }
}
