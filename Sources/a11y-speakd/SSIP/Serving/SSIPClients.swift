// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Synthesis

/// All clients that speak Speech Dispatcher's protocol: their numbers, and their effects on each other.
final class SSIPClients {
    /// The largest number of a client or a message: clients keep numbers in a buffer of eight characters.
    private static let largestNumber = 9_999_999

    /// The clients of all protocols.
    unowned let allClients: Clients
    private let announcer: Announcer
    private let language: String
    var sessions: [Int: SSIPSession] = [:]
    /// Nil while debugging is off.
    var debugLog: SSIPDebugLog?
    /// The folder of the debug log; nil when there is none.
    private let debugFolder: String?
    private var pauses = SSIPPauses()
    private var lastClient = 0
    private var lastMessage = 0

    init(of allClients: Clients, debugFolder: String? = nil) {
        self.allClients = allClients
        announcer = allClients.announcer
        self.debugFolder = debugFolder
        language = LanguageTag(allClients.voices.language).speechDispatcherName
    }

    /// The facts of the moment: engines report their voices after they have started.
    var facts: SSIPFacts {
        SSIPFacts(language: language, outputModules: allClients.voices.catalog.engineNames)
    }

    /// Voices by engine, of the catalog with that number of changes.
    private var lists: (catalog: Int, voices: [String: SSIPVoices]) = (0, [:])

    func voices(of engine: String) -> SSIPVoices {
        if lists.catalog != allClients.catalogs { lists = (allClients.catalogs, [:]) }
        if let known = lists.voices[engine] { return known }
        let voices = SSIPVoices(allClients.voices.catalog, of: engine)
        lists.voices[engine] = voices
        return voices
    }

    /// Begins or ends the debug log.
    /// - Returns: the folder of the log; nil when nothing changed, or when the log cannot be written.
    func setDebug(_ isOn: Bool) -> String? {
        guard isOn == (debugLog == nil) else { return nil }
        let folder = debugLog?.folder
        debugLog = isOn ? debugFolder.flatMap { SSIPDebugLog(in: $0) } : nil
        return debugLog?.folder ?? folder
    }

    func nextClient() -> Int {
        repeat { lastClient = lastClient % Self.largestNumber + 1 } while sessions[lastClient] != nil
        return lastClient
    }

    func nextMessage() -> Int {
        lastMessage = lastMessage % Self.largestNumber + 1
        return lastMessage
    }
}

/// The commands by which one client controls messages of its own and of others.
extension SSIPClients {
    func perform(_ control: SSIPControl, _ target: SSIPTarget, by session: SSIPSession) {
        switch control {
        case .stop: announcer.stop(where: client(target, by: session).contains)
        case .cancel: cancel(client(target, by: session))
        case .pause: announcer.pause(pauses.pause(targets(target, by: session), by: session.number))
        case .resume: resume(pauses.resume(client(target, by: session)))
        }
    }

    /// Ends the pauses that a disconnected client made, so that no client stays silent because of it.
    func left(_ session: SSIPSession) {
        resume(pauses.left(session.number))
    }

    private func resume(_ clients: Set<ClientID>) {
        if !clients.isEmpty { announcer.resume(clients) }
    }

    /// The clients that a target means. An unknown number means none.
    private func client(_ target: SSIPTarget, by session: SSIPSession) -> SSIPScope {
        switch target {
        case .own: .client(session.client.id)
        case .all: .all
        case .client(let number): (sessions[number]?.client.id ?? pauses.client(number)).map { .client($0) } ?? .nobody
        }
    }

    private func targets(_ target: SSIPTarget, by session: SSIPSession) -> [ClientID: Int?] {
        switch target {
        case .own: [session.client.id: session.number]
        case .client(let number): sessions[number].map { [$0.client.id: number] } ?? [:]
        case .all:
            Dictionary(uniqueKeysWithValues: allClients.all.map { ($0.id, ($0.adapter as? SSIPSession)?.number) })
        }
    }

    private func cancel(_ scope: SSIPScope) {
        switch scope {
        case .all: announcer.cancel(.all) { _ in }
        case .client(let id): announcer.cancel(.client(id)) { _ in }
        case .nobody: break
        }
    }
}

/// The clients that a target means, by the queue's ids.
enum SSIPScope: Hashable {
    case all
    case client(ClientID)
    case nobody

    func contains(_ client: ClientID) -> Bool {
        switch self {
        case .all: true
        case .client(let id): id == client
        case .nobody: false
        }
    }
}

extension SSIPVoices {
    /// The voices of an engine, each with its first language.
    init(_ catalog: VoiceCatalog, of engine: String) {
        let isEspeak = engine == Engine.espeak.name
        let voices = catalog.voices.filter { $0.engine ?? Engine.espeak.name == engine }.compactMap { voice in
            let name = isEspeak ? voice.name : String(voice.name.dropFirst(engine.count + 1))
            return voice.languages.first.map { Voice(name: name, language: $0.code) }
        }
        self.init(voices: voices, variants: isEspeak ? catalog.variantNames : [])
    }
}

extension LanguageTag {
    /// A language and a region: the answer to GET LANGUAGE when none was set.
    fileprivate var speechDispatcherName: String { self == LanguageTag("C") ? "en-US" : name }
}

/// The paused clients, and the clients that paused them.
struct SSIPPauses: Equatable {
    private struct Pause: Equatable {
        /// Nil for a client that does not speak Speech Dispatcher's protocol.
        var number: Int?
        var pausers: Set<Int>
    }

    private var paused: [ClientID: Pause] = [:]

    /// The paused client of a number; the client may have disconnected.
    func client(_ number: Int) -> ClientID? { paused.first { $0.value.number == number }?.key }

    /// - Parameters:
    ///   - clients: the clients, with their numbers.
    ///   - pauser: the number of the client that pauses them.
    /// - Returns: the clients that must be silent from now on.
    mutating func pause(_ clients: [ClientID: Int?], by pauser: Int) -> Set<ClientID> {
        for (client, number) in clients {
            paused[client, default: Pause(number: number, pausers: [])].pausers.insert(pauser)
        }
        return Set(clients.keys)
    }

    /// - Returns: the clients that are no longer paused.
    mutating func resume(_ scope: SSIPScope) -> Set<ClientID> {
        let resumed = Set(paused.keys.filter(scope.contains))
        for client in resumed { paused[client] = nil }
        return resumed
    }

    /// - Returns: the clients that are no longer paused, because all clients that had paused them have left.
    mutating func left(_ pauser: Int) -> Set<ClientID> {
        for key in paused.keys { paused[key]?.pausers.remove(pauser) }
        let resumed = Set(paused.filter { $0.value.pausers.isEmpty }.keys)
        for client in resumed { paused[client] = nil }
        return resumed
    }
}
