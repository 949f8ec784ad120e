// SPDX-License-Identifier: MIT

/// A client's open requests and announcements. A value: the client performs the steps.
package struct Correspondence {
    package typealias Answer = Result<[UInt8], any Error>
    package typealias Caller = (Answer) -> Void
    package typealias Made = @Sendable (AnnouncementReceipt?) -> Void

    /// The receiver of a reply.
    package enum Waiter {
        case nobody
        /// The connection's state machine.
        case hello
        /// A request without a waiting caller. Only its error is reported and, if `Made` is given, the announcement
        /// that it made.
        case told(Made?)
        case caller(Caller)
        case relayed(RelayedRequest)
        /// The program's listener. The reply is delivered with this id, which the program gave to the request. `asked`
        /// is a time of the program's own clock.
        case listener(RequestID, asked: Double = 0)
        /// A lookup of an announcement whose events may have been missed.
        case announcement(AnnouncementID)
    }

    package enum Step {
        case send([UInt8])
        case answer(Caller, Answer)
        case made(Made, AnnouncementReceipt?)
        case story(ConnectionStory.Event)
        /// A message for the program's listener.
        case message(DaemonMessage)
    }

    /// The answer to the last hello; nil before the first.
    private(set) var server: HelloReply?
    private var introduction: Introduction
    private var pending: PendingRequests<Waiter>
    private var open = OpenAnnouncements()
    private let coder = WireCoder()

    /// - Parameter limit: the largest number of requests without a reply; nil for the default.
    package init(_ introduction: Introduction, limit: Int? = nil) {
        self.introduction = introduction
        pending = limit.map(PendingRequests.init) ?? PendingRequests()
    }

    package func has(_ rest: DrainWaiters.Rest) -> Bool {
        switch rest {
        case .room: !pending.isFull
        case .answers: pending.isEmpty
        case .outcomes: pending.isEmpty && open.isEmpty
        }
    }

    /// The number of the first request that the daemon has to answer; nil when all have a reply.
    var oldestRequest: Int? { pending.oldest }

    /// Remembers the parts of a request that the next connection must repeat.
    package mutating func note(_ request: ApplicationRequest) { introduction.note(request) }

    /// The events that the client has subscribed to.
    package var subscription: SubscribeRequest { introduction.subscription }

    mutating func ask(_ request: ApplicationRequest, for waiter: Waiter) -> [Step] {
        ask(request as any ClientRequest, for: waiter)
    }

    package mutating func ask(_ request: any ClientRequest, for waiter: Waiter) -> [Step] {
        let afterCut = Self.afterCut(request)
        // A caller that passes `Made` is answered even if the request is dropped.
        if case .told(.some) = waiter, afterCut == .dropped { return [send(request, for: waiter, afterCut: .told)] }
        return [send(request, for: waiter, afterCut: afterCut)]
    }

    private static func afterCut(_ request: any ClientRequest) -> PendingRequests<Waiter>.OnDisconnect {
        request.ofApplication?.afterCut ?? .again
    }

    /// Passes on a line that another program has written.
    mutating func relay(_ line: [UInt8], _ meaning: RelayedMeaning, number: Int) -> [Step] {
        guard case .request(let id, let request) = meaning, let relayed = RelayedLine(line) else {
            if case .invalid(let error) = meaning {
                return [.message(.reply(.null, coder.line(ReplyMessage(id: .null, error: error)).dropLast()))]
            }
            return [.send(line + [UInt8(ascii: "\n")])]
        }
        if let request = request?.ofApplication { note(request) }
        let afterCut = request.map(Self.afterCut) ?? .again
        let waiter = Waiter.relayed(RelayedRequest(line: relayed, id: id, number: number))
        return [
            .send(
                pending.add(waiter, afterCut: afterCut == .dropped ? .told : afterCut) { [coder] in
                    relayed.with(id: coder.line($0).dropLast()) + [UInt8(ascii: "\n")]
                })
        ]
    }

    /// The first lines of a new connection.
    package mutating func introduce() -> [Step] {
        var steps = [say(.hello(introduction.hello), for: .hello)]
        for request in introduction.requests { steps.append(say(request, for: .nobody)) }
        steps += begin()
        steps += pending.linesToResend.map { .send($0) }
        for id in open.ids { steps.append(say(.outcome(of: id), for: .announcement(id))) }
        return steps
    }

    /// The program's opening requests.
    package mutating func begin() -> [Step] {
        introduction.opening.map { send($0.request, for: .listener($0.id), afterCut: .dropped) }
    }

    /// Sets the program's opening requests for all further connections.
    package mutating func begin(with opening: [OpeningRequest]) { introduction.opening = opening }

    /// Drops the listener's requests from before a time, so the next connection does not send them again.
    package mutating func drop(askedBefore time: Double) {
        pending.drop { if case .listener(_, let asked) = $0 { asked < time } else { false } }
    }

    /// Answers the requests that a cut connection ends.
    package mutating func cut() -> [Step] {
        var steps: [Step] = []
        for (waiter, answer) in pending.cut() { steps += answered(waiter, answer) }
        return steps
    }

    /// Fails all waiting requests.
    package mutating func lose(because error: any Error) -> [Step] {
        var steps: [Step] = []
        for waiter in pending.takeAll() { steps += answered(waiter, .failure(error)) }
        open.lose()
        return steps
    }

    /// Sends a request that every new connection repeats.
    package mutating func say(_ request: ApplicationRequest, for waiter: Waiter) -> Step {
        send(request, for: waiter, afterCut: .dropped)
    }

    private mutating func send(
        _ request: any ClientRequest, for waiter: Waiter, afterCut: PendingRequests<Waiter>.OnDisconnect
    ) -> Step {
        .send(pending.add(waiter, afterCut: afterCut) { [coder] in coder.line(OutgoingMessage(id: $0, request)) })
    }
}

