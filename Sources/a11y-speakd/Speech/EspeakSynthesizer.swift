// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak
import Glibc
import NIOPosix

/// libespeak-ng in this process.
///
/// The library is one global thing that no two threads may enter: one thread owns it, initialises it once and never
/// ends it. Synthesis is synchronous, into a callback; it stops when the callback says so.
struct EspeakSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let thread: NIOThreadPool
    private static let numberVoices = NumberVoices()

    /// Milliseconds of sound per callback: the shorter, the earlier the first; the longer, the more events fit.
    private static let bufferMilliseconds: Int32 = 60

    /// - Throws: ``EspeakError`` when there is no voice data.
    static func start() async throws -> EspeakSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return try await thread.runIfActive { try EspeakSynthesizer(on: thread) }
    }

    private init(on thread: NIOThreadPool) throws(EspeakError) {
        let description = try Self.initialized()
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        self.thread = thread
    }

    /// Initialises the library on the calling thread, which owns it from now on. Once in a process.
    static func initialized() throws(EspeakError) -> SynthesizerDescription {
        try initialize()
        var path: UnsafePointer<CChar>?
        let version = String(cString: espeak_Info(&path))
        let voices = listVoices()
        return SynthesizerDescription(
            name: "espeak-ng \(version.prefix { $0 != " " })", sampleRate: Int(espeak_ng_GetSampleRate()),
            voices: voices, variants: listVariants(), hanReaders: hanReaders(among: voices))
    }

    private static func initialize() throws(EspeakError) {
        espeak_ng_InitializePath(nil)
        var context: espeak_ng_ERROR_CONTEXT?
        let status = espeak_ng_Initialize(&context)
        guard status == ENS_OK else {
            espeak_ng_ClearErrorContext(&context)
            throw .noVoiceData(describe(status))
        }
        espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, bufferMilliseconds, nil)
        espeak_SetSynthCallback { samples, count, events in EspeakCall.received(samples, count, events) }
        // Without this, markup could open any file: refuse, whatever the text.
        espeak_SetUriCallback { _, _, _ in 1 }
    }

    func synthesize(_ pieces: UtterancePieces, into output: any SynthesisOutput) {
        thread.submit { state in
            guard case .active = state else { return output.ended(.failed("the synthesizer has ended")) }
            output.ended(output.isWanted ? Self.speak(pieces, into: output) : .stopped)
        }
    }

    /// The output says so itself when it wants no more.
    func stop(_ output: any SynthesisOutput) {}

    /// On the owning thread only.
    private static func speak(_ pieces: UtterancePieces, into output: any SynthesisOutput) -> SynthesisEnd {
        var pieces = pieces
        let join = RunJoin(output, sampleRate: Int(espeak_ng_GetSampleRate()))
        do {
            while let piece = try pieces.next() {
                join.begin(piece)
                let end = speak(piece, isLast: !pieces.hasMore, into: join)
                guard end == .completed else { return end }
            }
            return .completed
        } catch {
            return .failed(error.description)
        }
    }

    /// On the owning thread only.
    static func speak(_ piece: Utterance, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let runs = numberVoices.parted(piece.runs) { text, voice in
            espeak_ng_SetVoiceByName(voice) == ENS_OK ? phonemes(of: text) : "?"
        }
        for (index, run) in runs.enumerated() {
            let end = speak(run, isLast: isLast && index == runs.count - 1, into: join)
            guard end == .completed else { return end }
        }
        return .completed
    }

    private static func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let voice = espeak_ng_SetVoiceByName(run.voice.voice)
        guard voice == ENS_OK else { return .failed("the voice \(run.voice.voice) failed: \(describe(voice))") }
        set(run.voice, punctuation: run.saysPunctuation ? espeakPUNCT_ALL : espeakPUNCT_NONE)
        guard join.begin(run, isLast: isLast) else { return .stopped }
        let substitute = run.substitute.flatMap { phonemes(of: run.text).isEmpty ? $0 : nil }
        let call = EspeakCall(join, marksWords: substitute == nil)
        let status = withExtendedLifetime(call) {
            espeak_ng_Synthesize(
                substitute ?? run.text, 0, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
                Unmanaged.passUnretained(call).toOpaque())
        }
        if join.isTooLong { return .failed("the voice \(run.voice.voice) made more sound than the text has words for") }
        switch status {
        case ENS_OK where join.isStopped, ENS_SPEECH_STOPPED: return .stopped
        case ENS_OK: return .completed
        default: return .failed("espeak-ng failed: \(describe(status))")
        }
    }

    /// What the voice that is set makes of a text, in espeak-ng's own letters; a change of language is told in
    /// parentheses. On the owning thread only.
    private static func phonemes(of text: String) -> String {
        // Of a text that was stopped a word is left over, which would come first: only synthesis forgets it.
        espeak_ng_Synthesize("", 0, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
        return text.withCString { start in
            var place: UnsafeRawPointer? = UnsafeRawPointer(start)
            var clauses: [String] = []
            while place != nil {
                guard let phonemes = espeak_TextToPhonemes(&place, espeakCHARS_UTF8, 0) else { break }
                clauses.append(String(cString: phonemes))
            }
            return clauses.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// What a voice makes of a text, for choosing voices and for tests.
    func phonemes(of text: String, voice: String) async throws -> String {
        try await thread.runIfActive {
            guard espeak_ng_SetVoiceByName(voice) == ENS_OK else { throw EspeakError.noVoice(voice) }
            Self.set(
                SpeechParameters(voice: voice, rate: 175, pitch: 50, volume: 100), punctuation: espeakPUNCT_NONE)
            return Self.phonemes(of: text)
        }
    }

    private static func set(_ voice: SpeechParameters, punctuation: espeak_PUNCT_TYPE) {
        espeak_ng_SetParameter(espeakRATE, espeakRate(voice.rate), 0)
        espeak_ng_SetParameter(espeakPITCH, Int32(min(voice.pitch, 99)), 0)
        espeak_ng_SetParameter(espeakVOLUME, Int32(voice.volume), 0)
        espeak_ng_SetParameter(espeakRANGE, 50, 0)
        espeak_ng_SetParameter(espeakPUNCTUATION, Int32(bitPattern: punctuation.rawValue), 0)
        espeak_ng_SetParameter(espeakCAPITALS, 0, 0)
        espeak_ng_SetParameter(espeakWORDGAP, 0, 0)
    }

    /// From 450 up espeak-ng changes its method, and 450 is slower than 449: the step is left out.
    static func espeakRate(_ wordsPerMinute: Int) -> Int32 {
        Int32(wordsPerMinute < 450 ? max(80, wordsPerMinute) : wordsPerMinute + 40)
    }

    private static func describe(_ status: espeak_ng_STATUS) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            espeak_ng_GetStatusCodeMessage(status, buffer.baseAddress, buffer.count)
            return String(cString: buffer.baseAddress!)
        }
    }
}

