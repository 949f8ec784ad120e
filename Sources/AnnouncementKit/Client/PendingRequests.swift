// SPDX-License-Identifier: MIT

/// Requests that have no reply yet, and who waits for each. A value.
struct PendingRequests<Waiter> {
    /// What becomes of a request when the connection is cut before its reply has come.
    enum AfterCut {
        /// It is asked again: the daemon knows it by its id.
        case again
        /// It fails: nobody knows whether it was carried out, and twice would be wrong.
        case fails
        /// It is dropped: the next connection begins with all that was told.
        case dropped
        /// The same, and whoever waits gets a reply that it is done.
        case told
    }

    struct Request {
        let line: [UInt8]
        let afterCut: AfterCut
        let waiter: Waiter
    }

    private var requests: [Int: Request] = [:]
    private var last = 0

    /// When so many wait for a reply, no more are sent.
    static var most: Int { 2048 }

    var isFull: Bool { count >= Self.most }
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
