// SPDX-License-Identifier: MIT

/// All that sounds beside the queue: live tones, and scores beneath speech. Events in, frames out; the same events at the same
/// frames make the same sound, in pieces of any size.
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
        /// Plays it after what is left of the one before it.
        case score(LiveScore)
        /// Ends the one of that number.
        case endScore(UInt64)
        /// Plays it at once and beside everything, and ends what is left of the one of its number.
        case earcon(LiveScore)
        case foreground(Foreground)
    }

    private var voices: [LiveVoice] = []
    private var foreground = Foreground.nothing
    /// Closed while something urgent is heard.
    private var gate = Gate(closing: Envelope.edge, opening: LiveVoice.move)
    private var headroom = LiveHeadroom()
    package private(set) var cutting = Cutting.none

    /// What becomes of what was made and is not heard yet.
    package enum Cutting: Sendable {
        case none
        /// It had better not be heard: another note has taken its place.
        case replaced
        /// It is not to be heard.
        case silenced
    }
    private var scores: [SoundingScore] = []
    /// Half closed while something is said: 12 dB. It is not known before that words begin.
    private var duck = Gate(
        closed: 0.25, closing: ScoreRenderer.sampleRate / 20, opening: ScoreRenderer.sampleRate / 5)
    private var earcons: [SoundingScore] = []
    /// Where the score is that began last.
    package private(set) var place: LiveScore.Place?

    package init() {}

    /// Whether there is nothing that may sound.
    package var isEmpty: Bool { voices.isEmpty && scores.isEmpty }

    /// Whether it is silent until the next event.
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
            // Nobody wants to hear later which key was pressed then.
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

    /// Whether the note of that name is all that sounds.
    private func isAlone(_ id: PlayedTone.ID) -> Bool {
        !voices.isEmpty && scores.isEmpty && earcons.isEmpty && voices.allSatisfy { $0.id == id && $0.isNote }
    }

    /// What begins alone is at once as loud as it is to be.
    private mutating func settle() {
        if isEmpty { gate.settle() }
        if scores.isEmpty { duck.settle() }
    }

    /// What was made and is not heard was faded out by somebody else: what is left begins anew.
    /// - Parameter frame: the frame at which the score was silenced.
    package mutating func cut(scoreAt frame: Int?) {
        cutting = .none
        voices.removeAll(where: \.isEnding)
        scores.removeAll { $0.place.number != place?.number }
        if foreground == .urgent {
            gate.shut()
            forgetPassing()
        }
        for index in voices.indices { voices[index].comeIn() }
        guard let frame, !scores.isEmpty else { return }
        scores[0].seek(to: frame)
        place = scores[0].place
    }

    private mutating func end(_ id: PlayedTone.ID) {
        for index in voices.indices where voices[index].id == id { voices[index].end() }
    }

    /// Plays the next frames.
    /// - Parameter samples: two for each frame, left and right; all of them are written.
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

    /// While nothing is heard, what would have ended by itself has.
    package mutating func forgetPassing() { voices.removeAll { $0.isNote || $0.isEnding } }

    private static func sample(_ value: Double) -> Int16 { Int16((min(max(value, -1), 1) * 32767).rounded()) }
}

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
