// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One client's side of the protocol: takes bytes, returns steps in the order of the client's commands. A value type:
/// it knows no descriptor and no clock, and its owner reports the actions of other clients.
struct SSIPConversation: Sendable {
    /// The number by which the client knows itself.
    let client: Int
    var facts: SSIPFacts
    private(set) var settings: SSIPSettings
    private(set) var name: SSIPClientName?
    /// Speech Dispatcher's initial priority. The comment in its configuration differs, but its Python tests depend on
    /// this one.
    private(set) var priority = SSIPPriority.message
    private(set) var notifications: SSIPNotifications = []
    private(set) var isClosed = false
    private var events: SSIPEvents
    private var framer: SSIPFramer
    private var history = SSIPHistory()
    private var block: UInt64?
    private var blocks: UInt64 = 0
    private var steps: [SSIPStep] = []

    init(client: Int, facts: SSIPFacts, framer: SSIPFramer = SSIPFramer()) {
        self.client = client
        self.facts = facts
        self.framer = framer
        settings = SSIPSettings(outputModule: facts.outputModule)
        events = SSIPEvents(client: client)
    }

    mutating func receive(_ bytes: some Sequence<UInt8>, now: Duration = .zero) {
        if !isClosed { framer.add(bytes, now: now) }
    }

    /// The next step for the received bytes; nil until more arrive.
    mutating func next() -> SSIPStep? {
        while steps.isEmpty {
            guard !isClosed, let piece = framer.next() else { return nil }
            take(piece)
        }
        return steps.removeFirst()
    }

    /// Bytes of an incomplete command or text.
    var unfinishedCount: Int { framer.unfinishedCount }

    /// The time by which more of a long text must arrive; nil when none is expected.
    var deadline: Duration? { framer.deadline }

    /// The connection is read again.
    mutating func resumed(now: Duration) { framer.resumed(now: now) }

    /// Gives up a text at its deadline. If its end arrives later, the answer is that of a text that is too long.
    mutating func expire(now: Duration) { framer.expire(now: now) }

    /// Another client changes a setting of this one.
    mutating func apply(_ setting: SSIPSetting) { settings.apply(setting) }

    private mutating func take(_ piece: SSIPFramer.Piece) {
        switch piece {
        case .line(let line):
            do {
                carryOut(try SSIPCommand(SSIPWords(line), client: client, isInBlock: block != nil))
            } catch {
                answer(error)
            }
        case .text(let bytes):
            guard let text = String(validating: bytes, as: UTF8.self) else { return answer(.invalidEncoding) }
            say(SSIPMessage.content(text, isSSML: settings.isSSML))
        case .noText: answer(.messageCanceled)
        case .lineTooLong: answer(.invalidCommand)
        case .textTooLong: answer(.textTooLong)
        }
    }

    private mutating func answer(_ reply: SSIPReply) { steps.append(.send(reply)) }

    private mutating func say(_ content: AnnouncementContent) {
        steps.append(
            .say(
                SSIPMessage(
                    content: content, priority: priority, block: block,
                    delivery: settings.delivery(engines: facts.outputModules),
                    notifications: notifications)))
    }
}

/// Messages that are in the queue.
extension SSIPConversation {
    /// - Returns: the reply 225.
    mutating func queued(_ message: SSIPMessage, as id: Int, now: Duration) -> [UInt8] {
        events.queued(message, as: id, now: now)
        return SSIPReply.messageQueued.with(["\(id)"]).bytes
    }

    /// The reply to a ``SSIPStep/control(_:_:)`` is sent now.
    mutating func replied(now: Duration) { events.replied(now: now) }

    /// - Returns: the events to send now.
    mutating func message(_ id: Int, is state: AnnouncementState, now: Duration) -> [UInt8] {
        events.message(id, is: state, now: now)
    }

    /// - Returns: the events to send now.
    mutating func message(_ id: Int, reached mark: String, now: Duration) -> [UInt8] {
        events.message(id, reached: mark, now: now)
    }

    /// The time at which ``due(now:)`` has events to send; nil when none are held back.
    var nextDue: Duration? { events.nextDue }

    /// The events whose hold is over.
    mutating func due(now: Duration) -> [UInt8] { events.due(now: now) }

