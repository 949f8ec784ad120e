// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization

/// Voices that are silent about digits: seven languages of espeak-ng 1.51, and three of 1.52, have no numbers. Another
/// voice speaks their numbers.
///
/// Each voice is tried once, when it first has a number to speak.
final class NumberVoices: Sendable {
    private let silent = Mutex<[VoiceName: Bool]>([:])
    private let other: String?

    /// - Parameter other: the identifier of the voice that speaks the numbers for the silent voices.
    init(other: String?) {
        self.other = other
    }

    /// The parts, with the numbers of silent voices in separate parts.
    /// - Parameter phonemes: returns the phonemes that a voice makes of a text.
    func parted(_ parts: [EspeakRun], phonemes: (_ text: String, _ voice: VoiceName) -> String) -> [EspeakRun] {
        parts.flatMap { part -> [EspeakRun] in
            let voice = part.run.voice.voice
            guard let other, part.run.text.utf8.contains(where: { (0x30...0x39).contains($0) }),
                isSilent(voice, phonemes)
            else { return [part] }
            return Self.parted(part, VoiceName(identifier: other, variant: voice.variant))
        }
    }

    private func isSilent(_ voice: VoiceName, _ phonemes: (String, VoiceName) -> String) -> Bool {
        if let known = silent.withLock({ $0[voice] }) { return known }
        let isSilent = phonemes("7", voice).isEmpty
        silent.withLock { $0[voice] = isSilent }
        return isSilent
    }

    private static func parted(_ whole: EspeakRun, _ other: VoiceName) -> [EspeakRun] {
        var parts: [EspeakRun] = []
        var isNumber: Bool?
        for word in words(whole.run.text) {
            let isThisNumber = word.contains { $0.isWholeNumber } && !word.contains { $0.isLetter }
            if isThisNumber == isNumber {
                parts[parts.count - 1].run.text += word
            } else {
                var part = whole
                part.run.text = word
                if isThisNumber { part.run.voice.voice = other }
                if !parts.isEmpty { part.run.pause = .zero }
                parts.append(part)
                isNumber = isThisNumber
            }
        }
        return parts
    }

    /// The words, each with the spaces that follow it.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in text {
            if last == nil || (last == " " && character != " ") { words.append("") }
            words[words.count - 1].append(character)
            last = character
        }
        return words
    }
}
