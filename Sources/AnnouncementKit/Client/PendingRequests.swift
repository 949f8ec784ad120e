// SPDX-License-Identifier: MIT

/// Requests without a reply, and their waiters. A value.
struct PendingRequests<Waiter> {
    /// The treatment of a request if the connection is cut before the reply arrives.
    enum OnDisconnect {
        /// The request is sent again; the daemon recognizes its id.
        case again
        /// The request fails: the daemon may have performed it, and a second time would be wrong.
        case fails
        /// The request is dropped, because the next connection's introduction contains everything that was reported.
        case dropped
        /// The request is dropped, and its waiter gets a reply that says it is done.
        case told
    }

    struct Request {
        let line: [UInt8]
        let afterCut: OnDisconnect
        let waiter: Waiter
    }

    private var requests: [Int: Request] = [:]
    private var last = 0
    /// The number of requests without a reply at which no more are sent.
    private let limit: Int

    init(limit: Int = 2048) { self.limit = limit }

    var isFull: Bool { count >= limit }
    var isEmpty: Bool { requests.isEmpty }
    /// The first request that the daemon itself has to answer; nil for none. Another client answers a request that
    /// fails with a cut.
    var oldest: Int? { requests.filter { $0.value.afterCut != .fails }.keys.min() }
    var count: Int { requests.count }

    /// Remembers the waiter, and returns the line to send.
    mutating func add(_ waiter: Waiter, afterCut: OnDisconnect, line: (RequestID) -> [UInt8]) -> [UInt8] {
        last += 1
        let line = line(.number(last))
        requests[last] = Request(line: line, afterCut: afterCut, waiter: waiter)
        return line
    }

    /// Removes and returns the waiter of a reply; nil if there is none or no longer one.
    mutating func take(_ id: RequestID) -> Waiter? {
        guard case .number(let number) = id else { return nil }
        return requests.removeValue(forKey: number)?.waiter
    }

    /// Drops requests; replies to them find no waiter.
    mutating func drop(where isUnwanted: (Waiter) -> Bool) { requests = requests.filter { !isUnwanted($1.waiter) } }

    /// The requests to send again, in their order.
    var linesToResend: [[UInt8]] {
        requests.filter { $0.value.afterCut == .again }.sorted { $0.key < $1.key }.map(\.value.line)
    }

    /// Keeps only the requests that are sent again.
    /// - Returns: the other waiters that get a reply, and their replies.
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

    /// Removes and returns all waiters, when no more replies will arrive.
    mutating func takeAll() -> [Waiter] {
        defer { requests = [:] }
        return requests.sorted { $0.key < $1.key }.map(\.value.waiter)
    }
}

/// Callers that wait until fewer requests or announcements are open.
package struct DrainWaiters {
    package enum Rest: CaseIterable {
        /// There is room for another request.
        case room
        /// Every request has a reply.
        case answers
        /// Every request has a reply, and every announcement has ended.
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
