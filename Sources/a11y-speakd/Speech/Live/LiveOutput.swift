// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Sonification

/// Plays sounds at once, at the same time as speech, and scores under it.
protocol LiveOutput: ScoreOutput {
    /// Returns at once.
    func take(_ event: LiveMix.Event)
    /// Why sound tried a moment ago was not heard, as part of a sentence; nil when sound may be heard.
    var problem: String? { get }
}

/// Plays nothing.
final class NoLiveOutput: LiveOutput {
    let problem: String? = nil

    func take(_ event: LiveMix.Event) {}
    func play(_ score: PlayedScore, as id: UtteranceID) {}
    func stop(_ id: UtteranceID) -> HeardText? { nil }
    func takeHeard(of id: UtteranceID) -> HeardPlaces { HeardPlaces(places: [], next: nil) }
}

extension LiveMix.Event {
    /// Whether this event would not be heard because `newer` follows at once.
    func isReplaced(by newer: Self) -> Bool {
        switch (self, newer) {
        case (.tone(let id, _), .tone(let other, _)), (.tone(let id, _), .note(let other, _, _)),
            (.tone(let id, _), .end(let other)), (.note(let id, _, _), .note(let other, _, _)),
            (.note(let id, _, _), .end(let other)), (.end(let id), .note(let other, _, _)),
            (.end(let id), .end(let other)):
            id == other
        case (.earcon(let sound), .earcon(let other)): sound.number == other.number
        case (.foreground, .foreground): true
        default: false
        }
    }
}
