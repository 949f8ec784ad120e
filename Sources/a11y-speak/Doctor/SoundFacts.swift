// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

/// The facts about the sound that can be found without the daemon.
struct SoundFacts: Equatable, Sendable {
    enum Server: Equatable, Sendable {
        /// pactl is not installed.
        case notAsked
        /// pactl cannot connect; the text is its message.
        case unreachable(String)
        case there(PulseFacts)
    }

    /// The sound cards, and whether this user may open them.
    struct Card: Equatable, Sendable {
        var isThere = false
        var mayOpen = false
    }

    /// The program that was asked: PulseAudio's, or PipeWire's when that is missing.
    enum Tool: Equatable, Sendable {
        case pactl, wpctl

        func unmute(_ sink: String) -> String {
            self == .pactl ? "pactl set-sink-mute \(sink) 0" : "wpctl set-mute @DEFAULT_AUDIO_SINK@ 0"
        }

        func raise(_ sink: String) -> String {
            self == .pactl ? "pactl set-sink-volume \(sink) 50%" : "wpctl set-volume @DEFAULT_AUDIO_SINK@ 50%"
        }
    }

    var server = Server.notAsked
    var tool = Tool.pactl
    /// Whether `PULSE_SERVER` and `PULSE_COOKIE` are set.
    var namesServer = false
    var namesCookie = false
    var card = Card()

    var pulse: PulseFacts? {
        if case .there(let pulse) = server { pulse } else { nil }
    }
}

/// The facts that pactl or wpctl reports about a sound server.
struct PulseFacts: Equatable, Sendable {
    /// A sink, or a stream that plays to one.
    struct Outlet: Equatable, Sendable {
        var index = 0
        var name = ""
        var state = ""
        var isMuted = false
        /// The volume of the loudest channel in percent.
        var volume = 100
        /// For a stream: its program, and the index of its sink.
        var application = ""
        var sink = 0
    }

    var defaultSink = ""
    var sinks: [Outlet] = []
    var streams: [Outlet] = []

    /// - Parameters:
    ///   - info: the output of `pactl info`, in English.
    ///   - sinks: the output of `pactl list sinks`; `streams` is that of `pactl list sink-inputs`.
    init(info: String, sinks: String, streams: String) {
        let mark = "Default Sink: "
        defaultSink =
            info.split(separator: "\n").first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } ?? ""
        self.sinks = Self.outlets(sinks)
        self.streams = Self.outlets(streams)
    }

    /// - Parameters:
    ///   - volume: the output of `wpctl get-volume @DEFAULT_AUDIO_SINK@`, such as `Volume: 0.40 [MUTED]`.
    ///   - inspected: the output of `wpctl inspect`. Nil when the two describe no sink.
    init?(volume: String, inspected: String) {
        let mark = "node.name = "
        let words = volume.split(whereSeparator: \.isWhitespace)
        guard words.first == "Volume:", words.count > 1, let level = Double(words[1]),
            let line = inspected.split(separator: "\n").first(where: { $0.contains(mark) })
        else { return nil }
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let sink = Outlet(name: name, isMuted: words.contains("[MUTED]"), volume: Int((level * 100).rounded()))
        self.init(defaultSink: name, sinks: [sink])
    }

    init(defaultSink: String, sinks: [Outlet], streams: [Outlet] = []) {
        (self.defaultSink, self.sinks, self.streams) = (defaultSink, sinks, streams)
    }

    /// The daemon's stream.
    var speech: Outlet? { streams.last { $0.application == "a11y-speakd" } }

    /// The sink that speech uses, or would use.
    /// - Parameter wanted: the sink in the daemon's settings.
    func sink(wanted: String?) -> Outlet? {
        if let speech, let sink = sinks.first(where: { $0.index == speech.sink }) { return sink }
        return sinks.first { $0.name == wanted } ?? sinks.first { $0.name == defaultSink }
    }

    /// Splits a list into entries. An entry begins at the margin, and its other lines are indented.
    private static func outlets(_ list: String) -> [Outlet] {
        var outlets: [Outlet] = []
        for line in list.split(separator: "\n") {
            if let first = line.first, first != "\t" && first != " " {
                outlets.append(Outlet(index: line.lastIndex(of: "#").flatMap { Int(line[$0...].dropFirst()) } ?? 0))
            } else if !outlets.isEmpty {
                outlets[outlets.count - 1].take(line.drop { $0 == "\t" || $0 == " " })
            }
        }
        return outlets
    }
}

