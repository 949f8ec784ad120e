// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The input of libespeak-ng for one text.
struct EspeakFeed: Sendable, Hashable {
    let text: String
    /// Whether the text is markup. Only text that is made here is; a client's text never is.
    let isMarkup: Bool
    /// Whether the text is phonemes in double brackets. Only text that is made here is.
    var isPhonemes = false
    /// The run's text as it is fed; nil when other words are spoken, so that only the place of the start is known.
    let own: EspeakText?

    /// The input for a part. Markup is made here and contains only numbers, never a client's text.
    /// - Parameter isSilent: returns whether the voice has no sound for a text.
    init(_ part: EspeakRun, isSilent: (String) -> Bool) {
        let (run, reading) = (part.run, part.reading)
        if let phonemes = run.phonemes.flatMap({ EspeakPhonemes($0, in: run.voice.voice) }) {
            self.init(substitute: phonemes.text)
            isPhonemes = true
        } else if reading == .names || (reading == .textOrName && isSilent(run.text)) {
            self.init(names: run.text)
        } else if let substitute = run.substitute, isSilent(run.text) {
            self.init(substitute: substitute)
        } else {
            self.init(run.text, run.voice.punctuation)
        }
    }

    /// A text, made safe. When all marks are spoken, the last one is spoken only if something follows; a space there
    /// would make a pause of half a second.
    init(_ text: String, _ punctuation: Punctuation) {
        let own = EspeakText(text)
        var scalars = own.text.unicodeScalars
        if punctuation == .all {
            while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
            scalars.append("\u{A0}")
        }
        self.text = String(scalars)
        (isMarkup, self.own) = (false, own)
    }

    init(substitute: String) {
        text = substitute
        (isMarkup, own) = (false, nil)
    }

    /// Characters, each to be spoken by its name. The markup contains only their numbers.
    init(names text: String) {
        var scalars = Array(EspeakText(text).text.unicodeScalars)
        while scalars.count > 1, scalars.last == " " { scalars.removeLast() }
        let numbers = scalars.map { "&#\($0.value);" }.joined()
        self.text = "<say-as interpret-as=\"tts:char\">\(numbers)</say-as>"
        (isMarkup, own) = (true, nil)
    }
}