    /// Whether all events that the client requested were sent.
    var allEventsAreSent: Bool { events.isEmpty }
}

extension SSIPConversation {
    private mutating func carryOut(_ command: SSIPCommand) {
        switch command {
        case .set(let setting, let target): set(setting, of: target)
        case .setPriority(let priority):
            self.priority = priority
            answer(.prioritySet)
        case .setClientName(let name):
            self.name = name
            answer(.clientNameSet)
        case .setNotification(let kinds, let isOn):
            notifications = isOn ? notifications.union(kinds) : notifications.subtracting(kinds)
            answer(.notificationSet)
        case .setDebug(let isOn): steps.append(.setDebug(isOn))
        case .speak:
            framer.takeText()
            answer(.receivingData)
        case .character(let text): say(.character(text))
        case .key(let name): say(.key(name))
        case .soundIcon(let name): say(.soundIcon(name))
        case .control(let control, let target):
            answer(control.done)
            steps.append(.control(control, target))
        case .get(let property):
            answer(.value.with([settings.value(of: property, language: facts.language)]))
        case .listModules: answer(.moduleList.with(facts.outputModules))
        case .listVoiceTypes: answer(.voiceList.with(VoiceType.allCases.map(\.ssipName)))
        case .listVoices(let language, let variant):
            let known = facts.outputModules.contains(settings.outputModule) ? settings.outputModule : facts.outputModule
            steps.append(.listVoices(of: known, language: language, variant: variant))
        case .history(let command): answer(history.reply(to: command, client: client))
        case .block(let isBegin): isBegin ? beginBlock() : endBlock()
        case .help: answer(.help.with(SSIPFacts.help))
        case .quit:
            isClosed = true
            answer(.goodbye)
            steps.append(.close)
        }
    }

    private mutating func set(_ setting: SSIPSetting, of target: SSIPTarget) {
        switch target {
        case .own, .client(client):
            settings.apply(setting)
            answer(setting.accepted)
        case .all:
            settings.apply(setting)
            steps.append(.setOthers(setting))
            answer(setting.accepted)
        case .client(let other): steps.append(.set(setting, client: other))
        }
    }

    private mutating func beginBlock() {
        guard block == nil else { return answer(.alreadyInsideBlock) }
        blocks += 1
        block = UInt64(client) << 32 | blocks
        answer(.insideBlock)
    }

    private mutating func endBlock() {
        guard block != nil else { return answer(.alreadyOutsideBlock) }
        block = nil
        answer(.outsideBlock)
    }
}

/// A step that the owner of an ``SSIPConversation`` must take next.
enum SSIPStep: Sendable, Hashable {
    case send(SSIPReply)
    /// Posts the message, and sends the reply of ``SSIPConversation/queued(_:as:now:)`` before any event of the
    /// message.
    case say(SSIPMessage)
    /// Already answered.
    case control(SSIPControl, SSIPTarget)
    /// A setting for all other clients, already answered.
    case setOthers(SSIPSetting)
    /// A setting for another client. The answer depends on whether there is a client of that number.
    case set(SSIPSetting, client: Int)
    case setDebug(Bool)
    case listVoices(of: String, language: String?, variant: String?)
    /// Closes the connection, once everything is sent.
    case close
}

/// The facts that are the same for all clients.
struct SSIPFacts: Sendable, Hashable {
    /// The user's language, as a BCP 47 tag, until a client sets another.
    var language = "en-US"
    /// The engines, by the names that clients know and may have stored. The first speaks for clients that name none.
    var outputModules = ["espeak-ng"]
    var outputModule: String { outputModules[0] }

    static let help = [
        "  SPEAK           -- say a text", "  CHAR            -- say a character",
        "  KEY             -- say a key or a combination of keys", "  SOUND_ICON      -- play a sound icon",
        "  SET             -- change a setting", "  GET             -- get a setting",
        "  LIST            -- list modules, voices or kinds of voice",
        "  STOP            -- end the message that is heard",
        "  CANCEL          -- end all messages", "  PAUSE           -- be silent for a while",
        "  RESUME          -- go on", "  BLOCK           -- begin or end messages that belong together",
        "  HISTORY         -- get the number of this client", "  QUIT            -- close the connection",
    ]
}
