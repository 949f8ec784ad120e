// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

@testable import Synthesis

/// A program that speaks as its script says, on a clock of its own that only waits move.
struct FaultyProgram: EnginePipes {
    let name = "faulty"
    private let core: Core

    init(_ script: FaultScript, clock: TrialClock) { core = Core(script, clock) }

    var now: ContinuousClock.Instant { core.clock.now }

    func wait(for wanted: PipeWait, atMost milliseconds: Int32) -> PipeNews? {
        let news = PipeNews(
            hasOutput: wanted.contains(.output) && core.hasOutput, hasRoom: wanted.contains(.room) && core.hasRoom)
        guard !news.hasOutput, !news.hasRoom else { return news }
        core.clock.advance(by: .milliseconds(Int(milliseconds)))
        return nil
    }

    func read(into buffer: inout [UInt8]) -> PipeRead {
        core.clock.advance(by: .microseconds(100))
        let bytes = core.read(atMost: min(buffer.count, 40_000))
        guard !bytes.isEmpty else { return core.hasEnded ? .end : .nothing }
        buffer.replaceSubrange(0..<bytes.count, with: bytes)
        return .bytes(bytes.count)
    }

    func write(_ bytes: ArraySlice<UInt8>) -> PipeWrite {
        guard !core.hasEnded else { return .closed }
        guard core.hasRoom else { return .full }
        core.take(bytes)
        return .wrote(bytes.count)
    }

    func closeInput() { core.endInput() }

    func end() -> String { "it ended: Killed" }

    func ended() -> (hasFailed: Bool, told: String) {
        switch core.state {
        case .exited(let status): (status != 0, "it ended with the status \(status)")
        case .runs, .hangs: (false, "it ended: Killed")
        }
    }
}

/// The time of a trial.
final class TrialClock {
    private(set) var time = Duration.zero
    private let start = ContinuousClock.now

    var now: ContinuousClock.Instant { start.advanced(by: time) }

    func advance(by duration: Duration) { time += duration }
}

/// The state of a ``FaultyProgram``.
private final class Core {
    enum State: Equatable {
        case runs, hangs
        case exited(Int)
    }

    let clock: TrialClock
    private let script: FaultScript
    private(set) var state = State.runs
    private var output: ArraySlice<UInt8> = []
    private var input: [UInt8] = []
    private var isInputOpen = true
    /// The bytes that the program writes again and again.
    private var endless: [UInt8] = []
    /// The request of a module whose lines are expected.
    private var request = ""

    init(_ script: FaultScript, _ clock: TrialClock) { (self.script, self.clock) = (script, clock) }

    private var program: EngineTrial.Program { script.trial.program }

    var hasOutput: Bool { !output.isEmpty || !endless.isEmpty || state != .runs && state != .hangs }
    var hasEnded: Bool { if case .exited = state { output.isEmpty } else { false } }
    var hasRoom: Bool { isInputOpen && state == .runs }

    func read(atMost count: Int) -> ArraySlice<UInt8> {
        if output.isEmpty { output += endless }
        defer { output = output.dropFirst(count) }
        return output.prefix(count)
    }

