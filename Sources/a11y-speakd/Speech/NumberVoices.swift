// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization

/// Voices that are silent about digits: seven languages of espeak-ng 1.51 have no numbers. Theirs are told by another.
///
/// Each voice is asked once, when it first has a number to tell.
final class NumberVoices: Sendable {
    private let silent = Mutex<[String: Bool]>([:])

    /// The runs, with the numbers of silent voices in runs of their own.
    /// - Parameter phonemes: what a voice makes of a text.
    func parted(_ runs: [UtteranceRun], phonemes: (_ text: String, _ voice: String) -> String) -> [UtteranceRun] {
        runs.flatMap { run -> [UtteranceRun] in
            guard let other = run.numberVoice, run.sound == nil,
                run.text.utf8.contains(where: { (0x30...0x39).contains($0) }),
                isSilent(run.voice.voice, phonemes)
            else { return [run] }
            return Self.parted(run, other)
        }
    }

    private func isSilent(_ voice: String, _ phonemes: (String, String) -> String) -> Bool {
        if let known = silent.withLock({ $0[voice] }) { return known }
        let isSilent = phonemes("7", voice).isEmpty
        silent.withLock { $0[voice] = isSilent }
        return isSilent
    }

    private static func parted(_ run: UtteranceRun, _ other: String) -> [UtteranceRun] {
        var parts: [UtteranceRun] = []
        var isNumber: Bool?
        for word in words(run.text) {
            let isThisNumber = word.contains { $0.isWholeNumber } && !word.contains { $0.isLetter }
            if isThisNumber == isNumber {
                parts[parts.count - 1].text += word
            } else {
                var part = run
                part.text = word
                if isThisNumber { part.voice.voice = other }
                if !parts.isEmpty { part.pause = .zero }
                parts.append(part)
                isNumber = isThisNumber
            }
        }
        return parts
    }

    /// Each with the spaces that follow it.
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
