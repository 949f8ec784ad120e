// SPDX-License-Identifier: MIT

/// Mixes all sound outside of the queue: live tones, earcons, and scores beneath speech. It takes events and renders
/// frames. The same events at the same frames give the same sound, whatever the size of the buffers.
package struct LiveMix: Sendable {
    /// The current output of the queue.
    package enum Foreground: Sendable, Hashable {
        case nothing
        case speech
        /// Speech that no other sound may accompany, or silence that the user requested.
        case urgent
    }

    package enum Event: Sendable, Hashable {
        /// Starts a tone, or moves it.
        case tone(PlayedTone.ID, PlayedTone)
        /// Plays a tone for a number of seconds, and ends the tone with the same id.
        case note(PlayedTone.ID, PlayedTone, seconds: Double)
        case end(PlayedTone.ID)
        /// Plays a score after the previous score has faded out.
        case score(LiveScore)
        /// Ends the score with this number.
        case endScore(UInt64)
        /// Plays an earcon at once, together with all other sound, and ends the earcon with the same number.
        case earcon(LiveScore)
        case foreground(Foreground)
    }

    private var voices: [LiveVoice] = []
    private var foreground = Foreground.nothing
    /// Closed while something urgent is heard.
    private var gate = Gate(closing: Envelope.edge, opening: LiveVoice.move)
    private var headroom = LiveHeadroom()
    package private(set) var cutting = Cutting.none

    /// How to treat frames that were rendered but not heard yet.
    package enum Cutting: Sendable {
        case none
        /// The frames may be dropped, because another note has replaced theirs.
        case replaced
        /// The frames must be dropped.
        case silenced
    }
    private var scores: [SoundingScore] = []
    /// Reduces scores by 12 dB during speech. The start of speech is not known in advance.
    private var duck = Gate(
        closed: 0.25, closing: ScoreRenderer.sampleRate / 20, opening: ScoreRenderer.sampleRate / 5)
    private var earcons: [SoundingScore] = []
    /// The position in the score that began last.
    package private(set) var place: LiveScore.Place?

    package init() {}

    /// True if there is nothing to play, except earcons.
    package var isEmpty: Bool { voices.isEmpty && scores.isEmpty }

    /// True if the mix is silent until the next event.
    package var isIdle: Bool { earcons.isEmpty && (isEmpty || gate.isClosed) }

    package mutating func take(_ event: Event) {
        switch event {
        case .tone(let id, let tone):
            if let index = voices.firstIndex(where: { $0.id == id && $0.canBecome(tone) }) {
                return voices[index].move(to: tone)
            }
            end(id)
            settle()
            voices.append(LiveVoice(id, tone))
        case .note(let id, let tone, let seconds):
            if isAlone(id) { cutting = .replaced }
            end(id)
            // A note for a key press would be irrelevant by the time the urgent speech ends.
            guard foreground != .urgent else { return }
            let length = Int((seconds * Double(ScoreRenderer.sampleRate)).rounded())
            settle()
            voices.append(LiveVoice(id, tone, length: max(length, 2 * Envelope.edge)))
        case .end(let id): end(id)
        case .score(let live):
            for index in scores.indices { scores[index].end() }
            guard let score = SoundingScore(live) else { return }
            settle()
            place = score.place
            scores.append(score)
        case .endScore(let number):
            for index in scores.indices where scores[index].place.number == number { scores[index].end() }
        case .earcon(let live):
            for index in earcons.indices where earcons[index].place.number == live.number { earcons[index].end() }
            if let earcon = SoundingScore(live) { earcons.append(earcon) }
        case .foreground(let new):
            foreground = new
            gate.isOpen = new != .urgent
            if new == .urgent, !isEmpty, earcons.isEmpty { cutting = .silenced }
            duck.isOpen = new == .nothing
        }
        if gate.isClosed { forgetPassing() }
    }

    /// True if the note with this id is the only sound.
    private func isAlone(_ id: PlayedTone.ID) -> Bool {
        !voices.isEmpty && scores.isEmpty && earcons.isEmpty && voices.allSatisfy { $0.id == id && $0.isNote }
    }

    /// A sound that begins alone has its full loudness at once.
    private mutating func settle() {
        if isEmpty { gate.settle() }
        if scores.isEmpty { duck.settle() }
    }

    /// Called after the output has faded out rendered frames that were not heard. The remaining sounds start again.
    /// - Parameter frame: the frame at which the score was silenced.
    package mutating func cut(scoreAt frame: Int?) {
        cutting = .none
        voices.removeAll(where: \.isEnding)
        scores.removeAll { $0.place.number != place?.number }
        if foreground == .urgent {
            gate.shut()
            forgetPassing()
        }
        for index in voices.indices { voices[index].fadeIn() }
        guard let frame, !scores.isEmpty else { return }
        scores[0].seek(to: frame)
        place = scores[0].place
    }

    private mutating func end(_ id: PlayedTone.ID) {
        for index in voices.indices where voices[index].id == id { voices[index].end() }
    }

    /// Renders the next frames.
    /// - Parameter samples: two for each frame, left and right. All of them are written.
    package mutating func render(into samples: UnsafeMutableBufferPointer<Int16>) {
        cutting = .none
        for frame in 0..<samples.count / 2 {
            let sum = next()
            samples[frame * 2] = Self.sample(sum.x)
            samples[frame * 2 + 1] = Self.sample(sum.y)
        }
    }

    private mutating func next() -> SIMD2<Double> {
        guard !earcons.isEmpty else { return ofTones() }
        var sum = ofTones()
        for index in earcons.indices { sum += earcons[index].frame() }
        earcons.removeAll(where: \.isOver)
        return sum
    }

    private mutating func ofTones() -> SIMD2<Double> {
        guard !isEmpty, !gate.isClosed else { return .zero }
        var (sum, peak, someEnded) = (SIMD2<Double>.zero, 0.0, false)
        for index in voices.indices {
            peak += voices[index].peak
            sum += voices[index].next()
            someEnded = someEnded || voices[index].isOver
        }
        headroom.follow(peak: peak)
        sum = (sum * headroom.factor + beneath()) * gate.factor
        gate.advance()
        duck.advance()
        if someEnded { voices.removeAll(where: \.isOver) }
        if gate.isClosed { forgetPassing() }
        return sum
    }

    private mutating func beneath() -> SIMD2<Double> {
        guard !scores.isEmpty else { return .zero }
        var sum = SIMD2<Double>.zero
        for index in scores.indices {
            sum += scores[index].frame()
            if scores[index].place.number == place?.number { place = scores[index].place }
        }
        scores.removeAll(where: \.isOver)
        return sum * duck.factor
    }

    /// Removes notes and ending voices, which would have ended while nothing is heard.
    package mutating func forgetPassing() { voices.removeAll { $0.isNote || $0.isEnding } }

    private static func sample(_ value: Double) -> Int16 { Int16((min(max(value, -1), 1) * 32767).rounded()) }
}

/// The factor that keeps simultaneous sounds within range. It changes over the length of a note's edge, so that an
/// added tone does not make the others jump.
struct LiveHeadroom: Sendable, Equatable {
    private static let most = 0.95
    private static let step = 1 / Double(Envelope.edge)

    /// The factor, at most 1.
    private(set) var factor = 1.0

    /// - Parameter peak: the highest possible level of all sounds together.
    mutating func follow(peak: Double) {
        let target = peak > Self.most ? Self.most / peak : 1
        factor = factor < target ? min(target, factor + Self.step) : max(target, factor - Self.step)
    }
}
