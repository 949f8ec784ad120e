// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Decides in which voice an announcement is spoken: what it asks for, else its style, else the style `default`.
struct VoiceChoice: Sendable {
    var catalog: VoiceCatalog {
        didSet { plain = Self.voice(of: language, in: catalog) }
    }
    /// That of the user's language: asked for with each announcement.
    private var plain: String
    var styles: VoiceStyleFolder {
        didSet { hasAutomaticStyles = styles.isAutomatic }
    }
    private var hasAutomaticStyles: Bool
    /// The user's language, as the locale names it.
    let language: String
    /// All languages of the user: a text in another script is spoken in one of them, if it can be.
    let userLanguages: [LanguageTag]
    /// What the user has chosen for all that asks for nothing else: first what was configured, then what files say.
    private(set) var user = Delivery()
    private var configured = Delivery()
    private var files = Delivery()

    /// - Parameters:
    ///   - language: the user's, as the locale names it.
    ///   - otherLanguages: further ones that the user understands.
    init(catalog: VoiceCatalog, styles: VoiceStyleFolder, language: String, otherLanguages: [String] = []) {
        self.catalog = catalog
        plain = Self.voice(of: language, in: catalog)
        self.styles = styles
        hasAutomaticStyles = styles.isAutomatic
        self.language = language
        userLanguages = ([language] + otherLanguages).map { LanguageTag($0) }
    }

    /// Takes over what is not nil.
    /// - Throws: ``UnknownVoice``; then nothing has changed.
    mutating func configure(_ delivery: Delivery) throws(UnknownVoice) {
        let merged = delivery.over(configured)
        _ = try parameters(asking: merged.over(files))
        configured = merged
        user = configured.over(files)
    }

    /// What files say for all that asks for nothing else.
    mutating func configure(files: Delivery) {
        self.files = files
        user = configured.over(files)
    }

    /// There is no such voice.
    struct UnknownVoice: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    func parameters(for delivery: Delivery) throws(UnknownVoice) -> SpeechParameters {
        try parameters(asking: asked(delivery))
    }

    /// What an announcement asks for, and the user's settings where it asks for nothing.
    func asked(_ delivery: Delivery) -> Delivery { delivery.over(user) }

    /// The same; of what asks for no voice, in the style that its priority or its language has.
    func asked(_ announcement: Announcement) -> Delivery {
        var asked = asked(announcement.delivery)
        guard hasAutomaticStyles, announcement.delivery.voice == nil, announcement.delivery.voiceType == nil,
            let name = styles.style(
                for: announcement.priority, language: LanguageTag(asked.language ?? language)),
            let style = styles.styles[name]
        else { return asked }
        // A voice that the user has chosen speaks all, but not all in the same way.
        if asked.voice == nil && asked.voiceType == nil { asked.voice = name }
        asked.rate = asked.rate ?? style.rate
        asked.pitch = asked.pitch ?? style.pitch
        asked.pitchRange = asked.pitchRange ?? style.range
        asked.volume = asked.volume ?? style.volume
        return asked
    }

    private func parameters(asking delivery: Delivery) throws(UnknownVoice) -> SpeechParameters {
        let plain = styles.styles["default"] ?? VoiceStyle()
        let style = delivery.voice.flatMap { styles.styles[$0] }
        let kind = VoiceKind(delivery.voice == nil ? delivery.voiceType : nil)
        let pitch = delivery.pitch ?? style?.pitch ?? plain.pitch ?? 50
        return SpeechParameters(
            voice: try voice(for: delivery, style: style, plain: plain, kind),
            rate: delivery.rate ?? style?.rate ?? plain.rate ?? 175,
            pitch: min(100, pitch + kind.pitch),
            volume: delivery.volume ?? style?.volume ?? plain.volume ?? 100,
            pitchRange: min(100, max(0, delivery.pitchRange ?? style?.range ?? plain.range ?? 50)),
            punctuation: delivery.punctuation ?? .none,
            capitals: delivery.capitals ?? .none)
    }

    private func voice(
        for delivery: Delivery, style: VoiceStyle?, plain: VoiceStyle, _ kind: VoiceKind
    ) throws(UnknownVoice) -> String {
        if let name = delivery.voice, style == nil { return try voice(named: name) }
        if kind.isAsked {
            if delivery.language == nil, let name = plain.voice {
                return kind.voice(of: try voice(named: name), in: catalog)
            }
            return kind.voice(of: try base(for: delivery.language), in: catalog)
        }
        let variant = (style?.variant ?? plain.variant).map { "+\($0)" } ?? ""
        if let name = style?.voice { return try voice(named: name + variant) }
        if delivery.language == nil, let name = plain.voice { return try voice(named: name + variant) }
        return try voice(named: try base(for: delivery.language) + variant)
    }

    func base(for language: String?) throws(UnknownVoice) -> String {
        if let language {
            guard let voice = catalog.voice(forLanguage: language) else {
                throw UnknownVoice(
                    description: "No voice speaks the language \"\(language.prefix(60))\": use one of those that "
                        + "'espeak-ng --voices' and the reply to hello list.")
            }
            return voice
        }
        return plain
    }

    private static func voice(of language: String, in catalog: VoiceCatalog) -> String {
        catalog.voice(forLanguage: language) ?? catalog.voice(forLanguage: "en") ?? "en"
    }

    private func voice(named name: String) throws(UnknownVoice) -> String {
        if let voice = catalog.voice(named: name) { return voice }
        let known = styles.styles.keys.sorted().joined(separator: ", ")
        throw UnknownVoice(
            description: "There is no voice \"\(name.prefix(60))\": use a style (\(known)) "
                + "or a voice that 'espeak-ng --voices' lists, such as en-us+klatt4.")
    }
}
