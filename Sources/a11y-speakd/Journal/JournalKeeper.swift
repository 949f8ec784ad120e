// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol

/// Writes the journal to a store that outlives the daemon. An announcement is written before its client learns that it
/// is accepted.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class JournalKeeper {
    private var journal: Journal
    private let store: any JournalStore
    private let complain: (String) -> Void
    /// Returns the identity of a client.
    var introduce: (ClientID) -> HelloRequest = { HelloRequest(client: "client \($0.rawValue)") }
    private var hellos: [ClientID: [UInt8]] = [:]
    /// Whether writing is deferred: the lines for one read are written together, before the replies are sent.
    private var isHeld = false
    private var trouble = Trouble.none
    private var missed = 0
    private let coder = WireCoder()

    /// The problem of the moment.
    private enum Trouble {
        case none
        /// The journal refuses more entries; it is still written.
        case full
        /// The store could not be written.
        case broken
    }

    /// - Parameter complain: receives a sentence, once for each problem.
    init(journal: Journal = Journal(), store: any JournalStore, complain: @escaping (String) -> Void = { _ in }) {
        self.journal = journal
        self.store = store
        self.complain = complain
    }

    func isOpen(_ id: AnnouncementID) -> Bool { journal.isOpen(id) }

    func given(_ id: AnnouncementID) { journal.given(id) }

    /// Ids continue after this one. Written with the next ``rewrite(ending:)``.
    func given(lastly id: UInt64) { journal.given(lastly: id) }

    func accepted(_ entry: JournalEntry) {
        guard !journal.accepted(entry, hello: hello(entry.client)) else { return }
        report(
            .full, "The journal is full: announcements accepted now are lost if the daemon dies before it speaks them.")
    }

    func heard(_ id: AnnouncementID, word: SpokenWord? = nil, time: Double) {
        journal.heard(id, word: word, time: time)
    }

    func ended(_ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String?, time: Double) {
        journal.ended(id, outcome, reason: reason, time: time)
    }

    /// Adds an announcement that an earlier daemon has ended.
    func remember(_ event: AnnouncementEvent, request: RequestID, of client: ClientID) {
        journal.remember(event, request: request, hello: hello(client))
    }

    /// The client's name or session has changed, or the client has disconnected.
    func forget(_ client: ClientID) { hellos[client] = nil }

    private func hello(_ client: ClientID) -> [UInt8] {
        if let known = hellos[client] { return known }
        let line = coder.line(RequestMessage(id: nil, .hello(introduce(client))))
        hellos[client] = line
        return line
    }

    /// Whether all accepted announcements would outlive the daemon.
    var isWritten: Bool { !journal.hasLines }

    /// Defers writing until ``release()``.
    func hold() { isHeld = true }

    func release() {
        isHeld = false
        flush()
    }

    /// Marks the journal as in use while announcements wait.
    func touch() {
        if !journal.isEmpty && trouble != .broken { store.touch() }
    }
}

extension JournalKeeper {
    /// The number of flushes before a store that failed is tried again.
    private static let patience = 64

    /// Writes the pending lines, unless writing is deferred.
    func flush() {
        guard journal.hasLines, !isHeld else { return }
        guard trouble != .broken, !journal.wantsCompaction else { return rewrite() }
        do {
            try store.append(journal.takeLines())
        } catch {
            broke(error)
        }
    }

    /// Rewrites the whole journal, without obsolete or half-written lines.
    /// - Parameter ending: lines to append.
    func rewrite(ending: [UInt8] = []) {
        missed += 1
        guard trouble != .broken || missed >= Self.patience else {
            // Open announcements stay in memory, and are written when the store works again.
            return _ = journal.takeLines()
        }
        missed = 0
        do {
            try store.replace(with: journal.compacted() + ending)
            if trouble == .broken { complain("The journal is written again.") }
            trouble = .none
        } catch {
            broke(error)
        }
    }

    /// Rewrites the journal if its file was removed.
    /// - Returns: true when the file was missing and exists again.
    func restore() -> Bool {
        guard !store.isThere else { return false }
        missed = Self.patience
        rewrite()
        return trouble != .broken
    }

    private func broke(_ error: JournalError) {
        report(.broken, "Announcements accepted now are lost if the daemon dies before it speaks them: \(error).")
    }

    /// Complains once, until the journal is written again.
    private func report(_ new: Trouble, _ sentence: String) {
        if trouble == .none { complain(sentence) }
        if trouble != .broken { trouble = new }
    }
}
