// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// Decides which engine speaks which part of one utterance, one after the other. A value type: takes events, returns
/// steps.
///
/// An engine's pieces are not marked as the last while more may follow. When another engine follows, the engine gets an
/// empty last piece. So it cuts the silence at the part's end, and makes the pause of the punctuation.
struct EngineHandover: Sendable {
    /// The words that one engine speaks.
    struct Part: Sendable, Equatable {
        /// Nil for espeak-ng.
        var engine: String?
        var utterance: Utterance
    }

    enum Step: Sendable, Equatable {
        /// The part's engine speaks it from now on.
        case begin(Part)
        /// The engine that speaks gets more.
        case append(Utterance)
        /// The utterance's next piece will be needed soon.
        case wantNext
        case end(SynthesisEnd)
    }

    private var waiting: [Part] = []
    /// The last piece of the part that is spoken now, or that waits for its engine.
    private(set) var part: Part?
    /// The earlier pieces that the engine got.
    private var earlier: [Part] = []
    /// The place of the last sentence or word that the engine has begun, in Unicode scalars of the whole utterance.
    private var reached: Int?
    /// Whether the next piece was requested and has not arrived.
    private var isAsked = false
    /// Whether the engine has its last piece.
    private var isClosed = false
    /// The engines that espeak-ng has replaced in this utterance.
    private var replaced: Set<String> = []

    /// The engine that speaks now or is awaited; nil for espeak-ng.
    var engine: String? { part?.engine }

    /// Takes the next piece.
    /// - Parameters:
    ///   - engine: the engine of a voice; nil for espeak-ng.
    ///   - fallback: the voice of espeak-ng for another engine's voice.
    mutating func take(
        _ piece: Utterance, engine: (VoiceName) -> String?, fallback: (VoiceName) -> VoiceName
    ) -> [Step] {
        isAsked = false
        var parts = Self.parts(of: piece, engine)
        for place in parts.indices { parts[place].fallBack(from: replaced, to: fallback) }
        guard let part else {
            waiting += parts
            return beginNext()
        }
        guard !isClosed, waiting.isEmpty, parts[0].engine == part.engine else {
            waiting += parts
            return close()
        }
        let first = parts.removeFirst()
        waiting = parts
        return give(first, as: { .append($0.utterance) })
    }

    /// The engine that speaks has begun its piece, and can get more.
    mutating func engineWantsNext() -> [Step] {
        guard part != nil, !isClosed else { return [] }
        if !waiting.isEmpty { return close() }
        guard !isAsked else { return [] }
        isAsked = true
        return [.wantNext]
    }

    /// The engine begins a sentence or a word. A text that is tried again begins with its first sentence, which is not
    /// heard again.
    mutating func begins(at offset: Int) { reached = max(offset, reached ?? offset) }

    /// The engine that speaks has ended.
    /// - Parameters:
    ///   - hasSounded: whether the engine has made more than silence. If not, espeak-ng speaks the part.
    ///   - fallback: the voice of espeak-ng for another engine's voice.
    mutating func engineEnded(
        _ end: SynthesisEnd, hasSounded: Bool, fallback: (VoiceName) -> VoiceName
    ) -> [Step] {
        guard let part else { return [] }
        switch end {
        case .completed where part.engine != nil && !hasSounded && !part.utterance.isInaudible:
            waiting = (earlier + [part]).map { $0.inFallbackVoice(fallback) } + waiting
            return beginNext()
        case .silent where part.engine != nil:
            waiting = Self.rest(of: earlier + [part], from: reached).map { $0.inFallbackVoice(fallback) } + waiting
            return beginNext()
        case .completed, .silent:
            self.part = nil
            guard waiting.isEmpty else { return beginNext() }
            if part.utterance.isLast { return [.end(.completed)] }
            // The engine ended without waiting for more.
            defer { isAsked = true }
            return isAsked ? [] : [.wantNext]
        case .failed where part.engine != nil: return replace(fallback: fallback)
        case .failed, .stopped:
            (self.part, waiting) = (nil, [])
            return [.end(end)]
        }
    }

