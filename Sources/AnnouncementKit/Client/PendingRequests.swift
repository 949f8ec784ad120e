// SPDX-License-Identifier: MIT

/// What was asked and not answered yet. A value: who waits for an answer is the caller's business.
struct PendingRequests<Waiter> {
    /// What becomes of a request when the connection is cut before its reply has come.
    enum AfterCut {
        /// It is asked again: the daemon knows it by its id.
        case again
        /// Nobody knows whether it was carried out, and twice would be wrong.
        case fails
        /// What it told is told anew with everything else.
        case dropped
        /// The same, and who waits is told that it is done.
        case told
    }

    struct Request {
        let line: [UInt8]
        let afterCut: AfterCut
        let waiter: Waiter
    }

    private var requests: [Int: Request] = [:]
    private var last = 0

    var isEmpty: Bool { requests.isEmpty }
    var count: Int { requests.count }

    /// Remembers who waits, and gives the line to send.
    mutating func add(_ waiter: Waiter, afterCut: AfterCut, line: (RequestID) -> [UInt8]) -> [UInt8] {
        last += 1
        let line = line(.number(last))
        requests[last] = Request(line: line, afterCut: afterCut, waiter: waiter)
        return line
    }

    /// Who waits for this reply; nil when nobody does (any more).
    mutating func take(_ id: RequestID) -> Waiter? {
        guard case .number(let number) = id else { return nil }
        return requests.removeValue(forKey: number)?.waiter
    }

    /// What is to be asked again, in its order.
    var linesToSendAgain: [[UInt8]] {
        requests.filter { $0.value.afterCut == .again }.sorted { $0.key < $1.key }.map(\.value.line)
    }

    /// Leaves only what is to be asked again.
    /// - Returns: the others who are to be told something, and what.
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

    /// Everybody who still waits, when no reply will come.
    mutating func takeAll() -> [Waiter] {
        defer { requests = [:] }
        return requests.sorted { $0.key < $1.key }.map(\.value.waiter)
    }
}