/// The daemon's messages.
extension Correspondence {
    package mutating func take(_ line: [UInt8]) -> [Step] {
        guard let message = try? coder.daemonMessage(line) else {
            return server == nil ? [.story(.refused(.failed(.foreign)))] : []
        }
        switch message {
        case .reply(let id, let line): return replied(id, line)
        case .event(.announcement(let event)): open.take(event)
        case .event(.rejected(let event)) where [.forbidden, .lineTooLong].contains(event.code):
            return [.story(.warned(WireError(event.code, event.message))), .message(message)]
        case .event(.focus(let event)): if let element = event.element { introduction.focusMoved(to: element) }
        case .event(.rejected), .event(.caption), .event(.mark), .event(.cursor), .event(.pause), .event(.view),
            .event(.settings), .event(.presence), .perform:
            break
        }
        return [.message(message)]
    }

    /// A daemon that is stopping accepts nothing: the request is sent to the next daemon.
    private mutating func replied(_ id: RequestID, _ line: [UInt8]) -> [Step] {
        let error = (try? coder.reply(line, as: NoResult.self))?.error
        guard error?.code != .stopping, let waiter = pending.take(id) else { return [] }
        return answered(waiter, .success(line))
    }

    private mutating func answered(_ waiter: Waiter, _ answer: Answer) -> [Step] {
        switch waiter {
        case .nobody: return []
        case .caller(let caller): return [.answer(caller, answer)]
        case .hello: return [.story(greeting(answer))]
        case .told(let made): return told(answer, made)
        case .announcement(let id): return learned(id, answer)
        case .relayed(let request):
            let outcome = request.outcome(of: answer, coder)
            if isFollowing, let made = outcome.announcement { open.insert(made) }
            return outcome.message.map { [.message($0)] } ?? []
        case .listener(let id, _):
            guard let line = try? answer.get() else { return [.message(.reply(id, RelayedRequest.lost(id, coder)))] }
            if isFollowing, let made = try? coder.reply(line, as: AnnouncementReply.self).result?.announcement {
                open.insert(made)
            }
            return [.message(.reply(id, line))]
        }
    }

    /// True if the client receives the outcomes of its announcements.
    private var isFollowing: Bool { introduction.subscription.events.contains(.announcements) }

    private mutating func greeting(_ answer: Answer) -> ConnectionStory.Event {
        do {
            let reply = try coder.result(of: answer.get(), as: HelloReply.self)
            try reply.checkProtocol()
            server = reply
            return .greeted
        } catch {
            return .refused(ConnectionStory.End(error))
        }
    }

