// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// A speech server for Emacspeak as a value: takes requests and returns the steps to perform.
struct EmacspeakServer {
    /// An item that waits for the next dispatch.
    private enum Item { case text(String), code(String), rate(Int), sound(path: String), silence(Int) }

    private var languages: EmacspeakLanguages
    private var queue: [Item] = []
    private var delivery = Delivery()
    private var characterScale = 1.1
    private var capitals: Capitals = []
    /// Whether nothing was announced since Emacspeak's last stop: the next announcement interrupts others of its
    /// priority.
    private var isSilenced = true

    /// - Parameter voices: the daemon's voices, which determine the languages.
    init(voices: [VoicesReply.Voice]) {
        languages = EmacspeakLanguages(voices: voices)
    }

    /// Takes a request and returns its steps. Queued requests return none until they are dispatched.
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

    /// Changes settings for later speech.
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
        case .language(let name, let announcesName):
            guard languages.choose(name) else {
                return [.complain("No voice speaks the language '\(name.prefix(60))'.")]
            }
            return languageChanged(announcesName: announcesName)
        case .nextLanguage(let announcesName):
            languages.step(by: 1)
            return languageChanged(announcesName: announcesName)
        case .previousLanguage(let announcesName):
            languages.step(by: -1)
            return languageChanged(announcesName: announcesName)
        default: break
        }
        delivery.capitals = capitals.isEmpty ? nil : .icon
        return []
    }

    /// - Parameter announcesName: whether the voice announces its name.
    private mutating func languageChanged(announcesName: Bool) -> [EmacspeakStep] {
        delivery.language = languages.current?.code
        guard announcesName, let name = languages.current?.name else { return [] }
        return say(name)
    }

    /// Limits the rate to the words per minute that the daemon accepts.
    private static func limited(_ rate: Int) -> Int {
        min(max(rate, Delivery.rates.lowerBound), Delivery.rates.upperBound)
    }
}

extension EmacspeakServer {
    /// Silences the speech, and clears the queue.
    private mutating func stop() -> [EmacspeakStep] {
        queue = []
        isSilenced = true
        return [.silence]
    }

    /// Sends the queue. A code and a rate apply to the items after them; sounds start immediately.
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

    /// Announces a letter faster than words, and a capital at a higher pitch, as Emacspeak's users expect.
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

/// The kinds of words whose capitals are marked.
private struct Capitals: OptionSet {
    let rawValue: UInt8

    /// Words that contain a capital letter.
    static let single = Capitals(rawValue: 1)
    /// Words in capital letters only.
    static let all = Capitals(rawValue: 2)

    mutating func set(_ capitals: Capitals, to isOn: Bool) {
        if isOn { insert(capitals) } else { remove(capitals) }
    }
}

/// A step for the program to perform.
enum EmacspeakStep: Hashable {
    case announce(AnnounceRequest)
    /// Silences all announcements of this client.
    case silence
    case pause
    case resume
    /// Starts a sound file.
    case play(path: String)
    case print(String)
    /// Prints a sentence once.
    case complain(String)
    case leave
}
