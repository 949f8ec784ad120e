// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Foundation
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

@Suite("SSIP: several clients")
struct SSIPClientsTests {
    let stage = SSIPStage()

    private var spoken: [Utterance] { stage.daemon.speaker.utterances }

    @Test func `SET with another client's number changes that client if it is connected`() {
        _ = stage.client(2)
        #expect(
            stage.ask("SET 2 RATE 7", "SET 3 RATE 7", "SET 0 VOLUME 7") == [
                "203 OK RATE SET", "303 ERR COULDNT SET RATE", "314 ERR COULDNT SET VOLUME",
            ])
        #expect(stage.ask("GET RATE") == ["251-0", "251 OK GET RETURNED"])
        #expect(stage.ask("GET RATE", from: 2) == ["251-7", "251 OK GET RETURNED"])
        stage.ask("SET all RATE 9")
        #expect(stage.ask("GET RATE", from: 1) == ["251-9", "251 OK GET RETURNED"])
        #expect(stage.ask("GET RATE", from: 2) == ["251-9", "251 OK GET RETURNED"])
        #expect(stage.ask("GET RATE", from: 3) == ["251-0", "251 OK GET RETURNED"])
    }

    @Test func `DEBUG is on or off for all clients, and its folder has their lines while it is on`() throws {
        let folder = "\(FileManager.default.temporaryDirectory.path)/a11y-debug-\(UInt64.random(in: 0 ... .max))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = SSIPStage(debugFolder: folder)
        let refused = ["317 ERR COULDNT SET DEBUGGING"]
        #expect(stage.ask("SET all DEBUG off") == refused)
        #expect(stage.ask("SET all DEBUG on") == ["262-\(folder)", "262 OK DEBUGGING SET"])
        #expect(stage.ask("SET all DEBUG on", from: 2) == refused)
        stage.ask("GET RATE", from: 2)
        #expect(stage.ask("SET self DEBUG off", from: 2) == ["262-\(folder)", "262 OK DEBUGGING SET"])
        stage.ask("GET PITCH", from: 2)
        let path = "\(folder)/speech-dispatcher.log"
        let lines = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self).split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [
                "1 > 262-\(folder)", "1 > 262 OK DEBUGGING SET", "2 < SET all DEBUG on",
                "2 > 317 ERR COULDNT SET DEBUGGING", "2 < GET RATE", "2 > 251-0", "2 > 251 OK GET RETURNED",
                "2 < SET self DEBUG off",
            ])
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `DEBUG without a folder for the log is refused`() {
        #expect(stage.ask("SET all DEBUG on") == ["317 ERR COULDNT SET DEBUGGING"])
    }

    @Test func `installed voices are listed, and SYNTHESIS_VOICE selects one with its variant`() {
        #expect(
            stage.ask("LIST SYNTHESIS_VOICES en") == [
                "249-English\ten\tnone", "249-English (America)\ten-US\tnone", "249 OK VOICE LIST SENT",
            ])
        #expect(stage.ask("LIST SYNTHESIS_VOICES xx") == ["249 OK VOICE LIST SENT"])
        stage.ask("SET self SYNTHESIS_VOICE English (America)+klatt4", "SET self RATE 100", "SET self PITCH -100")
        stage.speak("hi")
        #expect(spoken.last?.runs.map(\.voice.voice) == ["gmw/en-US+klatt4"])
        #expect(spoken.last?.runs.map(\.voice.rate) == [449])
        #expect(spoken.last?.runs.map(\.voice.pitch) == [0])
    }

    @Test func `unknown voices, modules and languages are accepted, and the text is spoken`() {
        stage.ask("SET self PRIORITY text")
        for command in [
            "SYNTHESIS_VOICE None", "SYNTHESIS_VOICE Fred", "SYNTHESIS_VOICE ../../etc/passwd", "OUTPUT_MODULE none",
            "OUTPUT_MODULE ", "LANGUAGE C", "LANGUAGE ", "LANGUAGE xx-yy", "LANGUAGE tlh",
        ] {
            #expect(stage.ask("SET self \(command)").first?.hasPrefix("2") ?? false)
            stage.speak(command)
            #expect(spoken.last?.text == command)
        }
        #expect(Set(spoken.flatMap(\.runs).map(\.voice.voice)) == ["gmw/en"])
        stage.ask("SET self LANGUAGE de", "SET self SSML_MODE on")
        stage.speak(#"<speak>a<voice name="nobody">b</voice><lang xml:lang="xx">c</lang></speak>"#)
        #expect(spoken.last?.text == "abc")
        #expect(Set(spoken.last?.runs.map(\.voice.voice) ?? []) == ["gmw/de"])
    }

    @Test func `status and history name the clients, even disconnected ones`() {
        stage.ask(#"SET SELF CLIENT_NAME "root:spd-say:main""#)
        stage.ask("SET self PRIORITY message")
        stage.speak("one")
        #expect(stage.daemon.daemon.report.status.speaking?.client == "spd-say")
        #expect(stage.daemon.daemon.report.status.clients == 1)
        stage.client(1).close()
        #expect(stage.daemon.daemon.report.status.speaking?.client == "spd-say")
        stage.hearAll()
        stage.daemon.send(#"{"id":1,"method":"history"}"#, from: 99)
        #expect(stage.daemon.take(99).first?.contains(#""client":"spd-say""#) ?? false)
    }

    @Test func `the oldest name of a disconnected client is forgotten above the limit`() {
        let clients = stage.daemon.daemon
        let ids = (0...Clients.longestMemory).map { clients.remember("\($0)", resumeKey: nil) }
        #expect(ids.prefix(2).map(clients.name(of:)) == [nil, "1"])
    }

    @Test func `a stopping daemon accepts a message and cancels it`() {
        stage.listen()
        stage.daemon.announcer.close()
        #expect(stage.speak("one") == ["225-1", "225 OK MESSAGE QUEUED"])
        stage.pass(.milliseconds(10))
        #expect(stage.take() == ["703-1", "703-1", "703 CANCELED"])
    }
}
