// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon's client in whose name one program is heard: what is sent, sent again after a cut, and given up. A value; times
/// are seconds of any clock.
struct ProgramLine {
    enum Event: Equatable {
        case send(Request, Int)
        /// There is a connection.
        case connected
        /// Nobody listens, or the connection has ended.
        case lost
        /// The daemon has answered a request.
        case answered(Int)
        case elapsed
    }

    enum Step: Equatable {
        case connect
        case write([UInt8])
    }

    private enum State: Equatable {
        case closed
        case connecting
        case open
        /// Looks for a daemon again at that time.
        case waiting(until: Double, delay: Double)
    }

    private struct Sent {
        let number: Int
        let line: [UInt8]
        let time: Double
    }

    private static let firstDelay = 0.05
    private static let longestDelay = 2.0
    /// What has waited longer for a daemon is not said any more: seconds.
    private static let patience = 10.0
    /// More does not wait for the daemon's answer.
    private static let mostUnanswered = 32

    private let hello: HelloRequest
    /// Whether its connection is kept although nothing is to be sent.
    let isKept: Bool
    /// What each connection begins with, after the hello.
    private var opening: [Request]
    private var state = State.closed
    private var unanswered: [Sent] = []
    private let coder = WireCoder()
    /// When something was sent last.
    private(set) var lastUse = 0.0

    init(hello: HelloRequest, opening: [Request] = [], isKept: Bool = false) {
        (self.hello, self.opening, self.isKept) = (hello, opening, isKept)
    }

    var isOpen: Bool { state == .open || state == .connecting }
    var isIdle: Bool { unanswered.isEmpty && !isKept }

    /// When ``Event/elapsed`` is wanted.
    var wake: Double? { if case .waiting(let until, _) = state { until } else { nil } }

    mutating func take(_ event: Event, at now: Double) -> [Step] {
        switch event {
        case .send(let request, let number): return send(request, number, at: now)
        case .connected:
            state = .open
            unanswered.removeAll { now - $0.time > Self.patience }
            let first = [Request.hello(hello)] + opening
            let lines = first.map { coder.line(RequestMessage(id: 0, $0)) } + unanswered.map(\.line)
            return [.write(Array(lines.joined()))]
        case .lost: return lost(at: now)
        case .answered(let number):
            unanswered.removeAll { $0.number == number }
            return []
        case .elapsed:
            guard let wake, wake <= now else { return [] }
            return [.connect]
        }
    }

    /// What each connection begins with is something else from now on.
    mutating func begin(with requests: [Request]) -> [Step] {
        guard requests != opening else { return [] }
        opening = requests
        guard state == .open else { return [] }
        return [.write(Array(requests.map { coder.line(RequestMessage(id: 0, $0)) }.joined()))]
    }

    /// The same, and there is to be a connection.
    mutating func open(with requests: [Request]) -> [Step] { begin(with: requests) + connect() }

    mutating func close() { state = .closed }

    private mutating func send(_ request: Request, _ number: Int, at now: Double) -> [Step] {
        lastUse = now
        guard unanswered.count < Self.mostUnanswered else { return [] }
        let line = coder.line(RequestMessage(id: .number(number), request))
        unanswered.append(Sent(number: number, line: line, time: now))
        return state == .open ? [.write(line)] : connect()
    }

    private mutating func connect() -> [Step] {
        guard state == .closed else { return [] }
        state = .connecting
        return [.connect]
    }

    private mutating func lost(at now: Double) -> [Step] {
        unanswered.removeAll { now - $0.time > Self.patience }
        guard isKept || !unanswered.isEmpty else {
            state = .closed
            return []
        }
        var delay = Self.firstDelay
        if case .waiting(_, let last) = state { delay = min(last * 2, Self.longestDelay) }
        state = .waiting(until: now + delay, delay: delay)
        return []
    }
}
