// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis

/// Decides which voice speaks an announcement: the requested one, else its style's, else that of the style `default`.
struct VoiceChoice: Sendable {
    /// Replaced when an engine has reported its voices.
    var catalog: VoiceCatalog {
        didSet {
            native = catalog.voice(forLanguage: language)
            settle()
        }
    }
    /// The voice of the user's language; nil if no voice speaks it. Stored, because each piece of a text needs it.
    private(set) var native: String?
    var styles: VoiceStyleFolder {
        didSet { settle() }
    }
    private var hasAutomaticStyles = false
    /// Rules about voices that read certain texts; the first that fits applies.
    var readings: [VoiceReading] = []
    /// The user's language, as the locale names it.
    let language: String
    /// All languages of the user. A text in another script is spoken in one of them, if possible.
    let userLanguages: [LanguageTag]
    /// The user's settings, for properties that an announcement does not set.
    var user = Delivery() {
        didSet { settle() }
    }
    /// Why nothing can be said in the user's own voice: a reload has removed its style.
    private(set) var problem: UnknownVoice?

    /// - Parameters:
    ///   - language: the user's language, as the locale names it.
    ///   - otherLanguages: further languages that the user understands.
    init(catalog: VoiceCatalog, styles: VoiceStyleFolder, language: String, otherLanguages: [String] = []) {
        self.catalog = catalog
        native = catalog.voice(forLanguage: language)
        self.styles = styles
        self.language = language
        userLanguages = ([language] + otherLanguages).map { LanguageTag($0) }
        settle()
    }

    private mutating func settle() {
        hasAutomaticStyles = styles.isAutomatic
        do {
            _ = try parameters(asking: user)
            problem = nil
        } catch {
            problem = error
        }
    }

    /// A requested voice, style or language does not exist.
    struct UnknownVoice: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    func parameters(for delivery: Delivery) throws(UnknownVoice) -> SpeechParameters {
        try parameters(asking: requestedDelivery(delivery))
    }

    /// The requested delivery, with the user's settings for properties that it does not set.
    func requestedDelivery(_ delivery: Delivery) -> Delivery { delivery.over(user) }

    /// The delivery of an announcement, merged once with the user's settings. An announcement that requests no voice
    /// gets the style of its priority or its language.
    func requestedDelivery(_ announcement: Announcement) -> Delivery {
        var asked = styled(announcement)
        guard !readings.isEmpty, announcement.delivery.voice == nil, announcement.delivery.voiceType == nil else {
            return asked
        }
        let spoken = asked.language ?? language
        let voice = readings.lazy.compactMap { $0.voice(for: announcement, in: spoken, catalog) }.first
        if let voice { (asked.voice, asked.voiceType) = (voice, nil) }
        return asked
    }

    private func styled(_ announcement: Announcement) -> Delivery {
        var asked = requestedDelivery(announcement.delivery)
        guard hasAutomaticStyles, announcement.delivery.voice == nil, announcement.delivery.voiceType == nil,
            let name = styles.style(
                for: announcement.priority, language: LanguageTag(asked.language ?? language)),
            let style = styles.styles[name]
        else { return asked }
        // A voice that the user has chosen stays, but takes the rate, pitch and volume of the style.
        if asked.voice == nil && asked.voiceType == nil { asked.voice = name }
        asked.rate = asked.rate ?? style.rate
        asked.pitch = asked.pitch ?? style.pitch
        asked.pitchRange = asked.pitchRange ?? style.range
        asked.volume = asked.volume ?? style.volume
        return asked
    }

