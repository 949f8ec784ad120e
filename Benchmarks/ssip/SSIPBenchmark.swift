// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon's cost of a client of Speech Dispatcher: its bytes in, steps and replies out.
@main
struct SSIPBenchmark {
    private static let runs = 2_000
    private static let table = FigureTable(part: "ssip")

    static func main() {
        print(FigureTable.head)
        report("SET self RATE and its reply", batch: 10) { talk(&$0, Array("SET self RATE 20\r\n".utf8)) }
        report("CHAR and its replies", batch: 10) { talk(&$0, Array("CHAR a\r\n".utf8)) }
        let message = Array("SPEAK\r\n\(sentence)\r\n.\r\n".utf8)
        report("SPEAK, a sentence and its replies", batch: 10) { talk(&$0, message) }
        report("SPEAK, a sentence, its replies, BEGIN and END", batch: 10, wantsEvents: true) { talk(&$0, message) }
        let lines = ["SPEAK"] + Array(repeating: sentence, count: 7_500) + [".", ""]
        let book = Array(lines.joined(separator: "\r\n").utf8)
        let pieces = stride(from: 0, to: book.count, by: 4096).map { Array(book[$0..<min($0 + 4096, book.count)]) }
        report("SPEAK and \(book.count / 1000) kB in pieces of 4 KiB") { conversation in
            pieces.reduce(0) { count, piece in count + talk(&conversation, piece) }
        }
    }

    private static let sentence = "This sentence is like many others: 42."

    /// - Parameter work: returns the number of answered bytes, which is not 0.
    private static func report(
        _ operation: String, batch: Int = 1, wantsEvents: Bool = false, _ work: (inout SSIPConversation) -> Int
    ) {
        var conversation = SSIPConversation(client: 1, facts: SSIPFacts())
        if wantsEvents { _ = talk(&conversation, Array("SET self NOTIFICATION all on\r\n".utf8)) }
        var stopwatch = Stopwatch()
        var isAnswered = true
        for _ in 0..<runs { stopwatch.measure(batch: batch) { isAnswered = work(&conversation) > 0 && isAnswered } }
        guard isAnswered else { return print("\(operation) was not answered") }
        table.report(operation, stopwatch)
    }

    /// Every message is heard at once.
    private static func talk(_ conversation: inout SSIPConversation, _ bytes: [UInt8]) -> Int {
        conversation.receive(bytes)
        var sent = 0
        while let step = conversation.next() {
            switch step {
            case .send(let reply): sent += reply.bytes.count
            case .say(let message):
                sent += conversation.queued(message, as: 1, now: .zero).count
                sent += conversation.message(1, is: .began, now: .seconds(1)).count
                sent += conversation.message(1, is: .ended(.finished), now: .seconds(1)).count
            default: break
            }
        }
        return sent
    }
}