    /// Lets espeak-ng speak the rest of the part, from the sentence that was cut, and the further parts of its engine.
    mutating func replace(fallback: (VoiceName) -> VoiceName) -> [Step] {
        guard let part, let engine = part.engine else { return [] }
        replaced.insert(engine)
        waiting = Self.rest(of: earlier + [part], from: reached) + waiting
        for place in waiting.indices { waiting[place].fallBack(from: replaced, to: fallback) }
        return beginNext()
    }
}

extension EngineHandover {
    private mutating func beginNext() -> [Step] {
        guard !waiting.isEmpty else { return [] }
        (reached, part, earlier) = (nil, nil, [])
        return give(waiting.removeFirst(), as: { .begin($0) })
    }

    private mutating func give(_ next: Part, as step: (Part) -> Step) -> [Step] {
        isClosed = next.utterance.isLast
        if let part { earlier.append(part) }
        part = next
        return [step(next)]
    }

    /// The pieces from the sentence at this place on; all of them when none was begun.
    private static func rest(of pieces: [Part], from place: Int?) -> [Part] {
        let first = place.flatMap { place in pieces.lastIndex { $0.utterance.start <= place } } ?? 0
        var rest = Array(pieces[first...])
        rest[0].utterance = rest[0].utterance.rest(from: place)
        return rest
    }

    /// Gives the engine its last piece, because another engine follows.
    private mutating func close() -> [Step] {
        guard !isClosed, let part, let voice = part.utterance.runs.last?.voice else { return [] }
        isClosed = true
        var end = Utterance(text: "", voice: voice)
        end.start = part.utterance.start + part.utterance.text.unicodeScalars.count
        return [.append(end)]
    }

    /// Splits a piece into parts. Adjacent runs of one engine are one part.
    private static func parts(of piece: Utterance, _ engine: (VoiceName) -> String?) -> [Part] {
        var runs: [(engine: String?, runs: [UtteranceRun])] = []
        for run in piece.runs {
            let name = engine(run.voice.voice)
            if let last = runs.last, last.engine == name {
                runs[runs.count - 1].runs.append(run)
            } else {
                runs.append((name, [run]))
            }
        }
        guard runs.count > 1 else { return [Part(engine: runs.first?.engine, utterance: piece)] }
        var start = piece.start
        return runs.enumerated().map { place, group in
            var utterance = Utterance(runs: group.runs)
            utterance.start = start
            utterance.isLast = piece.isLast && place == runs.count - 1
            start += utterance.text.unicodeScalars.count
            return Part(engine: group.engine, utterance: utterance)
        }
    }
}

extension EngineHandover.Part {
    fileprivate mutating func fallBack(from replaced: Set<String>, to voice: (VoiceName) -> VoiceName) {
        guard let name = engine, replaced.contains(name) else { return }
        self = inFallbackVoice(voice)
    }

    /// The part, spoken by espeak-ng.
    fileprivate func inFallbackVoice(_ voice: (VoiceName) -> VoiceName) -> Self {
        Self(engine: nil, utterance: utterance.speaking(in: voice))
    }
}

extension Utterance {
    /// The utterance in other voices.
    func speaking(in voice: (VoiceName) -> VoiceName) -> Utterance {
        with(
            runs.map { run in
                var run = run
                run.voice.voice = voice(run.voice.voice)
                return run
            })
    }

    /// The utterance from the sentence at this place on.
    /// - Parameter place: in Unicode scalars of the whole utterance; nil when no sentence was begun.
    fileprivate func rest(from place: Int?) -> Utterance {
        guard let place, place >= start else { return self }
        var left = SpokenSentences(text).start(containing: place - start)
        let skipped = left
        var rest: [UtteranceRun] = []
        for var run in runs {
            let length = run.text.unicodeScalars.count
            let cut = min(left, length)
            left -= cut
            guard cut < length else { continue }
            if cut > 0 { run.text = String(String.UnicodeScalarView(run.text.unicodeScalars.dropFirst(cut))) }
            rest.append(run)
        }
        guard !rest.isEmpty else { return self }
        var new = with(rest)
        new.start += skipped
        return new
    }

    private func with(_ runs: [UtteranceRun]) -> Utterance {
        var new = Utterance(runs: runs)
        (new.start, new.isLast, new.heardBefore) = (start, isLast, heardBefore)
        (new.displayed, new.marks) = (displayed, marks)
        return new
    }
}