    /// - Parameter delivery: merged with the user's settings.
    func parameters(asking delivery: Delivery) throws(UnknownVoice) -> SpeechParameters {
        let (plain, table) = (styles.styles["default"] ?? VoiceStyle(), SettingsTable.table)
        let style = delivery.voice.flatMap { styles.styles[$0] }
        let kind = delivery.voice == nil ? delivery.voiceType : nil
        let pitch = delivery.pitch ?? style?.pitch ?? plain.pitch ?? table.pitch.standard
        return SpeechParameters(
            voice: try voice(for: delivery, style: style, plain: plain, kind),
            rate: delivery.rate ?? style?.rate ?? plain.rate ?? table.rate.standard,
            pitch: min(100, pitch + (kind.map { catalog.pitch(of: $0) } ?? 0)),
            volume: delivery.volume ?? style?.volume ?? plain.volume ?? table.volume.standard,
            pitchRange: min(
                100, max(0, delivery.pitchRange ?? style?.range ?? plain.range ?? table.pitchRange.standard)),
            punctuation: delivery.punctuation ?? table.punctuation.standard,
            capitals: delivery.capitals ?? table.capitals.standard)
    }

    private func voice(
        for delivery: Delivery, style: VoiceStyle?, plain: VoiceStyle, _ kind: VoiceType?
    ) throws(UnknownVoice) -> VoiceName {
        if let name = delivery.voice, style == nil { return try voice(VoiceName(name)) }
        if let kind {
            var base = try base(for: delivery.language)
            if delivery.language == nil, let name = plain.voice { base = try voice(VoiceName(name)).identifier }
            return catalog.voice(base, as: kind) ?? VoiceName(identifier: base, variant: nil)
        }
        let variant = style?.variant ?? plain.variant
        if let name = style?.voice { return try voice(name, variant) }
        if delivery.language == nil, let name = plain.voice { return try voice(name, variant) }
        return try voice(try base(for: delivery.language), variant)
    }

    func base(for language: String?) throws(UnknownVoice) -> String {
        if let language {
            guard let voice = catalog.voice(forLanguage: language) else {
                throw UnknownVoice(
                    description: "No voice speaks the language \(language.quoted): "
                        + "\(KnownNames(catalog.languages).clause(near: language)); "
                        + "'a11y-speak voices --languages' lists all.")
            }
            return voice
        }
        return standard
    }

    /// The names of the user's own voices, and of the engines and voices that read certain texts.
    var chosen: [String] { [own.identifier] + readings.flatMap { [$0.engine, $0.voice].compactMap(\.self) } }

    /// The voice that the user has chosen; the standard voice if that does not exist.
    var own: VoiceName { (try? parameters(asking: user))?.voice ?? VoiceName(identifier: standard, variant: nil) }

    /// The voice when neither a voice nor a language is requested.
    var standard: String { native ?? catalog.voice(forLanguage: "en") ?? "en" }

    private func voice(_ name: String, _ variant: String?) throws(UnknownVoice) -> VoiceName {
        try voice(variant.map { VoiceName(identifier: name, variant: $0) } ?? VoiceName(name))
    }

    private func voice(_ name: VoiceName) throws(UnknownVoice) -> VoiceName {
        if let voice = catalog.voice(name) { return voice }
        let known = KnownNames(styles.styles.keys.sorted()).list(near: name.description)
        throw UnknownVoice(
            description: "There is no voice \(name.description.quoted): \(guess(for: name))use a style (\(known)) "
                + "or a voice that 'a11y-speak voices' lists, such as en-us+klatt4.")
    }

    /// A hint at a voice, variant or style with a similar name; may be empty.
    private func guess(for name: VoiceName) -> String {
        let voices = KnownNames(catalog.languages + catalog.voices.flatMap { [$0.name, $0.identifier] })
        if let variant = name.variant, catalog.voice(VoiceName(identifier: name.identifier, variant: nil)) != nil {
            let variants = KnownNames(catalog.variantNames)
            guard !variants.isEmpty else { return "" }
            return "\(name.identifier) has the variants \(variants.list(near: variant)); "
        }
        let known = KnownNames(styles.styles.keys.sorted()).meant(by: name.description)
        return (known ?? voices.meant(by: name.identifier)).map { "did you mean \"\($0)\"? " } ?? ""
    }
}
