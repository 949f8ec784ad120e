// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// The journal and the history: announcements outlive the daemon, in files beside its socket.
extension Daemon {
    /// How often a daemon shows that it is still responsible for the waiting announcements.
    private static let interest = TimeAmount.seconds(10)

    /// Speaks the announcements that the last daemon left, and keeps those that are accepted from now on.
    func openJournal(beside socket: SocketPath?, for clients: NIOLoopBound<Clients>, on loop: any EventLoop)
        async throws
    {
        guard !options.noJournal else { return }
        guard let socket else {
            return warn("The socket has no path, so what is accepted is lost when the daemon dies.")
        }
        let path = "\(socket.path).journal"
        let found = read(JournalFile(path: path))
        let left = JournalReader(found.bytes)
        if left.damaged > 0 { warn("\(path) has \(left.damaged) lines that nobody can read; the rest counts.") }
        let history = "\(socket.path).history"
        let former = HistoryFile.announcements(in: (try? JournalFile(path: history).read())??.bytes ?? [])
        let said = try await loop.submit {
            let keeper = JournalKeeper(store: JournalFile(path: path), complain: warn)
            let kept = NIOLoopBound(keeper, eventLoop: loop)
            let clients = clients.value
            clients.ledger.former = former
            clients.history = HistoryKeeper(store: JournalFile(path: history))
            let held = NIOLoopBound(clients, eventLoop: loop)
            loop.scheduleRepeatedTask(initialDelay: Self.interest, delay: Self.interest) { _ in
                kept.value.touch()
                held.value.keepHistory()
            }
            return clients.takeOver(Takeover(left: left, age: found.age), keeper: keeper)
        }.get()
        if said > 0 { note("Announcements of the daemon before this one that are said now: \(said).") }
    }

    /// Reads the journal. A problem with it does not stop the start.
    private func read(_ file: JournalFile) -> (bytes: [UInt8], age: Double) {
        do {
            return try file.read() ?? ([], 0)
        } catch {
            warn("What the daemon before this one has left is not said: \(error).")
            return ([], 0)
        }
    }
}