    private mutating func told(_ answer: Answer, _ made: Made?) -> [Step] {
        var receipt: AnnouncementReceipt?
        var steps: [Step] = []
        do {
            let reply = try coder.reply(answer.get(), as: AnnouncementReply.self)
            if let error = reply.error { throw error }
            if let id = reply.result?.announcement {
                if made == nil { open.insert(id) } else { receipt = open.receipt(of: id) }
            }
        } catch {
            if let error = error as? WireError {
                steps = [.message(.event(.rejected(RejectedEvent(line: 0, error: error))))]
            }
        }
        return steps + (made.map { [.made($0, receipt)] } ?? [])
    }

    /// The outcome of an announcement that ended while the client was disconnected. Its event may have arrived in
    /// between.
    private mutating func learned(_ id: AnnouncementID, _ answer: Answer) -> [Step] {
        guard open.contains(id), let line = try? answer.get() else { return [] }
        let event: AnnouncementEvent
        do {
            let past = try coder.result(of: line, as: OutcomeReply.self).announcements.first
            guard let past, let outcome = AnnouncementEvent(outcomeOf: past, id) else { return [] }
            event = outcome
        } catch {
            event = AnnouncementEvent(forgotten: id)
        }
        open.take(event)
        return [.message(.event(.announcement(event)))]
    }

    /// Creates the receipt before the announcement's first event is read, because the reply arrives first.
    /// - Returns: nil if nothing was announced.
    mutating func receipt(of line: [UInt8]) throws -> AnnouncementReceipt? {
        guard let id = try coder.result(of: line, as: AnnouncementReply.self).announcement else { return nil }
        return open.receipt(of: id)
    }
}

extension WireCoder {
    /// The result in one of the daemon's replies.
    /// - Throws: the reply's ``WireError``, or ``ClientError/unreadable(_:)``.
    package func result<Reply: Decodable & Sendable>(of line: [UInt8], as type: Reply.Type) throws -> Reply {
        let reply: ReplyMessage<Reply>
        do {
            reply = try self.reply(line, as: type)
        } catch {
            throw ClientError.foreign
        }
        if let error = reply.error { throw error }
        guard let result = reply.result else { throw ClientError.unreadable("it has neither a result nor an error") }
        return result
    }
}

extension ApplicationRequest {
    fileprivate var afterCut: PendingRequests<Correspondence.Waiter>.OnDisconnect {
        if case .perform = self { return .fails }
        // A tone ends with its connection, and an old tone would sound too late.
        if case .tone = self { return .told }
        return isOfViews ? .dropped : .again
    }
}

/// The meaning of a line that another program wrote.
package enum RelayedMeaning: Sendable {
    /// The request, or nil if the daemon must find its error.
    case request(RequestID?, (any ClientRequest)?)
    /// A reply to the daemon.
    case answer
    case invalid(WireError)
}

/// A request on a line that another program wrote, and the reply for that program. A value.
package struct RelayedRequest {
    /// The line is sent with an id of the client's; the reply gets the writer's id back.
    let line: RelayedLine
    /// The writer's id.
    let id: RequestID?
    /// The line's number in the writer's input.
    let number: Int

    struct Outcome {
        /// The announcement that the request made.
        var announcement: AnnouncementID?
        /// The message for the writer.
        var message: DaemonMessage?
    }

    func outcome(of answer: Result<[UInt8], any Error>, _ coder: WireCoder) -> Outcome {
        guard let reply = try? answer.get(), let back = RelayedLine(reply) else {
            return refused(Self.lost, Self.lost(id ?? .null, coder))
        }
        let read = try? coder.reply(reply, as: AnnouncementReply.self)
        let own = back.with(id: line.id ?? [])
        if let error = read?.error { return refused(error, own) }
        return Outcome(announcement: read?.result?.announcement, message: id.map { .reply($0, own) })
    }

    private static let lost = WireError(.internalError, ClientError.disconnected.description)

    /// The reply to a request that the daemon never answered.
    static func lost(_ id: RequestID, _ coder: WireCoder) -> [UInt8] {
        coder.line(ReplyMessage(id: id, error: lost)).dropLast()
    }

    /// If the request had no id, the error names the line's number.
    private func refused(_ error: WireError, _ reply: [UInt8]) -> Outcome {
        guard let id else { return Outcome(message: .event(.rejected(RejectedEvent(line: number, error: error)))) }
        return Outcome(message: .reply(id, reply))
    }
}
