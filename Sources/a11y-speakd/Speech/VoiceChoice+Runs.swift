// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

/// Splits texts into runs, so that a voice that can read it speaks each script.
extension VoiceChoice {
    /// - Throws: when a requested voice or language does not exist.
    func check(_ announcement: Announcement) throws(UnknownVoice) {
        let asked = announcement.delivery
        if case .markup(let marked) = announcement.content {
            let merged = self.requestedDelivery(asked)
            _ = try parameters(asking: merged)
            for part in marked.parts { _ = try parameters(of: part.spoken, in: merged) }
        } else if asked.voice != nil || asked.language != nil || asked.voiceType != nil {
            _ = try parameters(for: asked)
        } else if let problem {
            throw problem
        }
    }

    /// The language in which an announcement is spoken: the requested one, that of its voice, or the user's.
    /// - Parameter delivery: merged with the user's settings.
    func language(of delivery: Delivery) -> String {
        guard let own = try? parameters(asking: delivery) else { return delivery.language ?? language }
        return language(of: own.voice, asked: delivery.language)
    }

    /// The words in their voices, without the first `skipped` Unicode scalars, which were heard before.
    /// - Parameter delivery: merged with the user's settings.
    func utterance(
        for words: WordedText, delivery: Delivery, skipping skipped: Int = 0
    ) throws(UnknownVoice) -> Utterance {
        var runs: [UtteranceRun] = []
        for part in Self.rest(of: words, after: skipped) { runs += try self.runs(of: part, delivery: delivery) }
        return Utterance(runs: runs.isEmpty ? [UtteranceRun(text: "", voice: try parameters(asking: delivery))] : runs)
    }

    /// The parts that were not heard yet. Parts spoken in one breath are joined, so that they have one melody.
    private static func rest(of words: WordedText, after skipped: Int) -> [SpokenPart] {
        var rest: [SpokenPart] = []
        var place = 0
        for var part in words.parts ?? [SpokenPart(text: words.speech)] {
            let length = part.text.unicodeScalars.count
            let heard = max(0, skipped - place)
            place += length
            guard heard == 0 || heard < length else { continue }
            if heard > 0 {
                part.text = String(String.UnicodeScalarView(part.text.unicodeScalars.dropFirst(heard)))
                part.pause = .zero
            }
            if let last = rest.last, part.continues(last) {
                rest[rest.count - 1].text += part.text
            } else {
                rest.append(part)
            }
        }
        return rest
    }

    private func runs(of part: SpokenPart, delivery: Delivery) throws(UnknownVoice) -> [UtteranceRun] {
        let own = try parameters(of: part, in: delivery)
        let users = (delivery.language.map { [LanguageTag($0)] } ?? []) + userLanguages
        let language = LanguageTag(self.language(of: own.voice, asked: part.language ?? delivery.language))
        let languages = ScriptLanguages(own: language, preferred: users)
        var chosen: [ScriptChoice: (voice: VoiceName, language: LanguageTag)] = [:]
        var runs = ScriptRuns(part.text, home: languages.home).runs.map { run in
            let key = ScriptChoice(script: run.script, isJapanese: run.isJapanese)
            let (voice, spoken) = chosen[key] ?? voice(for: run, languages, own: own.voice)
            chosen[key] = (voice, spoken)
            var parameters = own
            parameters.voice = voice
            let name = run.script == .emoji ? SpokenEmoji.name(of: run.text, in: spoken) : nil
            return UtteranceRun(text: run.text, voice: parameters, substitute: name, isSpelled: part.isSpelled)
        }
        if runs.isEmpty { runs = [UtteranceRun(text: "", voice: own)] }
        // Names of sounds are ASCII, and so one run; a text of several runs is only spoken.
        if runs.count == 1 { (runs[0].sound, runs[0].phonemes) = (part.sound, part.phonemes) }
        runs[0].pause = part.pauseGoesWithRate ? part.pause * 175 / own.rate : part.pause
        return runs
    }

    /// The properties that select the voice of a run.
    private struct ScriptChoice: Hashable {
        var script: WritingScript?
        var isJapanese: Bool
    }

    /// The language that a voice speaks: the requested one or the user's, unless a voice of another language was named.
    private func language(of voice: VoiceName, asked: String?) -> String {
        let wanted = asked ?? language
        let best = asked.map { catalog.voice(forLanguage: $0) } ?? native
        if best == voice.identifier { return wanted }
        return catalog.language(ofVoice: voice.identifier) ?? wanted
    }

    /// The first available voice for the run's languages that can read the run. The variant stays that of the text's
    /// voice.
    private func voice(
        for run: ScriptRun, _ languages: ScriptLanguages, own: VoiceName
    ) -> (voice: VoiceName, language: LanguageTag) {
        for language in languages.candidates(for: run) {
            let base = language == languages.own ? own.identifier : catalog.voice(forLanguage: language.name)
            guard let base, catalog.voice(base, reads: run.script) else { continue }
            return (VoiceName(identifier: base, variant: own.variant), language)
        }
        return (own, languages.own)
    }

    /// The parameters of a part: those of the announcement, except where the part sets its own.
    private func parameters(of part: SpokenPart, in delivery: Delivery) throws(UnknownVoice) -> SpeechParameters {
        var asked = delivery
        if let style = part.voice {
            guard styles.styles[style] != nil else { throw unknown(style: style) }
            asked.voice = style
        }
        var parameters = try parameters(asking: asked)
        if let language = part.language { parameters.voice.identifier = try base(for: language) }
        parameters.voice = gendered(parameters.voice, part.gender)
        parameters.rate = part.prosody.rate.applied(to: parameters.rate, within: Delivery.rates)
        parameters.pitch = part.prosody.pitch.applied(to: parameters.pitch, within: 0...100)
        parameters.volume = part.prosody.volume.applied(to: parameters.volume, within: 0...100)
        if let punctuation = part.punctuation { parameters.punctuation = punctuation }
        return parameters
    }

    private func unknown(style: String) -> UnknownVoice {
        let known = KnownNames(styles.styles.keys.sorted()).list(near: style)
        return UnknownVoice(
            description: "There is no style \(style.quoted): in SSML a voice is one of \(known).")
    }

    /// The voice of that gender; the voice itself when the synthesizer has no such variant.
    private func gendered(_ voice: VoiceName, _ gender: SpokenPart.Gender?) -> VoiceName {
        switch gender {
        case .female: catalog.voice(voice.identifier, as: .female1) ?? voice
        case .male: catalog.voice(voice.identifier, as: .male2) ?? voice
        case nil: voice
        }
    }
}
