// SPDX-License-Identifier: MIT

import FoundationEssentials

/// How a part of an attributed text is announced: Apple's scope of accessibility attributes, which Foundation on Linux
/// does not have.
///
///     var text = AttributedString("Saved")
///     text.accessibilitySpeechAnnouncementPriority = .low
///     AccessibilityNotification.Announcement(text).post()
///
/// The language of a part is Foundation's own attribute `languageIdentifier`.
extension AttributeScopes {
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    public struct AccessibilityAttributes: AttributeScope {
        /// The level of a heading. The highest level of a label becomes that of its element.
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        /// Texts of the app's own. Kept, and not announced.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The kind of text. A label's kind becomes its element's.
        public let accessibilityTextualContext: TextualContextAttribute
        /// True to name every punctuation mark, false to name none.
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        /// The pitch, -1 to 1: 0 is the voice's own, and 1 is an octave above it.
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// True to speak each character.
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        /// True to wait until nothing else is being said: the priority `low`.
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        /// The sounds to speak in place of the text, in the International Phonetic Alphabet. espeak-ng speaks them;
        /// other engines speak the text.
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        /// The priority of the announcement. The most urgent part decides.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        /// The language as a BCP 47 tag: `NSAttributedString`'s name of Foundation's `languageIdentifier`.
        public let accessibilitySpeechLanguage: SpeechLanguageAttribute
    }
}

extension AttributeDynamicLookup {
    /// The attributes of ``Foundation/AttributeScopes/AccessibilityAttributes``.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.AccessibilityAttributes {
    public enum HeadingLevelAttribute: CodableAttributedStringKey {
        public typealias Value = HeadingLevel
        public static var name: String { "AXHeadingLevel" }

        public enum HeadingLevel: Int, Codable, Sendable {
            case unspecified, h1, h2, h3, h4, h5, h6
        }
    }

    public enum TextCustomAttribute: CodableAttributedStringKey {
        public typealias Value = [String]
        public static var name: String { "AXCustom" }
    }

    public enum TextualContextAttribute: CodableAttributedStringKey {
        public typealias Value = TextualContext
        public static var name: String { "AXTextualContext" }

        public enum TextualContext: String, Codable, Sendable {
            case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
        }
    }

    public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { "AXPunctuation" }
    }

    public enum AdjustedPitchAttribute: CodableAttributedStringKey {
        public typealias Value = Double
        public static var name: String { "AXPitch" }
    }

    public enum SpellOutAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { "AXSpellOut" }
    }

    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { "AXQueueAnnouncement" }
    }

    public enum IPANotationAttribute: CodableAttributedStringKey {
        public typealias Value = String
        public static var name: String { "AXIPANotation" }
    }

    public enum SpeechLanguageAttribute: CodableAttributedStringKey {
        public typealias Value = String
        public static var name: String { "AXSpeechLanguage" }
    }

    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
        public typealias Value = AccessibilityPriority
        public static var name: String { "AXAnnouncementPriority" }
    }
}
