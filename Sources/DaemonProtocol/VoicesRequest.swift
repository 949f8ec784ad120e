// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `voices`: the available languages and voices.
package struct VoicesRequest: Sendable, Hashable {
    /// A BCP 47 tag or a locale; limits the reply to voices of this language.
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

package struct VoicesReply: Sendable, Hashable, Codable {
    /// A voice style, from a file in `Voices/`. Missing values are taken from the style `default`.
    package struct Style: Sendable, Hashable, Codable {
        package var name: String
        package var voice: String?
        package var variant: String?
        package var rate: Int?
        package var pitch: Int?
        package var volume: Int?
        /// How lively the style's melody is.
        package var range: Int?
        /// The style speaks announcements of these priorities and of ``languages`` that request no voice. Nil for all.
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

    /// A voice of a synthesizer.
    package struct Voice: Sendable, Hashable, Codable {
        package var name: String
        /// The synthesizer's identifier, which is also accepted as a voice's name.
        package var identifier: String
        /// BCP 47 tags in lower case, the language that the voice speaks best first.
        package var languages: [String]

        package init(name: String, identifier: String, languages: [String]) {
            self.name = name
            self.identifier = identifier
            self.languages = languages
        }
    }

    /// The languages that have a voice, as BCP 47 tags in lower case, sorted.
    package var languages: [String]
    /// The styles, sorted by name.
    package var styles: [Style]
    /// The voices, sorted by the language that each speaks best.
    package var voices: [Voice]
    /// The variants that may follow a voice's name and a `+`, sorted.
    package var variants: [String]
    /// The engines that turn text into sound. The first is espeak-ng, whose voices have names without an engine.
    package var engines: [EngineFigures]?

    package init(languages: [String], styles: [Style], voices: [Voice], variants: [String]) {
        self.languages = languages
        self.styles = styles
        self.voices = voices
        self.variants = variants
    }
}
