// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

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

    /// PipeWire's own program, where PulseAudio's is not installed.
    private mutating func askPipeWire() {
        let sink = "@DEFAULT_AUDIO_SINK@"
        guard ChildProgram.path(of: "wpctl") != nil,
            let volume = ProgramOutput(["wpctl", "get-volume", sink], seconds: 5), volume.status == 0,
            let inspected = ProgramOutput(["wpctl", "inspect", sink], seconds: 5),
            let pulse = PulseFacts(volume: volume.text, inspected: inspected.text)
        else { return }
        (tool, server) = (.wpctl, .there(pulse))
    }

    /// A server that hangs is given five seconds.
    private static func ask(_ words: String...) -> ProgramOutput? { ProgramOutput(["pactl"] + words, seconds: 5) }

    /// Looks for the cards that ALSA shows, without opening any.
    private static func findCard() -> Card {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        let cards = names.filter { $0.hasPrefix("controlC") }.map { "/dev/snd/\($0)" }
        return Card(isThere: !cards.isEmpty, mayOpen: cards.contains { access($0, R_OK | W_OK) == 0 })
    }
}
