// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

@testable import a11y_speakd

/// SSIP clients of a daemon without a socket and without sound, alongside the JSON clients of ``SessionStage``.
final class SSIPStage {
    let daemon = SessionStage()
    let clients: SSIPClients
    /// The bytes that each client got since the last `take`.
    private var told: [Int: [UInt8]] = [:]
    private var alarms: [Int: Duration] = [:]
    private(set) var finished: Set<Int> = []
    /// Clients that do not read.
    var deaf: Set<Int> = []

    init(debugFolder: String? = nil) {
        clients = SSIPClients(of: daemon.daemon, debugFolder: debugFolder)
    }

    /// The client with this number. Clients connect in the order of their numbers.
    func client(_ number: Int) -> SSIPSession {
        while clients.sessions[number] == nil { connect() }
        return clients.sessions[number]!
    }

    func connect() {
        var number = 0
        let connection = SSIPConnection(
            send: { [unowned self] in told[number, default: []] += $0 }, flush: {},
            isWritable: { [unowned self] in !deaf.contains(number) },
            wake: { [unowned self] in alarms[number] = $0.map { daemon.now + $0 } },
            finish: { [unowned self] in finished.insert(number) })
        number = SSIPSession(clients: clients, connection: connection).number
    }

    /// Sends commands and returns their replies.
    @discardableResult
    func ask(_ lines: String..., from number: Int = 1) -> [String] {
        client(number).received(Array(lines.map { "\($0)\r\n" }.joined().utf8))
        return take(number)
    }

    /// - Returns: the lines after `230`.
    @discardableResult
    func speak(_ text: String, from number: Int = 1) -> [String] {
        Array(ask("SPEAK", text, ".", from: number).dropFirst())
    }

    func take(_ number: Int = 1) -> [String] { SSIPDialogue.lines(told.removeValue(forKey: number) ?? []) }

    /// The first line of each event since the last `take`, for example `701-1`.
    func takeEvents(_ number: Int = 1) -> [String] {
        var isFirst = true
        return take(number).filter { line in
            defer { isFirst = line.dropFirst(3).first == " " }
            return isFirst
        }
    }

    /// Requests all notifications.
    func listen(_ number: Int = 1) { ask("SET self NOTIFICATION all on", from: number) }

    /// Lets time pass, and rings each alarm when it is due.
    func pass(_ duration: Duration) {
        let end = daemon.now + duration
        while let (number, due) = alarms.min(by: { $0.value < $1.value }), due <= end {
            alarms[number] = nil
            daemon.pass(max(.zero, due - daemon.now))
            clients.sessions[number]?.advance()
        }
        daemon.pass(end - daemon.now)
    }

    func hearAll() {
        daemon.hearFirstSample()
        daemon.hearEnd()
    }
}
