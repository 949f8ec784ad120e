// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// The synthesizer's real process: the daemon's program that was built with these tests.
@Suite("A synthesizer in a separate process", .slow)
struct WorkerSynthesizerTests {
    private static let program =
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/a11y-speakd"

    private func utterance(_ text: String) -> Utterance {
        Utterance(text: text, voice: SpeechParameters(voice: "gmw/en-US", rate: 175, pitch: 50, volume: 100))
    }

    private func say(_ text: String, _ worker: WorkerSynthesizer, _ listener: Listener) {
        worker.speak(utterance(text), as: listener.id, into: listener)
    }

    @Test func `the worker gives the same words and sound as the library in this process`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let here = try await EspeakStage.synthesizer.value
        #expect(worker.name == here.name)
        #expect(worker.sampleRate == here.sampleRate)
        #expect(worker.catalog.languages == here.catalog.languages)
        let text = "One two three. Four five."
        let heard = Listener()
        say(text, worker, heard)
        let end = try await heard.end()
        #expect(end == .completed)
        let direct = try await EspeakStage.speak(utterance(text))
        #expect(heard.words == direct.offsets)
        // A library that has spoken before makes slightly different sound than a fresh one.
        #expect(abs(heard.count - direct.samples) < direct.samples / 10)
    }

    @Test func `an utterance is complete although its process is killed in the middle`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let text = String(repeating: "This sentence is one of very many. ", count: 30)
        let whole = Listener()
        say(text, worker, whole)
        #expect(try await whole.end() == .completed)
        let listener = Listener()
        listener.pausesAt = whole.count / 3
        say(text, worker, listener)
        try await listener.untilPaused()
        kill(try #require(worker.process), SIGKILL)
        listener.goOn()
        #expect(try await listener.end() == .completed)
        #expect(listener.words == whole.words)
        #expect(abs(listener.count - whole.count) < whole.count / 100)
    }

    @Test func `a text at which the process dies twice fails, later at once, and others are spoken`()
        async throws
    {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let text = String(repeating: "Deadly for a synthesizer. ", count: 30)
        let listener = Listener()
        listener.pausesAt = 1
        say(text, worker, listener)
        try await listener.untilPaused()
        let first = try #require(worker.process)
        kill(first, SIGKILL)
        // The listener still gets the sound that the killed process had made.
        while worker.process == first {
            listener.pausesAt = 1
            listener.goOn()
            try await listener.untilPaused()
        }
        kill(try #require(worker.process), SIGKILL)
        listener.goOn()
        #expect(try await listener.end() == .failed("the synthesizer's process ended: Killed"))
        let again = Listener()
        say(text, worker, again)
        #expect(try await again.end() == .failed("the synthesizer crashed at this text before"))
        let other = Listener()
        say("harmless", worker, other)
        #expect(try await other.end() == .completed)
    }

    @Test func `a hung process is ended, and the next one speaks`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        kill(try #require(worker.process), SIGSTOP)
        let stopped = Listener()
        say("never heard", worker, stopped)
        worker.stop(stopped.id)
        let next = Listener()
        say("heard", worker, next)
        #expect(try await next.end() == .completed)
        #expect(try await stopped.end() == .stopped)
    }

    @Test func `an utterance is spoken after the waiting process is killed`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        kill(try parent(of: try #require(worker.process)), SIGKILL)
        let listener = Listener()
        say("still here", worker, listener)
        #expect(try await listener.end() == .completed)
    }

    @Test func `the waiting process starts another one after both were suspended and resumed`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let process = try #require(worker.process)
        let waiting = try parent(of: process)
        for signal in [SIGSTOP, SIGCONT, SIGSTOP, SIGCONT] {
            for one in [waiting, process] { kill(one, signal) }
        }
        kill(process, SIGKILL)
        let listener = Listener()
        say("still here", worker, listener)
        #expect(try await listener.end() == .completed)
        #expect(try parent(of: try #require(worker.process)) == waiting)
    }

    private func parent(of process: Int32) throws -> Int32 {
        let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return try #require(Int32(stat.split(separator: ") ")[1].split(separator: " ")[1]))
    }

    @Test func `the worker holds no open file of this process`() async throws {
        // Like the connections of clients, this descriptor is not marked to be closed.
        let open = fcntl(0, F_DUPFD, 10)
        defer { close(open) }
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let held = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(try #require(worker.process))/fd")
        #expect(open > 3)
        #expect(held.sorted() == ["0", "1", "2", "3"])
    }

    @Test func `the worker runs with one thread under seccomp and may not write files`() async throws {
        let worker = try await WorkerSynthesizer.start(program: Self.program)
        let status = try String(contentsOfFile: "/proc/\(try #require(worker.process))/status", encoding: .utf8)
        #expect(status.contains("Seccomp:\t2"))
        #expect(status.contains("NoNewPrivs:\t1"))
        #expect(status.contains("Threads:\t1"))
        let limits = try String(contentsOfFile: "/proc/\(try #require(worker.process))/limits", encoding: .utf8)
        let files = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max file size") })
        #expect(files.split(separator: " ").dropFirst(3).prefix(2) == ["0", "0"])
    }
}

/// Takes sound, and can block the synthesizer in the middle like a full sink.
private final class Listener: SynthesisOutput {
    private struct State {
        var words: [Int] = []
        var count = 0
        var end: SynthesisEnd?
        var pausesAt = Int.max
        var isPaused = false
    }

    private let state = Mutex(State())
    private let go = DispatchSemaphore(value: 0)

    var id: UtteranceID { UtteranceID(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(self)))) }
    var words: [Int] { state.withLock { $0.words } }
    var count: Int { state.withLock { $0.count } }
    var pausesAt: Int {
        get { state.withLock { $0.pausesAt } }
        set { state.withLock { $0.pausesAt = newValue } }
    }

    var isWanted: Bool { true }
    func wantsNext() {}
    func word(at offset: Int, sample: Int) { state.withLock { $0.words.append(offset) } }
    func ended(_ end: SynthesisEnd) { state.withLock { $0.end = end } }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let pauses = state.withLock { state in
            state.count += samples.count
            guard state.count >= state.pausesAt else { return false }
            state.pausesAt = .max
            state.isPaused = true
            return true
        }
        if pauses { go.wait() }
        return true
    }

    func goOn() {
        state.withLock { $0.isPaused = false }
        go.signal()
    }

    func end() async throws -> SynthesisEnd { try await sight { $0.end } }

    func untilPaused() async throws { try await sight { $0.isPaused ? () : nil } }

    private func sight<Sight: Sendable>(_ look: @Sendable (inout State) -> Sight?) async throws -> Sight {
        for _ in 0..<18_000 {
            if let sight = state.withLock({ look(&$0) }) { return sight }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw EspeakStage.Hang(description: "waited 180 s in vain")
    }
}
