// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak
import Glibc
import NIOPosix
import Synchronization
import Wording

/// libespeak-ng in this process.
///
/// The library is one global thing that no two threads may enter: one thread owns it, initialises it once and never
/// ends it. Synthesis is synchronous, into a callback; it stops when the callback says so.
struct EspeakSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let thread: NIOThreadPool
    private let icons: SoundIcons
    private static let numberVoices = NumberVoices()

    /// Milliseconds of sound per callback: the shorter, the earlier the first; the longer, the more events fit.
    private static let bufferMilliseconds: Int32 = 60

    /// - Parameter sounds: where the desktop's sounds are.
    /// - Throws: ``EspeakError`` when there is no voice data.
    static func start(sounds: SoundFolders = SoundFolders(environment: [:])) async throws -> EspeakSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return try await thread.runIfActive { try EspeakSynthesizer(on: thread, SoundIcons(sounds)) }
    }

    private init(on thread: NIOThreadPool, _ icons: SoundIcons) throws(EspeakError) {
        let description = try Self.initialized()
        name = description.name
        sampleRate = description.sampleRate
        catalog = description.catalog
        (self.thread, self.icons) = (thread, icons)
    }

    /// Initialises the library on the calling thread, which owns it from now on. Once in a process.
    static func initialized() throws(EspeakError) -> SynthesizerDescription {
        try initialize()
        var path: UnsafePointer<CChar>?
        let version = String(cString: espeak_Info(&path))
        let voices = listVoices()
        return SynthesizerDescription(
            name: "espeak-ng \(version.prefix { $0 != " " })", sampleRate: Int(espeak_ng_GetSampleRate()),
            voices: voices, variants: listVariants(),
            hanReaders: HanReaders(among: voices, phonemes: phonemes).voices)
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
        setCallback()
        // Without this, markup could open any file: refuse, whatever the text.
        espeak_SetUriCallback { _, _, _ in 1 }
    }

    private static func setCallback() {
        espeak_SetSynthCallback { samples, count, events in EspeakCall.received(samples, count, events) }
    }

    func synthesize(_ pieces: UtterancePieces, as id: UtteranceID, into output: any SynthesisOutput) {
        thread.submit { state in
            guard case .active = state else { return output.ended(.failed("the synthesizer has ended")) }
            output.ended(output.isWanted ? Self.speak(pieces, icons, into: output) : .stopped)
        }
    }

    /// The output says so itself when it wants no more.
    func stop(_ id: UtteranceID) {}

    /// On the owning thread only.
    private static func speak(
        _ pieces: UtterancePieces, _ icons: SoundIcons, into output: any SynthesisOutput
    ) -> SynthesisEnd {
        var pieces = pieces
        let join = RunJoin(output, sampleRate: Int(espeak_ng_GetSampleRate()))
        do {
            while let piece = try pieces.next() {
                join.begin(piece)
                let end = speak(piece, isLast: !pieces.hasMore, icons, into: join)
                guard end == .completed else { return end }
            }
            return .completed
        } catch {
            return .failed(error.description)
        }
    }

    /// On the owning thread only.
    static func speak(_ piece: Utterance, isLast: Bool, _ icons: SoundIcons, into join: RunJoin) -> SynthesisEnd {
        let runs = runs(of: piece)
        for (index, run) in runs.enumerated() {
            let isLast = isLast && index == runs.count - 1
            let end = join.play(run, isLast: isLast, from: icons) ?? speak(run, isLast: isLast, into: join)
            guard end == .completed else { return end }
        }
        return .completed
    }

    private static func runs(of utterance: Utterance) -> [UtteranceRun] {
        numberVoices.parted(utterance.runs) { phonemes(of: $0, in: $1) ?? "?" }
    }

    private static func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let voice = EspeakVoice.set(run.voice.voice)
        guard voice == ENS_OK else { return .failed("the voice \(run.voice.voice) failed: \(describe(voice))") }
        set(run.voice)
        guard join.begin(run, isLast: isLast) else { return .stopped }
        let feed = feed(for: run)
        let call = EspeakCall(join, marksWords: feed.hasOwnWords)
        let status = synthesize(feed, call)
        if join.isTooLong { return .failed("the voice \(run.voice.voice) made more sound than the text has words for") }
        if status == ENS_SPEECH_STOPPED || join.isStopped { return .stopped }
        return status == ENS_OK ? .completed : .failed("espeak-ng failed: \(describe(status))")
    }

    @discardableResult
    private static func synthesize(_ feed: EspeakFeed, _ call: EspeakCall? = nil) -> espeak_ng_STATUS {
        let mode = UInt32(feed.isMarkup ? espeakCHARS_UTF8 | espeakSSML : espeakCHARS_UTF8)
        let pointer = call.map { Unmanaged.passUnretained($0).toOpaque() }
        return withExtendedLifetime(call) {
            espeak_ng_Synthesize(feed.text, 0, 0, POS_CHARACTER, 0, mode, nil, pointer)
        }
    }

    /// What is synthesized of a run. Markup is our own, with nothing but numbers in it: never a client's text.
    private static func feed(for run: UtteranceRun) -> EspeakFeed {
        let isSilent = { phonemes(of: run.text).isEmpty }
        if run.reading == .names || (run.reading == .textOrName && isSilent()) { return EspeakFeed(names: run.text) }
        if let substitute = run.substitute, isSilent() { return EspeakFeed(substitute: substitute) }
        return EspeakFeed(run.text, run.voice.punctuation)
    }

    private static func phonemes(of text: String, in voice: String) -> String? {
        EspeakVoice.set(voice) == ENS_OK ? phonemes(of: text) : nil
    }

    /// What the voice that is set makes of a text, in espeak-ng's own letters; a change of language is told in
    /// parentheses. On the owning thread only.
    private static func phonemes(of text: String) -> String {
        // Of a text that was stopped a word is left over, which would come first: only synthesis forgets it.
        synthesize(EspeakFeed("", .none))
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

    /// What a voice makes of a text, for tests.
    func phonemes(of text: String, voice: String) async throws -> String {
        try await thread.runIfActive {
            Self.set(SpeechParameters(voice: voice, rate: 175, pitch: 50, volume: 100))
            guard let phonemes = Self.phonemes(of: text, in: voice) else { throw EspeakError.noVoice(voice) }
            return phonemes
        }
    }

    /// What is spoken of an utterance, clause by clause, in espeak-ng's own letters; for tests.
    func phonemes(of utterance: Utterance) async throws -> [String] {
        try await thread.runIfActive {
            Self.heard.withLock { $0 = [] }
            espeak_SetSynthCallback { _, _, _ in 0 }
            espeak_SetPhonemeCallback { clause in
                let phonemes = clause.map { String(cString: $0) } ?? ""
                if !phonemes.isEmpty { EspeakSynthesizer.heard.withLock { $0.append(phonemes) } }
                return 0
            }
            for run in Self.runs(of: utterance) where EspeakVoice.set(run.voice.voice) == ENS_OK {
                Self.set(run.voice)
                Self.synthesize(Self.feed(for: run))
            }
            espeak_SetPhonemeCallback(nil)
            Self.setCallback()
            return Self.heard.withLock { $0 }
        }
    }

    private static let heard = Mutex<[String]>([])

    private static func set(_ voice: SpeechParameters) {
        espeak_ng_SetParameter(espeakRATE, voice.espeakRate, 0)
        espeak_ng_SetParameter(espeakPITCH, Int32(min(voice.pitch, 99)), 0)
        espeak_ng_SetParameter(espeakVOLUME, Int32(voice.volume), 0)
        espeak_ng_SetParameter(espeakRANGE, Int32(min(voice.pitchRange, 99)), 0)
        espeak_ng_SetParameter(espeakCAPITALS, voice.espeakCapitals, 0)
        espeak_ng_SetParameter(espeakWORDGAP, 0, 0)
        espeak_ng_SetPunctuationList(
            PunctuationMarks.list(voice.punctuation).unicodeScalars.map { wchar_t($0.value) } + [0])
        espeak_ng_SetParameter(espeakPUNCTUATION, voice.espeakPunctuation, 0)
    }

    private static func describe(_ status: espeak_ng_STATUS) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            espeak_ng_GetStatusCodeMessage(status, buffer.baseAddress, buffer.count)
            return String(cString: buffer.baseAddress!)
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
                languages: SynthesizerVoice.languages(voice!.pointee.languages))
        }
    }
}
