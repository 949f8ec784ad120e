// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The input that libespeak-ng is given to speak.
struct EspeakFeed: Sendable, Hashable {
    let text: String
    /// Only our own text is markup: a client's text is never taken for markup.
    let isMarkup: Bool
    /// Whether its words are those of the run; else its start is the only place that is known.
    let hasOwnWords: Bool

    /// The input for a part. Markup is our own and contains nothing but numbers: never a client's text.
    /// - Parameter isSilent: whether the voice has no sound for a text.
    init(_ part: EspeakRun, isSilent: (String) -> Bool) {
        let (run, reading) = (part.run, part.reading)
        if reading == .names || (reading == .textOrName && isSilent(run.text)) {
            self.init(names: run.text)
        } else if let substitute = run.substitute, isSilent(run.text) {
            self.init(substitute: substitute)
        } else {
            self.init(run.text, run.voice.punctuation)
        }
    }

    /// A text. Where all marks are spoken, the last one is only when something follows; a space there would make it a
    /// pause of half a second.
    init(_ text: String, _ punctuation: Punctuation) {
        var scalars = text.unicodeScalars
        if punctuation == .all {
            while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
            scalars.append("\u{A0}")
        }
        self.text = String(scalars)
        (isMarkup, hasOwnWords) = (false, true)
    }

    init(substitute: String) {
        text = substitute
        (isMarkup, hasOwnWords) = (false, false)
    }

    /// Characters, each to be spoken by its name: the markup contains nothing but their numbers.
    init(names text: String) {
        var scalars = Array(text.unicodeScalars)
        while scalars.count > 1, scalars.last == " " { scalars.removeLast() }
        let numbers = scalars.map { "&#\($0.value);" }.joined()
        self.text = "<say-as interpret-as=\"tts:char\">\(numbers)</say-as>"
        (isMarkup, hasOwnWords) = (true, false)
    }
}
