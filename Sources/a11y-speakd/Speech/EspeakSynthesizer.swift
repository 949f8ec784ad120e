// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Glibc
import NIOPosix

/// libespeak-ng in this process. The only importer of CEspeak.
///
/// The library is one global thing that no two threads may enter: one thread owns it, initialises it once and never
/// ends it. Synthesis is synchronous, into a callback; it stops when the callback says so.
struct EspeakSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let thread: NIOThreadPool

    /// Milliseconds of sound per callback: the shorter, the earlier the first; the longer, the more events fit.
    private static let bufferMilliseconds: Int32 = 60

    /// - Throws: ``EspeakError`` when there is no voice data.
    static func start() async throws -> EspeakSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return try await thread.runIfActive { try EspeakSynthesizer(on: thread) }
    }

    private init(on thread: NIOThreadPool) throws(EspeakError) {
        try Self.initialize()
        var path: UnsafePointer<CChar>?
        let version = String(cString: espeak_Info(&path))
        name = "espeak-ng \(version.prefix { $0 != " " })"
        sampleRate = Int(espeak_ng_GetSampleRate())
        catalog = VoiceCatalog(voices: Self.listVoices(), variants: Self.listVariants())
        self.thread = thread
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
        espeak_SetSynthCallback { samples, count, events in EspeakRun.received(samples, count, events) }
        // Without this, markup could open any file: refuse, whatever the text.
        espeak_SetUriCallback { _, _, _ in 1 }
    }

    func synthesize(_ utterance: Utterance, into output: any SynthesisOutput) {
        thread.submit { state in
            guard case .active = state else { return output.ended(.failed("the synthesizer has ended")) }
            output.ended(output.isWanted ? Self.speak(utterance, into: output) : .stopped)
        }
    }

    /// On the owning thread only.
    private static func speak(_ utterance: Utterance, into output: any SynthesisOutput) -> SynthesisEnd {
        let voice = espeak_ng_SetVoiceByName(utterance.voice.voice)
        guard voice == ENS_OK else { return .failed("the voice \(utterance.voice.voice) failed: \(describe(voice))") }
        set(utterance.voice)
        let run = EspeakRun(output)
        let status = withExtendedLifetime(run) {
            espeak_ng_Synthesize(
                utterance.text, 0, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
                Unmanaged.passUnretained(run).toOpaque())
        }
        switch status {
        case ENS_OK where run.isStopped, ENS_SPEECH_STOPPED: return .stopped
        case ENS_OK: return .completed
        default: return .failed("espeak-ng failed: \(describe(status))")
        }
    }

    private static func set(_ voice: SpeechParameters) {
        espeak_ng_SetParameter(espeakRATE, espeakRate(voice.rate), 0)
        espeak_ng_SetParameter(espeakPITCH, Int32(min(voice.pitch, 99)), 0)
        espeak_ng_SetParameter(espeakVOLUME, Int32(voice.volume), 0)
        espeak_ng_SetParameter(espeakRANGE, 50, 0)
        espeak_ng_SetParameter(espeakPUNCTUATION, Int32(bitPattern: espeakPUNCT_NONE.rawValue), 0)
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

    var description: String {
        switch self {
        case .noVoiceData(let reason):
            "espeak-ng has no voice data (\(reason)): install espeak-ng-data, or name its folder in ESPEAK_DATA_PATH"
        }
    }
}

extension EspeakSynthesizer {
    /// Without MBROLA's: choosing one that is not installed leaves a broken voice behind.
    private static func listVoices() -> [SynthesizerVoice] {
        list(espeak_ListVoices(nil)).filter { !$0.identifier.hasPrefix("mb/") }
    }

    private static func listVariants() -> Set<String> {
        var variants = espeak_VOICE()
        return "variant".withCString { language in
            variants.languages = language
            return Set(list(espeak_ListVoices(&variants)).map { String($0.identifier.drop { $0 != "/" }.dropFirst()) })
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

/// One call of `espeak_ng_Synthesize`: carries its output to the C callback.
private final class EspeakRun {
    private let output: any SynthesisOutput
    private(set) var isStopped = false
    private var lastWord = 0

    init(_ output: any SynthesisOutput) {
        self.output = output
    }

    /// The list of events is never empty: its last has type 0, and each carries the run.
    static func received(
        _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 {
        guard let events, let pointer = events.pointee.user_data else { return 1 }
        let run = Unmanaged<EspeakRun>.fromOpaque(pointer).takeUnretainedValue()
        var event = events
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            run.happened(event.pointee)
            event += 1
        }
        guard let samples, count > 0 else { return 0 }
        run.isStopped = !run.output.samples(UnsafeBufferPointer(start: samples, count: Int(count)))
        return run.isStopped ? 1 : 0
    }

    /// Positions count from 1; espeak-ng repeats some and ends with a 0, which are no words.
    private func happened(_ event: espeak_EVENT) {
        let position = Int(event.text_position)
        guard event.type == espeakEVENT_WORD, position > lastWord else { return }
        lastWord = position
        output.word(at: position - 1, sample: Int(event.sample))
    }
}
