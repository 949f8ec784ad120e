// SPDX-License-Identifier: GPL-3.0-or-later

/// The sounds of the latest short texts of a command, such as names of keys and states, which are said again and again.
/// A value type. It ends with the command's process, so a change of the engine's settings clears it.
struct ShortTexts: Sendable {
    fileprivate struct Key: Sendable, Hashable {
        var text: String
        var volume: Int
    }

    private var sounds: [Key: [Int16]] = [:]
    /// The keys in the order of their last use.
    private var order: [Key] = []

    /// In Unicode scalars.
    fileprivate static let longestText = 40
    /// The most samples of one text: five seconds.
    fileprivate static let longestSound = 5 * EngineSound.rate
    private static let mostTexts = 64

    /// The sound of one text, as it arrives. Nothing is kept of a long text.
    struct Recording: Sendable {
        fileprivate let key: Key?
        fileprivate var samples: [Int16] = []

        init(of sent: SentText, _ part: UtteranceRun) { key = Key(sent, part) }

        mutating func add(_ more: [Int16]) { if key != nil, samples.count <= longestSound { samples += more } }
    }

    /// Nil when the sound is not known.
    mutating func sound(of sent: SentText, _ part: UtteranceRun) -> [Int16]? {
        guard let key = Key(sent, part), let sound = sounds[key] else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return sound
    }

    /// Keeps the sound of a text that has ended, in place of the text that was not used for the longest time.
    mutating func keep(_ recording: Recording) {
        guard let key = recording.key, !recording.samples.isEmpty, recording.samples.count <= Self.longestSound else {
            return
        }
        order.removeAll { $0 == key }
        order.append(key)
        sounds[key] = recording.samples
        if order.count > Self.mostTexts { sounds[order.removeFirst()] = nil }
    }
}

extension ShortTexts.Key {
    /// Nil for a long text.
    fileprivate init?(_ sent: SentText, _ part: UtteranceRun) {
        let text = sent.text
        guard text.unicodeScalars.count <= ShortTexts.longestText else { return nil }
        self.init(text: text, volume: part.voice.volume)
    }
}

extension RunJoin {
    /// Gives a whole sound that is known.
    func play(_ sound: [Int16], words: [RunWord]) -> SynthesisEnd {
        guard sound.withUnsafeBufferPointer({ samples($0, words: words.filter { $0.sample < sound.count }) }) else {
            return .stopped
        }
        return isStopped ? .stopped : .completed
    }
}
