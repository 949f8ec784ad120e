// SPDX-License-Identifier: MIT

/// `voices`: what may be asked for as language and voice.
public struct VoicesRequest: Sendable, Hashable {
    /// BCP 47 or a locale: only voices that speak it.
    public var language: String?

    public init(language: String? = nil) {
        self.language = language
    }
}

extension VoicesRequest: Codable {
    enum CodingKeys: String, ParameterKey { case language }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        language = parameters.contains(.language) ? try parameters.text(.language) : nil
    }
}

/// What `voices` is answered with.
public struct VoicesReply: Sendable, Hashable, Codable {
    /// A file of `Voices/`. What it leaves out comes from the style `default`.
    public struct Style: Sendable, Hashable, Codable {
        public var name: String
        public var voice: String?
        public var variant: String?
        public var rate: Int?
        public var pitch: Int?
        public var volume: Int?
        /// How lively its melody is.
        public var range: Int?
        /// What asks for no voice and has one of these is spoken so; the same for ``languages``. Nil for all.
        public var priorities: [AnnouncementPriority]?
        public var languages: [String]?

        public init(name: String, voice: String?, variant: String?, rate: Int?, pitch: Int?, volume: Int?) {
            self.name = name
            self.voice = voice
            self.variant = variant
            self.rate = rate
            self.pitch = pitch
            self.volume = volume
        }
    }

    /// One of the synthesizer's own.
    public struct Voice: Sendable, Hashable, Codable {
        public var name: String
        /// The synthesizer's name for it, which is a voice's name too.
        public var identifier: String
        /// BCP 47 in lower case, the one it speaks best first.
        public var languages: [String]

        public init(name: String, identifier: String, languages: [String]) {
            self.name = name
            self.identifier = identifier
            self.languages = languages
        }
    }

    /// Each with a voice; BCP 47 in lower case, sorted.
    public var languages: [String]
    /// Sorted by name.
    public var styles: [Style]
    /// Sorted by the language that each speaks best.
    public var voices: [Voice]
    /// What may follow a voice's name and a `+`; sorted.
    public var variants: [String]

    public init(languages: [String], styles: [Style], voices: [Voice], variants: [String]) {
        self.languages = languages
        self.styles = styles
        self.voices = voices
        self.variants = variants
    }
}