    func take(_ bytes: ArraySlice<UInt8>) {
        input += bytes
        while program != .command, program != .waveCommand, let end = input.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: input[..<end], as: UTF8.self)
            input.removeFirst(end + 1)
            switch program {
            case .module, .markedModule: takeModule(line)
            default: speak(Self.words(ofJSON: line))
            }
        }
    }

    func endInput() {
        guard isInputOpen else { return }
        isInputOpen = false
        if program == .command || program == .waveCommand {
            speak(Self.words(of: String(decoding: input, as: UTF8.self)))
        }
    }

    private static func words(of text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func words(ofJSON line: String) -> [String] {
        let object = try? JSONDecoder().decode([String: String].self, from: Data(line.utf8))
        return words(of: object?["text"] ?? "")
    }

    // MARK: Speaking

    private func speak(_ sent: [String], places: [Int] = []) {
        let sound = script.sound(of: sent)
        if program == .waveCommand { output += Self.header(isRight: sound.fault != .garbage) }
        for (place, word) in sound.words.enumerated() {
            if program == .markedModule { output += Array("700-w\(places[place])\n700 INDEX MARK\n".utf8) }
            output += block(word.samples)
        }
        switch sound.fault {
        case nil, .short, .mute: endText()
        case .exit, .kill: exit(3)
        case .endless: endless = block(Array(repeating: FaultScript.noise, count: 5000))
        case .silence: endless = block(Array(repeating: 0, count: 5000))
        case .garbage: writeGarbage()
        case .hang: state = .hangs
        }
    }

    private func exit(_ status: Int) { state = .exited(status) }

    private func endText() {
        switch program {
        case .command, .waveCommand: exit(0)
        case .resident: output += [0, 0, 0, 0]
        case .residentRaw: break
        case .module, .markedModule: output += Array("702 END\n".utf8)
        }
    }

    private func writeGarbage() {
        switch program {
        case .command, .residentRaw: output += Array("Error: there is no such voice\n".utf8)
        case .waveCommand: break
        case .resident: output += [255, 255, 255, 255]
        case .module, .markedModule: output += Array("Traceback (most recent call last):\n".utf8)
        }
        if program == .command || program == .waveCommand { exit(0) }
    }

    private func block(_ samples: [Int16]) -> [UInt8] {
        let bytes = samples.withUnsafeBytes { Array($0) }
        switch program {
        case .command, .waveCommand, .residentRaw: return bytes
        case .resident: return withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) } + bytes
        case .module, .markedModule:
            let head = "705-bits=16\n705-num_channels=1\n705-sample_rate=22050\n705-big_endian=0\n705-AUDIO\0"
            return Array(head.utf8) + bytes.flatMap(Self.escaped) + Array("\n705 AUDIO\n".utf8)
        }
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "}"): Array("}]".utf8)
        case UInt8(ascii: "\n"): Array("}*".utf8)
        default: [byte]
        }
    }

    private static func header(isRight: Bool) -> [UInt8] {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        return Array("RIFF".utf8) + bytes(-1, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + bytes(isRight ? 1 : 85, 2)
            + bytes(1, 2) + bytes(22_050, 4) + bytes(44_100, 4) + bytes(2, 2) + bytes(16, 2) + Array("data".utf8)
            + bytes(-1, 4)
    }

    // MARK: The protocol of modules

    private func takeModule(_ line: String) {
        guard request.isEmpty else {
            if line == "." { endRequest() } else { speakLine(line) }
            return
        }
        let replies = [
            "INIT": "299-ready\n299 OK", "LIST VOICES": "200-slt\ten\tnone\n200 OK", "AUDIO": "207 OK",
            "LOGLEVEL": "207 OK", "SET": "203 OK", "SPEAK": "202 OK", "STOP": "703 STOP",
        ]
        if line == "STOP" { endless = [] }
        output += Array("\(replies[line] ?? "300 ERR")\n".utf8)
        if ["AUDIO", "LOGLEVEL", "SET", "SPEAK"].contains(line) { request = line }
    }

    private var told: (words: [String], places: [Int]) = ([], [])

    private func speakLine(_ line: String) {
        guard request == "SPEAK" else { return }
        told = ([], [])
        let markup = line.replacing("<speak>", with: "").replacing("</speak>", with: "")
        for part in markup.replacing("<mark name=\"w", with: "\u{1}").split(separator: " ") {
            guard part.hasPrefix("\u{1}"), let end = part.firstRange(of: "\"/>") else {
                told.words.append(String(part))
                continue
            }
            told.places.append(Int(part.dropFirst()[..<end.lowerBound]) ?? -1)
            told.words.append(String(part[end.upperBound...]))
        }
    }

    private func endRequest() {
        defer { request = "" }
        guard request == "SPEAK" else { return output += Array("203 OK\n".utf8) }
        output += Array("200 OK SPEAKING\n701 BEGIN\n".utf8)
        // The text by which a module shows its abilities.
        guard told.words != ["one", "two"] else {
            if program == .markedModule { output += Array("700-w0\n700 INDEX MARK\n".utf8) }
            output += block(Array(repeating: FaultScript.noise, count: 100))
            return endText()
        }
        speak(told.words, places: told.places)
    }
}