/// Why libespeak-ng cannot be used.
enum EspeakError: Error, CustomStringConvertible {
    case noVoiceData(String)
    case noVoice(String)

    var description: String {
        switch self {
        case .noVoiceData(let reason):
            "espeak-ng has no voice data (\(reason)): install espeak-ng-data, or name its folder in ESPEAK_DATA_PATH"
        case .noVoice(let name): "espeak-ng has no voice \"\(name)\": use one that 'espeak-ng --voices' lists"
        }
    }
}

extension EspeakSynthesizer {
    /// Without MBROLA's: choosing one that is not installed leaves a broken voice behind.
    private static func listVoices() -> [SynthesizerVoice] {
        list(espeak_ListVoices(nil)).filter { !$0.identifier.hasPrefix("mb/") }
    }

    /// Their files by their names.
    private static func listVariants() -> [String: String] {
        var variants = espeak_VOICE()
        return "variant".withCString { language in
            variants.languages = language
            return list(espeak_ListVoices(&variants)).reduce(into: [:]) {
                $0[$1.name] = String($1.identifier.drop { $0 != "/" }.dropFirst())
            }
        }
    }

    private static func list(_ first: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?) -> [SynthesizerVoice] {
        guard let first else { return [] }
        return sequence(first: first) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.map { voice in
            SynthesizerVoice(
                identifier: String(cString: voice!.pointee.identifier), name: String(cString: voice!.pointee.name),
                languages: languages(voice!.pointee.languages))
        }
    }

    /// Each is a byte of rank and a string; a rank of 0 ends the list.
    private static func languages(_ list: UnsafePointer<CChar>?) -> [(code: String, rank: Int)] {
        guard var place = list else { return [] }
        var languages: [(code: String, rank: Int)] = []
        while place.pointee != 0 {
            let code = String(cString: place + 1)
            languages.append((code.lowercased(), Int(place.pointee)))
            place += 2 + code.utf8.count
        }
        return languages
    }
}

extension EspeakSynthesizer {
    /// The voices of languages written in Han that read it. Others spell it, in English, a character at a time: which
    /// ones do differs from version to version, so they are asked.
    private static func hanReaders(among voices: [SynthesizerVoice]) -> Set<String> {
        let tags = voices.map { voice in (voice.identifier, voice.languages.map { LanguageTag($0.code) }) }
        let asked = tags.filter { $0.1.contains { ["zh", "cmn", "yue", "hak", "ja"].contains($0.language) } }
        return Set(asked.map(\.0).filter(readsHan))
    }

    private static func readsHan(_ voice: String) -> Bool {
        guard espeak_ng_SetVoiceByName(voice) == ENS_OK else { return false }
        let words = ["上", "三", "价格"].map { phonemes(of: $0) }
        return Set(words).count == words.count && words.allSatisfy { !$0.isEmpty && !$0.contains("(") }
    }
}
