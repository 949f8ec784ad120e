// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The output of an SSIP session.
struct SSIPConnection {
    /// Sends a reply or an event, each complete.
    var send: ([UInt8]) -> Void
    /// Sends the output collected so far.
    var flush: () -> Void
    /// Whether the client reads its output; if not, no further command is carried out.
    var isWritable: () -> Bool
    /// Requests a call of ``SSIPSession/advance()`` after this time; nil cancels it.
    var wake: (Duration?) -> Void
    /// Closes once everything is sent.
    var finish: () -> Void
}

/// Adapts a client of Speech Dispatcher's protocol: performs the steps of its conversation, in order.
final class SSIPSession: ClientAdapter {
    let client: Client
    /// The client's number in the protocol.
    let number: Int
    private(set) var conversation: SSIPConversation
    private let clients: SSIPClients
    private let connection: SSIPConnection
    /// The numbers of the messages whose events are reported.
    private var messages: [AnnouncementID: Int] = [:]
    private var progress = Progress.caughtUp
    /// The number of changes of the catalog when the conversation got its facts.
    private var catalogs: Int
    private var wakeTime: Duration?
    private let time: TimeSource
    private var now: Duration { time.now() }

    private enum Progress {
        /// Everything received is carried out, and the client may send more.
        case caughtUp
        /// Some commands are not carried out yet, because the client does not read.
        case behind
        /// The client has finished sending, and some of its commands are not carried out yet.
        case lastCommands
        /// The client has finished sending, and waits for the events of its messages.
        case lastEvents
        /// The connection is closed once everything is sent. No further command is carried out.
        case finished
    }

    var names: [String] { conversation.name.map { [$0.display, $0.client] } ?? [] }

    init(clients: SSIPClients, connection: SSIPConnection) {
        self.clients = clients
        self.connection = connection
        client = clients.allClients.connect()
        time = clients.allClients.time
        catalogs = clients.allClients.catalogs
        number = clients.nextClient()
        conversation = SSIPConversation(client: number, facts: clients.facts)
        clients.sessions[number] = self
        client.adapter = self
    }

    /// - Parameter now: the time on the clock of the deadline.
    func received(_ bytes: some Sequence<UInt8>, now: Duration = .zero) {
        if catalogs != clients.allClients.catalogs {
            (catalogs, conversation.facts) = (clients.allClients.catalogs, clients.facts)
        }
        clients.debugLog?.sent(bytes, by: number, at: time.date())
        conversation.receive(bytes, now: now)
        if !isBehind { proceed() }
    }

    /// Carries out the received commands while the client reads the answers.
    func proceed() {
        switch progress {
        case .caughtUp: progress = .behind
        case .lastEvents: progress = .lastCommands
        case .behind, .lastCommands, .finished: break
        }
        while progress != .finished, connection.isWritable() {
            guard let step = conversation.next() else {
                progress = progress == .behind ? .caughtUp : .lastEvents
                return finishWhenServed()
            }
            perform(step)
        }
    }

    private var isBehind: Bool {
        switch progress {
        case .behind, .lastCommands, .finished: true
        case .caughtUp, .lastEvents: false
        }
    }

    /// Bytes of an incomplete command or text.
    var unfinishedCount: Int { conversation.unfinishedCount }

    var backlog: Backlog {
        Backlog(isEmpty: !isBehind, unfinishedCount: unfinishedCount, deadline: conversation.deadline)
    }

    func resumed(now: Duration) { conversation.resumed(now: now) }

    func expire(now: Duration) { conversation.expire(now: now) }

    /// Another client changes a setting of this one.
    func apply(_ setting: SSIPSetting) { conversation.apply(setting) }

    /// Sends the events whose hold is over.
    func advance() {
        wakeTime = nil
        send(conversation.due(now: now))
    }

    /// The client has finished sending; it may still read.
    func inputEnded() {
        switch progress {
        case .caughtUp: progress = .lastEvents
        case .behind: progress = .lastCommands
        case .lastCommands, .lastEvents, .finished: break
        }
        clients.left(self)
        finishWhenServed()
    }

    func finishWhenServed() {
        if progress == .lastEvents, conversation.allEventsAreSent { finish() }
    }

    func finish() {
        progress = .finished
        connection.finish()
    }

    /// The connection is closed. The client's messages are still spoken.
    func close() {
        progress = .finished
        connection.wake(nil)
        clients.sessions[number] = nil
        client.leave()
        clients.left(self)
    }
}

extension SSIPSession {
    private func perform(_ step: SSIPStep) {
        switch step {
        case .send(let reply): answer(reply.bytes)
        case .say(let message): say(message)
        case .control(let control, let target):
            conversation.replied(now: now)
            connection.flush()
            clients.perform(control, target, by: self)
        case .setOthers(let setting):
            for session in clients.sessions.values where session !== self { session.apply(setting) }
        case .set(let setting, let number):
            clients.sessions[number]?.apply(setting)
            answer((clients.sessions[number] == nil ? setting.refused : setting.accepted).bytes)
        case .setDebug(let isOn): setDebug(isOn)
        case .listVoices(let engine, let language, let variant):
            answer(clients.voices(of: engine).list(language: language, variant: variant).bytes)
        case .close: finish()
        }
    }

    private func say(_ message: SSIPMessage) {
        let number = clients.nextMessage()
        if !message.notifications.isEmpty { listen() }
        do {
            try client.post(clients.allClients.voices.withKnownVoices(message.announcement)) { announcement in
                answer(conversation.queued(message, as: number, now: now))
                guard !message.notifications.isEmpty else { return }
                messages[announcement] = number
                // Wording a long text takes a while, and the events are held back from now on.
                connection.flush()
            }
        } catch {
            // Too many announcements wait, or the daemon is stopping. The protocol can report that only as the end of
            // the message.
            answer(conversation.queued(message, as: number, now: now))
            send(conversation.message(number, is: .ended(.dropped), now: now))
        }
    }

    private func setDebug(_ isOn: Bool) {
        guard let folder = clients.setDebug(isOn) else { return answer(SSIPReply.debuggingNotSet.bytes) }
        answer(SSIPReply.debuggingSet.with([folder]).bytes)
    }

    /// Sends a reply or an event.
    private func answer(_ bytes: [UInt8]) {
        connection.send(bytes)
        clients.debugLog?.replied(bytes, to: number, at: time.date())
    }
}

/// Events of the client's messages.
extension SSIPSession {
    private func listen() {
        guard !client.isSubscribed else { return }
        let subscriber = EventFeed.Subscriber(scope: .own, events: [.announcements, .marks]) { [weak self] event in
            switch event {
            case .announcement(let report): self?.announcement(report.id, is: report.state)
            case .mark(let id, let name): self?.markReached(id, name: name)
            case .word, .cursor, .focus, .paused, .view, .settings, .presence: break
            }
        }
        client.subscribe(subscriber)
    }

    func announcement(_ id: AnnouncementID, is state: AnnouncementState) {
        guard let message = messages[id] else { return }
        if state.outcome != nil { messages[id] = nil }
        send(conversation.message(message, is: state, now: now))
    }

    /// A mark in the text is heard.
    func markReached(_ id: AnnouncementID, name: String) {
        guard let message = messages[id] else { return }
        send(conversation.message(message, reached: name, now: now))
    }

    private func send(_ events: [UInt8]) {
        if !events.isEmpty { answer(events) }
        if conversation.nextDue != wakeTime {
            wakeTime = conversation.nextDue
            connection.wake(wakeTime.map { $0 - now })
        }
        finishWhenServed()
    }
}
