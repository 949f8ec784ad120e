// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The daemon's requests that were not carried out yet. Also checked in the middle of a text, for a request to stop.
final class WorkerInbox {
    struct Piece {
        let id: UInt64
        var encoded: [UInt8]
    }

    private let socket: WorkerSocket
    private let code: MappedCode
    private var pieces: [Piece] = []
    private var partial: Piece?
    /// The piece that will probably be said next.
    private var preparation: ArraySlice<UInt8>?
    /// The id up to which requests were stopped; ids ascend.
    private var lastStopped: UInt64 = 0
    private var isClosed = false

    init(_ socket: WorkerSocket, _ code: MappedCode) {
        (self.socket, self.code) = (socket, code)
    }

    enum Work {
        case speak(Piece)
        /// Makes a piece before it is said.
        case prepare(WorkerPiece)
    }

    /// The next piece that is still needed, or else the piece that will be needed next; nil when the daemon has
    /// disconnected.
    func next() -> Work? {
        while true {
            while !pieces.isEmpty {
                let piece = pieces.removeFirst()
                if isWanted(piece.id) { return .speak(piece) }
                socket.send(WorkerReport.ended(id: piece.id, .stopped).bytes, waits: true)
            }
            guard !isClosed else { return nil }
            if let bytes = preparation.take(), let piece = WorkerPiece(Array(bytes)) { return .prepare(piece) }
            if !socket.hasPacket(within: IdleMemory.rest) { IdleMemory.giveBack(code) }
            take(socket.receive(waits: true))
        }
    }

    /// The text with which the next request begins; nil when none waits.
    var nextText: String? {
        receiveAll()
        return pieces.first { $0.id > lastStopped }.flatMap { WorkerPiece($0.encoded)?.runs.first?.text }
    }

    /// Whether there are no requests now.
    var isIdle: Bool { pieces.isEmpty && !socket.hasPacket(within: .zero) }

    /// Whether the request was not stopped in the meantime.
    func isWanted(_ id: UInt64) -> Bool {
        receiveAll()
        return id > lastStopped && !isClosed
    }

    /// Whether a text may be made before it is said: no other text waits.
    func allowsPreparation(of text: String) -> Bool {
        let next = nextText
        return !isClosed && (next == nil || next == text)
    }

    private func receiveAll() {
        while !isClosed {
            let reception = socket.receive(waits: false)
            if reception == .nothing { return }
            take(reception)
        }
    }

    private func take(_ reception: WorkerSocket.Reception) {
        switch reception {
        case .packet(let bytes): WorkerRequest(bytes).map { take($0) }
        case .closed: isClosed = true
        case .nothing: break
        }
    }

    private func take(_ request: WorkerRequest) {
        switch request {
        case .stop(let id): lastStopped = max(lastStopped, id)
        case .prepare(let encoded): preparation = encoded
        case .piece(let id, let encoded, let isWhole):
            var piece = partial?.id == id ? partial! : Piece(id: id, encoded: [])
            piece.encoded += encoded
            partial = isWhole ? nil : piece
            if isWhole { pieces.append(piece) }
        }
    }
}

/// Sends the engine's sound to the daemon.
///
/// `@unchecked Sendable`: it lives in the synthesizing process, which has one thread.
final class WorkerOutput: SynthesisOutput, @unchecked Sendable {
    let id: UInt64
    private let socket: WorkerSocket
    private let inbox: WorkerInbox
    private var words: [SpokenPlace] = []
    private var silence: LeadingSilence
    /// A number of samples that lasts longer than the pause.
    private let enough: Int
    private var hasPaused = false
    /// Whether the daemon needs the place of each part, because another engine may have to go on from there.
    private let reportsParts: Bool

    init(id: UInt64, sampleRate: Int, reportsParts: Bool, socket: WorkerSocket, inbox: WorkerInbox) {
        self.id = id
        self.reportsParts = reportsParts
        silence = LeadingSilence(sampleRate: sampleRate)
        enough = sampleRate / 100
        self.socket = socket
        self.inbox = inbox
    }

    var isWanted: Bool { inbox.isWanted(id) }

    func wantsNext() {}

    func begins(at offset: Int) {
        if reportsParts { socket.send(WorkerReport.begins(id: id, offset: offset).bytes, waits: true) }
    }

    func word(at offset: Int, sample: Int) { words.append(SpokenPlace(offset: offset, sample: sample)) }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        guard isWanted else { return false }
        var start = 0
        repeat {
            let end = min(start + 16_384, samples.count)
            let packet = WorkerReport.sound(id: id, words: words, UnsafeBufferPointer(rebasing: samples[start..<end]))
            words = []
            guard socket.send(packet, waits: true) else { return false }
            start = end
        } while start < samples.count
        letOthersIn(after: silence.trim(samples).count)
        return true
    }

    func ended(_ end: SynthesisEnd) {}

    /// Lets the thread run that plays the sound. That thread may have been woken on this processor, and would wait
    /// there for the end of the text.
    private func letOthersIn(after sounding: Int) {
        guard sounding >= enough, !hasPaused else { return _ = sched_yield() }
        hasPaused = true
        _ = socket.hasPacket(within: Self.pause)
    }

    private static let pause = Duration.milliseconds(2)
}

/// Drops the sound of a text that is made before it is said. When the text is requested meanwhile, reports that the
/// engine still makes it.
///
/// `@unchecked Sendable`: it lives in the synthesizing process, which has one thread.
final class PreparationOutput: SynthesisOutput, @unchecked Sendable {
    private let text: String
    private let socket: WorkerSocket
    private let inbox: WorkerInbox

    init(_ text: String, socket: WorkerSocket, inbox: WorkerInbox) {
        (self.text, self.socket, self.inbox) = (text, socket, inbox)
    }

    var isWanted: Bool { inbox.allowsPreparation(of: text) }

    func wantsNext() {}

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        if inbox.nextText == text { socket.send(WorkerReport.kept(0).bytes, waits: true) }
        return isWanted
    }

    func word(at offset: Int, sample: Int) {}

    func ended(_ end: SynthesisEnd) {}
}
