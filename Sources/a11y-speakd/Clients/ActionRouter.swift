// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Forwards actions to the owners of elements, and the answers to the clients that asked. Never blocks.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class ActionRouter {
    /// The time after which an owner that has not answered is given up.
    static let patience = Duration.seconds(2)
    /// The number of unanswered questions that one owner may have.
    static let limit = 256

    typealias Answer = Result<PerformReply, WireError>

    private struct Question {
        let owner: ClientID
        let due: Duration
        let answer: (Answer) -> Void
    }

    private var questions: [Int: Question] = [:]
    private var lastNumber = 0
    private let now: () -> Duration
    private let wake: (Duration?) -> Void

    /// - Parameters:
    ///   - now: a monotonic clock.
    ///   - wake: receives the next time at which ``expire()`` must be called; nil when no question is open.
    init(now: @escaping () -> Duration, wake: @escaping (Duration?) -> Void = { _ in }) {
        self.now = now
        self.wake = wake
    }

    /// Registers a question to `owner`. `answer` is called once, with the answer or with the reason for its absence.
    /// - Returns: the id that the question and its answer carry.
    /// - Throws: a ``WireError`` when the owner has too many open questions.
    func ask(_ owner: ClientID, answer: @escaping (Answer) -> Void) throws(WireError) -> RequestID {
        guard questions.values.count(where: { $0.owner == owner }) < Self.limit else {
            throw WireError(.overloaded, "That client has not answered \(Self.limit) earlier actions yet.")
        }
        lastNumber += 1
        questions[lastNumber] = Question(owner: owner, due: now() + Self.patience, answer: answer)
        setAlarm()
        return Self.id(of: lastNumber)
    }

    /// An owner has answered.
    /// - Throws: a ``WireError`` when the owner was not asked this question, or was given up.
    func answered(_ id: RequestID, by owner: ClientID, _ answer: Answer) throws(WireError) {
        guard let (number, question) = questions.first(where: { Self.id(of: $0.key) == id }), question.owner == owner
        else {
            throw WireError(
                .invalidRequest, "This client has no such question to answer, or it answered after more than 2 seconds."
            )
        }
        questions[number] = nil
        setAlarm()
        question.answer(answer)
    }

    /// An owner has disconnected.
    func gone(_ owner: ClientID) {
        end(with: "The client that displays it has closed its connection.") { $0.owner == owner }
    }

    /// Called at the time that `wake` received.
    func expire() {
        let time = now()
        end(with: "The client that displays it has not answered within 2 seconds.") { $0.due <= time }
    }

    private func end(with reason: String, where isOver: (Question) -> Bool) {
        let over = questions.filter { isOver($0.value) }.sorted { $0.key < $1.key }
        for (number, _) in over { questions[number] = nil }
        setAlarm()
        for (_, question) in over { question.answer(.failure(WireError(.noAnswer, reason))) }
    }

    private func setAlarm() {
        wake(questions.values.map(\.due).min())
    }

    private static func id(of number: Int) -> RequestID { .string("perform-\(number)") }
}
