// SPDX-License-Identifier: MIT

/// `voices`: the languages and voices that a client may ask for.
package struct VoicesRequest: Sendable, Hashable {
    /// BCP 47 or a locale: only voices that speak it.
    package var language: String?

    package init(language: String? = nil) {
        self.language = language
    }
}

extension VoicesRequest: Codable {
    enum CodingKeys: String, ParameterKey { case language }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        language = parameters.contains(.language) ? try parameters.text(.language) : nil
    }
}

/// The reply to `voices`.
package struct VoicesReply: Sendable, Hashable, Codable {
    /// A file of `Voices/`. Values that it leaves out come from the style `default`.
    package struct Style: Sendable, Hashable, Codable {
        package var name: String
        package var voice: String?
        package var variant: String?
        package var rate: Int?
        package var pitch: Int?
        package var volume: Int?
        /// How lively its melody is.
        package var range: Int?
        /// Announcements of these priorities that ask for no voice are spoken in this style; the same for
        /// ``languages``. Nil for all.
        package var priorities: [AnnouncementPriority]?
        package var languages: [String]?

        package init(name: String, voice: String?, variant: String?, rate: Int?, pitch: Int?, volume: Int?) {
            self.name = name
            self.voice = voice
            self.variant = variant
            self.rate = rate
            self.pitch = pitch
            self.volume = volume
        }
    }

    /// One of the synthesizer's own.
    package struct Voice: Sendable, Hashable, Codable {
        package var name: String
        /// The synthesizer's name for it, which is a voice's name too.
        package var identifier: String
        /// BCP 47 in lower case, the one it speaks best first.
        package var languages: [String]

        package init(name: String, identifier: String, languages: [String]) {
            self.name = name
            self.identifier = identifier
            self.languages = languages
        }
    }

    /// Each with a voice; BCP 47 in lower case, sorted.
    package var languages: [String]
    /// Sorted by name.
    package var styles: [Style]
    /// Sorted by the language that each speaks best.
    package var voices: [Voice]
    /// The names that may follow a voice's name and a `+`; sorted.
    package var variants: [String]
    /// What turns text into sound; espeak-ng first, whose voices have names without an engine.
    package var engines: [EngineFigures]?

    package init(languages: [String], styles: [Style], voices: [Voice], variants: [String]) {
        self.languages = languages
        self.styles = styles
        self.voices = voices
        self.variants = variants
    }
}
