// SPDX-License-Identifier: MIT

/// All that sounds beside the queue: live tones. Events in, frames out; the same events at the same frames make the same sound, in
/// pieces of any size.
package struct LiveMix: Sendable {
    /// What is heard in the queue.
    package enum Foreground: Sendable, Hashable {
        case nothing
        case speech
        /// What nothing may be heard beside, or silence that the user wants.
        case urgent
    }

    package enum Event: Sendable, Hashable {
        /// Starts a tone, or moves it.
        case tone(PlayedTone.ID, PlayedTone)
        /// Plays a tone of so many seconds, and ends the one of that name that sounds.
        case note(PlayedTone.ID, PlayedTone, seconds: Double)
        case end(PlayedTone.ID)
        case foreground(Foreground)
    }

    private var voices: [LiveVoice] = []
    private var foreground = Foreground.nothing
    /// Closed while something urgent is heard.
    private var gate = Gate(closing: Envelope.edge, opening: LiveVoice.move)
    private var headroom = LiveHeadroom()
    /// Whether what was made and is not heard yet had better not be: another note has taken its place, or silence.
    package private(set) var isCut = false

    package init() {}

    /// Whether there is nothing that may sound.
    package var isEmpty: Bool { voices.isEmpty }

    /// Whether it is silent until the next event.
    package var isIdle: Bool { voices.isEmpty || gate.isClosed }

    package mutating func take(_ event: Event) {
        switch event {
        case .tone(let id, let tone):
            if let index = voices.firstIndex(where: { $0.id == id && $0.canBecome(tone) }) {
                return voices[index].move(to: tone)
            }
            end(id)
            voices.append(LiveVoice(id, tone))
        case .note(let id, let tone, let seconds):
            isCut = isCut || !voices.isEmpty && voices.allSatisfy { $0.id == id }
            end(id)
            // Nobody wants to hear later which key was pressed then.
            guard foreground != .urgent else { return }
            let length = Int((seconds * Double(ScoreRenderer.sampleRate)).rounded())
            voices.append(LiveVoice(id, tone, length: max(length, 2 * Envelope.edge)))
        case .end(let id): end(id)
        case .foreground(let new):
            foreground = new
            gate.isOpen = new != .urgent
            isCut = isCut || new == .urgent && !voices.isEmpty
        }
        if gate.isClosed { forgetPassing() }
    }

    /// What was made and is not heard was faded out by somebody else: what is left begins anew.
    package mutating func cut() {
        isCut = false
        voices.removeAll(where: \.isEnding)
        if foreground == .urgent {
            gate.shut()
            forgetPassing()
        }
        for index in voices.indices { voices[index].comeIn() }
    }

    private mutating func end(_ id: PlayedTone.ID) {
        for index in voices.indices where voices[index].id == id { voices[index].end() }
    }

    /// Plays the next frames.
    /// - Parameter samples: two for each frame, left and right; all of them are written.
    package mutating func render(into samples: UnsafeMutableBufferPointer<Int16>) {
        isCut = false
        for frame in 0..<samples.count / 2 {
            let sum = next()
            samples[frame * 2] = Self.sample(sum.x)
            samples[frame * 2 + 1] = Self.sample(sum.y)
        }
    }

    private mutating func next() -> SIMD2<Double> {
        guard !isIdle else { return .zero }
        var (sum, peak, someEnded) = (SIMD2<Double>.zero, 0.0, false)
        for index in voices.indices {
            peak += voices[index].peak
            sum += voices[index].next()
            someEnded = someEnded || voices[index].isOver
        }
        headroom.follow(peak: peak)
        sum *= gate.factor * headroom.factor
        gate.advance()
        if someEnded { voices.removeAll(where: \.isOver) }
        if gate.isClosed { forgetPassing() }
        return sum
    }

    /// While nothing is heard, what would have ended by itself has.
    package mutating func forgetPassing() { voices.removeAll { $0.isNote || $0.isEnding } }

    private static func sample(_ value: Double) -> Int16 { Int16((min(max(value, -1), 1) * 32767).rounded()) }
}
