// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// A speech server for Emacspeak as a value: it takes requests and returns the steps to perform.
struct EmacspeakServer {
    /// The items that wait for the next dispatch, in their order.
    private enum Item { case text(String), code(String), rate(Int), sound(path: String), silence(Int) }

    private var languages: EmacspeakLanguages
    private var queue: [Item] = []
    private var delivery = Delivery()
    private var characterScale = 1.1
    private var capitals: Capitals = []
    /// Nothing was said since Emacspeak silenced it: the next announcement cuts others of the same priority.
    private var isSilenced = true

    /// - Parameter voices: the daemon's voices, which give the languages.
    init(voices: [VoicesReply.Voice]) {
        languages = EmacspeakLanguages(voices: voices)
    }

    /// Queued requests return no steps until they are dispatched.
    mutating func take(_ request: EmacspeakRequest) -> [EmacspeakStep] {
        switch request {
        case .text(let text): queue.append(.text(text))
        case .code(let code): queue.append(.code(code))
        case .queuedRate(let rate): queue.append(.rate(Self.limited(rate)))
        case .queuedSound(let path): queue.append(.sound(path: path))
        case .silence(let milliseconds): queue.append(.silence(milliseconds))
        case .tone(let milliseconds):
            queue.append(.silence(milliseconds))
            return [.complain("The daemon plays no tones yet: silence takes their place.")]
        case .dispatch: return dispatch()
        case .stop: return stop()
        case .letter(let letter): return [say(letter: letter)].compactMap(\.self)
        case .say(let text): return say(text)
        case .sound(let path): return [.play(path: path)]
        case .pause: return [.pause]
        case .resume: return [.resume]
        case .reset:
            let silence = stop()
            self = Self(languages: languages)
            return silence
        case .version: return say("a11y-speak \(ClientProgram.version)")
        case .leave: return [.leave]
        case .misunderstood(let sentence): return [.complain(sentence)]
        case .nothing: return []
        default: return set(request)
        }
        return []
    }

    private init(languages: EmacspeakLanguages) {
        self.languages = languages
    }

    /// Changes settings for everything that is said from now on.
    private mutating func set(_ request: EmacspeakRequest) -> [EmacspeakStep] {
        switch request {
        case .rate(let rate): delivery.rate = Self.limited(rate)
        case .characterScale(let factor) where factor > 0: characterScale = factor
        case .punctuation(let mode): delivery.punctuation = mode
        case .capitals(let isOn): capitals.set(.single, to: isOn)
        case .allCapitals(let isOn): capitals.set(.all, to: isOn)
        case .state(let mode, let single, let all, let rate):
            delivery.punctuation = mode
            delivery.rate = Self.limited(rate)
            if let single { capitals.set(.single, to: single) }
            if let all { capitals.set(.all, to: all) }
        case .alias(let name, let language): languages.alias(name, language)
        case .listLanguages: return [.print(languages.codes.joined(separator: " "))]
        case .language(let name, let isTold):
            guard languages.choose(name) else {
                return [.complain("No voice speaks the language '\(name.prefix(60))'.")]
            }
            return languageChanged(isTold: isTold)
        case .nextLanguage(let isTold):
            languages.step(by: 1)
            return languageChanged(isTold: isTold)
        case .previousLanguage(let isTold):
            languages.step(by: -1)
            return languageChanged(isTold: isTold)
        default: break
        }
        delivery.capitals = capitals.isEmpty ? nil : .icon
        return []
    }

    /// - Parameter isTold: whether the voice says its name.
    private mutating func languageChanged(isTold: Bool) -> [EmacspeakStep] {
        delivery.language = languages.current?.code
        guard isTold, let name = languages.current?.name else { return [] }
        return say(name)
    }

    /// Limits the rate to the words a minute that the daemon accepts.
    private static func limited(_ rate: Int) -> Int {
        min(max(rate, Delivery.rates.lowerBound), Delivery.rates.upperBound)
    }
}

extension EmacspeakServer {
    /// Forgets the queue too.
    private mutating func stop() -> [EmacspeakStep] {
        queue = []
        isSilenced = true
        return [.silence]
    }

    /// A code and a rate hold from their place on; sounds begin at once.
    private mutating func dispatch() -> [EmacspeakStep] {
        var steps: [EmacspeakStep] = []
        var utterance = EmacspeakUtterance()
        var voice = EmacspeakVoice()
        var rate: Int?
        for item in queue {
            switch item {
            case .text(let text): utterance.add(text, voice: voice, rate: rate)
            case .code(let code): voice = EmacspeakVoice(code: code)
            case .rate(let value): rate = value
            case .silence(let milliseconds): utterance.add(silence: milliseconds)
            case .sound(let path): steps.append(.play(path: path))
            }
        }
        queue = []
        steps += utterance.announcements.map { announce($0) }
        if let rate { delivery.rate = rate }
        return steps
    }

    private mutating func say(_ text: String) -> [EmacspeakStep] {
        var utterance = EmacspeakUtterance()
        utterance.add(text, voice: EmacspeakVoice(), rate: nil)
        return utterance.announcements.map { announce($0) }
    }

    /// Quicker than words, and a capital higher: that is how Emacspeak's users know it.
    private mutating func say(letter: String) -> EmacspeakStep? {
        let text = EmacspeakText.cleaned(letter)
        guard !text.isEmpty else { return nil }
        let isCapital = text.contains(where: \.isUppercase)
        guard text.count == 1 else { return announce(.text(text)) }
        guard case .announce(var request) = announce(.character(text)) else { return nil }
        request.delivery.rate = delivery.rate.map {
            Self.limited(Int((Double($0) * min(characterScale, 10)).rounded()))
        }
        if isCapital { request.delivery.pitch = 80 }
        return .announce(request)
    }

    private mutating func announce(_ words: AnnounceWords) -> EmacspeakStep {
        defer { isSilenced = false }
        return .announce(AnnounceRequest(words, queue: !isSilenced, mayRepeat: true, delivery: delivery))
    }
}

/// The words whose capitals are marked.
private struct Capitals: OptionSet {
    let rawValue: UInt8

    /// Words with a capital.
    static let single = Capitals(rawValue: 1)
    /// Words all in capitals.
    static let all = Capitals(rawValue: 2)

    mutating func set(_ capitals: Capitals, to isOn: Bool) {
        if isOn { insert(capitals) } else { remove(capitals) }
    }
}

/// A step that a speech server for Emacspeak performs.
enum EmacspeakStep: Hashable {
    case announce(AnnounceRequest)
    /// Silences everything of its own.
    case silence
    case pause
    case resume
    /// Starts to play a file.
    case play(path: String)
    case print(String)
    /// Reported once.
    case complain(String)
    case leave
}
