// SPDX-License-Identifier: MIT

/// Requests that have no reply yet, and their waiters. A value.
struct PendingRequests<Waiter> {
    /// How a request continues when the connection is cut before its reply has come.
    enum AfterCut {
        /// It is asked again: the daemon knows it by its id.
        case again
        /// It fails: it may have been carried out, and twice would be wrong.
        case fails
        /// It is dropped: the next connection begins with all that was reported.
        case dropped
        /// The same, and its waiter gets a reply that it is done.
        case told
    }

    struct Request {
        let line: [UInt8]
        let afterCut: AfterCut
        let waiter: Waiter
    }

    private var requests: [Int: Request] = [:]
    private var last = 0
    /// When this many wait for a reply, no more are sent.
    private let limit: Int

    init(limit: Int = 2048) { self.limit = limit }

    var isFull: Bool { count >= limit }
    var isEmpty: Bool { requests.isEmpty }
    var count: Int { requests.count }

    /// Remembers the waiter, and returns the line to send.
    mutating func add(_ waiter: Waiter, afterCut: AfterCut, line: (RequestID) -> [UInt8]) -> [UInt8] {
        last += 1
        let line = line(.number(last))
        requests[last] = Request(line: line, afterCut: afterCut, waiter: waiter)
        return line
    }

    /// The waiter of this reply; nil when there is none (any more).
    mutating func take(_ id: RequestID) -> Waiter? {
        guard case .number(let number) = id else { return nil }
        return requests.removeValue(forKey: number)?.waiter
    }

    /// Drops requests: a reply finds no waiter any more.
    mutating func drop(where isUnwanted: (Waiter) -> Bool) { requests = requests.filter { !isUnwanted($1.waiter) } }

    /// The requests to send again, in their order.
    var linesToSendAgain: [[UInt8]] {
        requests.filter { $0.value.afterCut == .again }.sorted { $0.key < $1.key }.map(\.value.line)
    }

    /// Leaves only the requests that are sent again.
    /// - Returns: the other waiters that get an answer, and the answer.
    mutating func cut() -> [(Waiter, Result<[UInt8], any Error>)] {
        let gone = requests.filter { $0.value.afterCut != .again }.sorted { $0.key < $1.key }
        for (number, _) in gone { requests[number] = nil }
        return gone.compactMap { number, request in
            switch request.afterCut {
            case .fails: (request.waiter, .failure(ClientError.disconnected))
            case .told: (request.waiter, .success(Self.done(number)))
            case .again, .dropped: nil
            }
        }
    }

    private static func done(_ number: Int) -> [UInt8] {
        WireCoder().line(ReplyMessage(id: .number(number), result: NoResult()))
    }

    /// All remaining waiters, when no reply will come.
    mutating func takeAll() -> [Waiter] {
        defer { requests = [:] }
        return requests.sorted { $0.key < $1.key }.map(\.value.waiter)
    }
}

/// The callers that wait until fewer requests and announcements are open.
struct Rests {
    enum Rest: CaseIterable {
        /// More requests may be sent.
        case room
        /// Every request was answered.
        case answers
        /// And every announcement has ended.
        case outcomes
    }

    private var waiters: [Rest: [CheckedContinuation<Void, Never>]] = [:]

    mutating func add(_ waiter: CheckedContinuation<Void, Never>, for rest: Rest) {
        waiters[rest, default: []].append(waiter)
    }

    mutating func resume(where has: (Rest) -> Bool) {
        for rest in Rest.allCases where has(rest) {
            for waiter in waiters.removeValue(forKey: rest) ?? [] { waiter.resume() }
        }
    }
}
