// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Makes a module ready, and finds out its abilities.
struct ModuleStart {
    private let name: String
    private(set) var voices: [SynthesizerVoice] = []
    /// Whether the module reports the marks that it reaches.
    private(set) var hasMarks = false

    /// The most voices that are reported to the daemon, so that they fit into a packet.
    private static let maxVoices = 300

    /// - Parameter name: the file name of the module, such as `sd_flite`.
    init(name: String) { self.name = name }

    /// - Parameter limit: milliseconds.
    mutating func begin(_ module: inout ModuleConversation, within limit: Int32) throws(EngineFault) {
        try module.send("INIT\n")
        let (code, _, lines) = try module.reply(within: limit)
        guard code == 299 else {
            throw EngineFault("\(name) cannot start: \(lines.first ?? "it does not say why")")
        }
        try module.send("AUDIO\n")
        guard try module.reply().code == 207 else { throw playsItself }
        try module.send(ModuleText.block(["audio_output_method=server"]))
        // The module replies 303 when it does not know some settings of devices.
        guard [203, 303].contains(try module.reply().code) else { throw playsItself }
        try module.send("LOGLEVEL\n")
        if try module.reply().code == 207 {
            try module.send(ModuleText.block(["log_level=0"]))
            _ = try module.reply()
        }
        try readVoices(&module, within: limit)
        try listen(&module, within: limit)
    }

    private var playsItself: EngineFault {
        EngineFault(
            "\(name) plays its sound itself instead of returning it, so speech could not be stopped or captioned; "
                + "use a command of the same engine instead")
    }

    private mutating func readVoices(_ module: inout ModuleConversation, within limit: Int32) throws(EngineFault) {
        try module.send("LIST VOICES\n")
        let (code, _, lines) = try module.reply(within: limit)
        if code == 200 {
            var known: Set<String> = []
            for line in lines where voices.count < Self.maxVoices {
                guard let voice = Self.voice(line), known.insert(voice.identifier).inserted else { continue }
                voices.append(voice)
            }
        }
        if voices.isEmpty {
            voices = [.onlyOne(language: "en")]
        }
    }

    /// Reads `name`, `language` and `variant`, separated by tabs. Leaves out variants, by which an engine multiplies
    /// its voices.
    static func voice(_ line: String) -> SynthesizerVoice? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 2, !fields[0].isEmpty, !fields[0].contains("+") else { return nil }
        let language = fields[1].lowercased().replacing("_", with: "-")
        return SynthesizerVoice(
            identifier: fields[0], name: fields[0], languages: [(language.isEmpty ? "en" : language, 5)])
    }

    private static let plain = SpeechParameters(voice: "default", rate: 175, pitch: 50, volume: 100)

    /// Lets the module speak a word, to find out whether it returns sound and reports marks.
    private mutating func listen(_ module: inout ModuleConversation, within limit: Int32) throws(EngineFault) {
        // Settings come first: espeak-ng's module aborts when it speaks without them.
        try module.set(ModuleText.settings(Self.plain, name: voices[0].ownName, language: voices[0].languages[0].code))
        try module.send("SPEAK\n")
        guard try module.reply().code == 202 else { throw EngineFault("\(name) refuses texts") }
        let words = SentText(UtteranceRun(text: "one two", voice: Self.plain), nil)
        try module.send(ModuleText.block([ModuleText.markup(words, isMarked: true)]))
        guard try module.reply(within: limit).code == 200 else { throw EngineFault("\(name) refuses texts") }
        var (hasSound, start) = (false, module.now)
        while start.duration(to: module.now) < .milliseconds(Int(limit)) {
            switch try module.next() {
            case .sound: hasSound = true
            case .mark: hasMarks = true
            case let event? where event.isEnd:
                guard hasSound else { throw playsItself }
                return
            default: break
            }
        }
        throw EngineFault("\(name) did not finish a word")
    }
}
