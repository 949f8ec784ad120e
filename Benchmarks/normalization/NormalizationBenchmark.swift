// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak
import Foundation
import Wording

/// The speech of texts by espeak-ng alone, and with our normalization: `heard` runs it.
///
///     heard cases FILE       a table of cases, right by espeak-ng alone, right by us; wrong cases go to FILE.wrong
///     heard laws COUNT       texts with numbers that break a law, by law and language, of COUNT texts a language
///     heard changes          reads lines with a language and a text; prints those that sound different, with speech and sounds
@main
enum NormalizationBenchmark {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        EspeakVoices.start()
        switch arguments.first {
        case "cases" where arguments.count == 2: try cases(in: arguments[1])
        case "laws" where arguments.count == 2: laws(UInt64(arguments[1]) ?? 1000)
        case "changes" where arguments.count == 1: changes()
        default:
            FileHandle.standardError.write(Data("usage: heard cases FILE | heard laws COUNT | heard changes\n".utf8))
            exit(2)
        }
    }

    private static func cases(in file: String) throws {
        let table = NormalizationTable(try NormalizationCase.all(in: file), phonemes: EspeakVoices.phonemes)
        let wrong = SpokenLanguage.all.filter(\.readsTexts).flatMap { table.total($0).wrong }
        try Data((wrong.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file + ".wrong"))
        print("Cases, right by espeak-ng \(EspeakVoices.version) alone, right by us:\n\(table.text)")
    }

    private static func laws(_ count: UInt64) {
        for law in NumberedTextLaw.allCases {
            for language in SpokenLanguage.all where language.readsTexts {
                let breaches = (0..<count).compactMap { law.breach(seed: $0, language: language) }
                print("\(law.rawValue)\t\(language.rawValue)\t\(breaches.count) of \(count)")
                for breach in breaches.prefix(20) { print("\t\(breach)") }
            }
        }
    }

    private static func changes() {
        var sounds = SpokenSounds(phonemes: EspeakVoices.phonemes)
        while let line = readLine() {
            let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard cells.count == 2, let language = SpokenLanguage(rawValue: cells[0]) else { continue }
            let written = SpeakableText(cells[1]).text
            let speech = Wording(language: language).words(for: .text(cells[1])).speech
            guard speech != written, sounds.of(speech, language) != sounds.of(written, language) else { continue }
            let phonemes = [written, speech].map { EspeakVoices.phonemes(of: $0, in: language) }
            print(([language.rawValue, written, speech] + phonemes).joined(separator: "\t"))
        }
    }
}

/// espeak-ng's voices, chosen as `a11y-speakd` chooses them.
private enum EspeakVoices {
    nonisolated(unsafe) private static var current: SpokenLanguage?

    static var version: String { String(cString: espeak_Info(nil)).split(separator: " ").first.map(String.init) ?? "" }

    static func start() {
        espeak_ng_InitializePath(nil)
        guard espeak_ng_Initialize(nil) == ENS_OK else { fatalError("espeak-ng has no voice data") }
        espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 60, nil)
        espeak_SetSynthCallback { _, _, _ in 0 }
    }

    static func phonemes(of text: String, in language: SpokenLanguage) -> String {
        if language != current {
            guard espeak_SetVoiceByName(voice(language)) == EE_OK else { fatalError("no voice for \(language)") }
            current = language
        }
        // A text that ends in the middle of a clause leaves a word over, which only synthesis clears.
        espeak_Synth("", 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
        return text.withCString { start in
            var place: UnsafeRawPointer? = UnsafeRawPointer(start)
            var clauses: [String] = []
            while place != nil, let phonemes = espeak_TextToPhonemes(&place, espeakCHARS_UTF8, 0) {
                clauses.append(String(cString: phonemes))
            }
            return clauses.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static func voice(_ language: SpokenLanguage) -> String {
        switch language.rawValue {
        case "en": "gmw/en"
        case "de": "gmw/de"
        case "fr": "roa/fr"
        case "es": "roa/es"
        case "ru": "zle/ru"
        case "ja": "jpx/ja"
        // The other Chinese voice reads no Han.
        case let code where code.hasPrefix("zh"): "sit/cmn-Latn-pinyin"
        case let code: code
        }
    }
}
