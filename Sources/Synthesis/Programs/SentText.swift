// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A part of a text as it is sent to an engine: its words, each with the place that it has in the text.
struct SentText: Sendable, Equatable {
    struct Word: Sendable, Equatable {
        /// In Unicode scalars of the part.
        let place: Int
        /// As it is sent: several words, where a number or a mark was one.
        let text: String
    }

    let words: [Word]

    /// - Parameter plain: nil for an engine that reads figures and marks as espeak-ng does.
    init(_ part: UtteranceRun, _ plain: PlainWords?) {
        guard !part.isSpelt else {
            let letters = part.text.map { String($0) }.joined(separator: " ")
            words = [Word(place: 0, text: plain?.spelt(part.text) ?? letters)]
            return
        }
        // A picture: espeak-ng has names for them, and others pass over it.
        if let plain, let substitute = part.substitute {
            words = [Word(place: 0, text: plain.picture(part.text) ?? substitute)]
            return
        }
        var place = 0
        var words: [Word] = []
        for word in part.text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            if !word.isEmpty { words.append(Word(place: place, text: plain?.spoken(word) ?? String(word))) }
            place += word.unicodeScalars.count + 1
        }
        self.words = words
    }

    /// In one line.
    var text: String { words.map(\.text).joined(separator: " ") }

    /// Whether there is anything in it that an engine would say.
    var isSpoken: Bool {
        words.contains { word in
            word.text.unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
            }
        }
    }
}

extension Engine {
    /// Whether it is espeak-ng, for which our texts are worded; each other gets words alone, where their language is one of ours.
    private var readsAsEspeak: Bool {
        let program: String? =
            switch kind {
            case .espeak: "espeak-ng"
            case .module(let path, _): path
            case .command(let line, _, _): CommandWords(line)?.words[0]
            }
        let name = program?.split(separator: "/").last ?? ""
        return ["espeak-ng", "speak-ng", "sd_espeak-ng", "sd_espeak-ng-mbrola"].contains(name)
    }

    /// What puts a text into words; nil where that is the engine's.
    /// - Parameter language: of the voice.
    func plainWords(for voice: SpeechParameters, language: String) -> PlainWords? {
        guard !readsAsEspeak, let language = SpokenLanguage(tag: language) else { return nil }
        return PlainWords(language, punctuation: voice.punctuation, tellsCapitals: voice.capitals != .none)
    }
}
