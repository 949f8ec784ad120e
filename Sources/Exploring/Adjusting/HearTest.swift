// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Wording

/// A hearing test that finds the pitches the user hears well: keys in, sentences and tones out. The test waits for the
/// answer to each tone without a limit. A value; time is an argument.
package struct HearTest: Sendable {
    enum Event: Sendable {
        case key(Key)
        /// The band is saved in the file with this path.
        case saved(String)
        /// The file could not be written; the sentence says why.
        case failed(String)
    }

    enum Step: Sendable, Equatable {
        /// Said after earlier sentences and tones of the same turn.
        case say(WordedText)
        /// In hertz.
        case tone(Int)
        case save(PitchBand)
        /// With an exit code.
        case leave(Int32)
    }

    private enum Stage: Sendable, Equatable {
        /// The user adjusts the volume.
        case level
        case lower(PitchSearch)
        case higher(PitchSearch, lowest: Int)
        case ended
    }

    /// A pitch in the middle of the usual band, in hertz.
    private static let middle = 622
    /// The limits of a band of pitches, in hertz.
    private static let (lowest, highest) = (50.0, 4000.0)

    let wording: Wording
    private var stage = Stage.level
    private var held = HeldKey()
    /// The band that was found, in words.
    private var found = WordedText(display: "", speech: "")
    /// The line on the screen.
    private(set) var shown: WordedText

    package init(language: String) {
        wording = Wording(language: SpokenLanguage(level: 2, tag: language) ?? .english)
        shown = Phrasebook[wording.language].words("hear.level")
    }

    mutating func start() -> [Step] { [say("hear.opening"), say("hear.level"), .tone(Self.middle)] }

    mutating func take(_ event: Event, at now: Duration) -> [Step] {
        switch event {
        case .key(let key):
            // A held key counts as one answer.
            guard held.take(.pressed(key), at: now) == [.begin], stage != .ended else { return [] }
            return press(key)
        case .saved(let path): return [.say(found), say("hear.undo", ["file": Self.named(path)]), .leave(0)]
        case .failed(let reason): return [.say(WordedText(display: reason, speech: reason)), .leave(1)]
        }
    }

    private mutating func press(_ key: Key) -> [Step] {
        switch key {
        case .character(" "): return answer(isHeard: true)
        case .character("n"), .character("N"): return answer(isHeard: false)
        case .character("r"), .character("R"): return [.tone(pitch)]
        case .escape, .controlQ:
            stage = .ended
            return [say("settings.kept"), .leave(0)]
        default:
            return [
                say("key.unknown", ["key": WordedText(display: key.description, speech: key.spoken)]),
                say("hear.opening"),
            ]
        }
    }

    /// The pitch of the current tone, in hertz.
    private var pitch: Int {
        switch stage {
        case .level, .ended: Self.middle
        case .lower(let search), .higher(let search, _): search.pitch
        }
    }

    private mutating func answer(isHeard: Bool) -> [Step] {
        switch stage {
        case .ended: return []
        case .level:
            guard isHeard else { return [say("hear.louder")] }
            let usual = PitchBand.standard
            let search = PitchSearch(from: usual.lowest, outwardTo: Self.lowest, inwardTo: 4 * usual.lowest)
            stage = .lower(search)
            return [say("hear.lower"), .tone(search.pitch)]
        case .lower(var search):
            let end = search.take(isHeard: isHeard)
            stage = .lower(search)
            return end.map { isLower($0) } ?? [.tone(search.pitch)]
        case .higher(var search, let lowest):
            let end = search.take(isHeard: isHeard)
            stage = .higher(search, lowest: lowest)
            return end.map { isHigher($0, lowest: lowest) } ?? [.tone(search.pitch)]
        }
    }

    private mutating func isLower(_ end: PitchSearch.End) -> [Step] {
        guard case .heard(let lowest) = end else { return tooNarrow() }
        let usual = PitchBand.standard
        let search = PitchSearch(
            from: usual.highest, outwardTo: Self.highest, inwardTo: max(2 * Double(lowest), usual.lowest))
        stage = .higher(search, lowest: lowest)
        return [say("hear.higher"), .tone(search.pitch)]
    }

    private mutating func isHigher(_ end: PitchSearch.End, lowest: Int) -> [Step] {
        guard case .heard(let highest) = end,
            let band = try? PitchBand(lowest: Double(lowest), highest: Double(highest))
        else { return tooNarrow() }
        stage = .ended
        found = Phrasebook[wording.language].words("hear.saved", numbers: ["lo": lowest, "hi": highest])
        return [.save(band)]
    }

    private mutating func tooNarrow() -> [Step] {
        stage = .ended
        return [say("hear.narrow"), .leave(1)]
    }

    private mutating func say(_ key: String, _ parts: KeyValuePairs<String, WordedText> = [:]) -> Step {
        shown = Phrasebook[wording.language].words(key, parts)
        return .say(shown)
    }

    /// The whole path on the screen; only the file's name in speech.
    private static func named(_ path: String) -> WordedText {
        WordedText(display: path, speech: path.split(separator: "/").last.map(String.init) ?? path)
    }
}
