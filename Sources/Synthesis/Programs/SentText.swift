// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// A part of a text as it is sent to an engine: its words, each with its place in the text.
struct SentText: Sendable, Equatable {
    struct Word: Sendable, Equatable {
        /// In Unicode scalars of the part.
        let place: Int
        /// The word as sent; several words for a number or a mark.
        let text: String
    }

    let words: [Word]

    /// - Parameter plain: nil for an engine that reads digits and marks like espeak-ng.
    init(_ part: UtteranceRun, _ plain: PlainWords?) {
        guard !part.isSpelled else {
            let letters = part.text.map { String($0) }.joined(separator: " ")
            words = [Word(place: 0, text: plain?.spelled(part.text) ?? letters)]
            return
        }
        // A picture is sent by its name, because only espeak-ng has names for pictures.
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

    /// The words in one line.
    var text: String { words.map(\.text).joined(separator: " ") }

    /// Whether the part has anything that an engine would speak.
    var isSpoken: Bool {
        words.contains { word in
            word.text.unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
            }
        }
    }
}

extension Engine {
    /// Whether the engine is espeak-ng, for which texts are worded. Every other engine gets words alone, if there is a
    /// phrasebook for its language.
    private var readsAsEspeak: Bool {
        let program: String? =
            switch kind {
            case .espeak: "espeak-ng"
            case .module(let path, _): path
            case .command(let command): CommandWords(command.line)?.words[0]
            }
        let name = program?.split(separator: "/").last ?? ""
        return ["espeak-ng", "speak-ng", "sd_espeak-ng", "sd_espeak-ng-mbrola"].contains(name)
    }

    /// Puts a text into words; nil when the engine does that itself.
    /// - Parameter language: the language of the voice.
    func plainWords(for voice: SpeechParameters, language: String) -> PlainWords? {
        guard !readsAsEspeak, let language = SpokenLanguage(tag: language), language.readsTexts else { return nil }
        return PlainWords(language, punctuation: voice.punctuation, namesCapitals: voice.capitals != .none)
    }
}
