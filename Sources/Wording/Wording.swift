// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How content is worded when its turn comes: the language, the amount of detail, and the user's choices.
///
/// | | low | medium | high |
/// |---|---|---|---|
/// | element | label, value | label, value, traits, position. Hint | the same |
/// | a change of an element, a bound | the difference | the same | the same |
/// | a range that changed | `1 to 5` | `X axis, 1 to 5` | `X Axis range changed, now it's from 1.0 to 5.0` |
/// | several ranges | with names, as medium | `X axis, 1 to 5, Y axis, 0 to 9` | the same, `…, Y Axis now from 0.0 to 9.0` |
/// | a scroll | `1 to 5` | the same | as a range that changed |
/// | a zoom | `1 to 5` | the same | `Zoomed in, 1 to 5` |
/// | a zoom to all data | `All data` | the same | `Surface has just been zoomed to it's extents` |
/// | an axis | `X axis, 1 to 5` | with `logarithmic` | `X Axis with visible range from 1.0 to 5.0` |
/// | a chart's opening | without hints | `co2 rises from 316 to 372, 2284 weeks. Question mark for keys.` | the same |
/// | a point | `2: 25` | the same | English `2: 25 value`, the place and the note's words; else `2: 25, 2 of 4` |
/// | the current point | `2: 25, 2 of 4` | with its series | the same |
/// | another series | its name, the value | the same | with `series 2 of 3`, and the place |
/// | a series in short | extent, extremes | with counts and places | the same |
/// | a chart in short | title, series, axes | with the author's text | the same |
/// | a digest of a monitor | name, latest value | with count and extreme, of several points | the same |
/// | alarms, pages, ends of data | whole | whole | whole |
///
/// The SciChart note's sentences are English. At `high`, other languages use the full sentences of their phrasebook for
/// a range and an axis. Parts that are switched off are not spoken at any level, unless an element would then have no
/// words.
package struct Wording: Sendable, Hashable {
    package var language: SpokenLanguage
    /// The language of the voice, in which signs are named. It may have no file of ours. Nil for ``language``.
    package var voice: LanguageTag?
    package var verbosity: Verbosity
    /// Parts that the user has switched off.
    package var switchedOff: Set<WordingToken>
    /// The punctuation marks in a client's own words that are spoken by name.
    package var punctuation = Punctuation.none
    /// How capital letters in a client's own words are announced.
    package var capitals = CapitalLetters.none
    /// How the numbers, signs and units in a client's own words are read.
    package var numbers = NumberReading.meant
    /// How the addresses, paths and hashes in a client's own words are read.
    package var identifiers = IdentifierReading.whole
    /// How typed text is echoed.
    package var typing = TypingEcho.characters
    /// The user's spellings of mispronounced words.
    package var pronunciations = Pronunciations()
    /// The seconds of a chart's opening that are taken by the note behind it.
    package var secondsBehindOpening = 0.0
    /// True to spell a client's own words.
    package var isSpelling = false

    package init(
        language: SpokenLanguage = .english, verbosity: Verbosity = .medium, switchedOff: Set<WordingToken> = []
    ) {
        self.language = language
        self.verbosity = verbosity
        self.switchedOff = switchedOff
    }

    /// The SciChart note's sentences, word for word.
    package static let seedCompatible = Wording(language: .english, verbosity: .high)

    var voiceTag: LanguageTag { voice ?? language.data.languageTag }

    var book: Phrasebook { Phrasebook[language] }

    /// True if the part is spoken at this level, and not switched off.
    func says(_ token: WordingToken) -> Bool {
        (verbosity > .low || Self.spokenAtLow.contains(token)) && !switchedOff.contains(token)
    }

    private static let spokenAtLow: [WordingToken] = [.label, .value, .unit]
}