extension PulseFacts.Outlet {
    /// Reads a line such as `Mute: yes`; unknown lines are skipped.
    fileprivate mutating func take(_ line: Substring) {
        func value(_ key: String) -> Substring? { line.hasPrefix(key) ? line.dropFirst(key.count) : nil }
        if let text = value("Name: ") { name = String(text) }
        if let text = value("State: ") { state = String(text) }
        if let text = value("Mute: ") { isMuted = text == "yes" }
        if let text = value("Sink: ") { sink = Int(text) ?? 0 }
        if let text = value("application.name = ") { application = text.filter { $0 != "\"" } }
        if let text = value("Volume: ") {
            let percents = text.split(separator: "/").compactMap { part -> Int? in
                let word = part.filter { $0 != " " }
                return word.hasSuffix("%") ? Int(word.dropLast()) : nil
            }
            volume = percents.max() ?? 100
        }
    }
}

extension SoundFacts {
    init(asking environment: [String: String]) {
        self.init()
        namesServer = !(environment["PULSE_SERVER"] ?? "").isEmpty
        namesCookie = !(environment["PULSE_COOKIE"] ?? "").isEmpty
        card = Self.findCard()
        guard ChildProgram.path(of: "pactl") != nil, let info = Self.ask("info") else {
            askPipeWire()
            return
        }
        guard info.status == 0 else {
            let mark = "Connection failure: "
            let reason = info.lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count)
            server = .unreachable(
                reason.map(String.init) ?? (info.status == 124 ? "it hangs" : info.lines.last ?? "pactl failed"))
            return
        }
        let (sinks, streams) = (Self.ask("list", "sinks"), Self.ask("list", "sink-inputs"))
        server = .there(PulseFacts(info: info.text, sinks: sinks?.text ?? "", streams: streams?.text ?? ""))
    }

    /// Asks PipeWire's program when PulseAudio's is not installed.
    private mutating func askPipeWire() {
        let sink = "@DEFAULT_AUDIO_SINK@"
        guard ChildProgram.path(of: "wpctl") != nil,
            let volume = ProgramOutput(["wpctl", "get-volume", sink], seconds: 5), volume.status == 0,
            let inspected = ProgramOutput(["wpctl", "inspect", sink], seconds: 5),
            let pulse = PulseFacts(volume: volume.text, inspected: inspected.text)
        else { return }
        (tool, server) = (.wpctl, .there(pulse))
    }

    /// Runs pactl for five seconds at most, in case the server hangs.
    private static func ask(_ words: String...) -> ProgramOutput? { ProgramOutput(["pactl"] + words, seconds: 5) }

    /// Looks for ALSA's cards that play: a camera's microphone is a card too. Opens their controls, and not their sound,
    /// which only one program may have.
    private static func findCard() -> Card {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        var card = Card()
        for name in names where name.hasPrefix("pcmC") && name.hasSuffix("p") {
            let number = name.dropFirst(4).prefix { $0.isNumber }
            let control = open("/dev/snd/controlC\(number)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            let problem = errno
            if control >= 0 { close(control) }
            // Another error means that the card is no longer there.
            guard control >= 0 || problem == EACCES else { continue }
            card.isThere = true
            if control >= 0, access("/dev/snd/\(name)", R_OK | W_OK) == 0 { card.mayOpen = true }
        }
        return card
    }
}
