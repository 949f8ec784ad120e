// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What is kept of announcements for the daemon that comes after this one.
extension Announcer {
    /// It was accepted, and nobody was told yet.
    func keep(_ announcement: Announcement, _ id: AnnouncementID, from client: ClientID, _ source: JournalSource?) {
        guard let journal else { return }
        journal.given(id)
        guard announcement.manners.survives != .never else { return }
        let line = source?.line ?? request(for: announcement)
        journal.accepted(
            JournalEntry(
                id: id, client: client, line: line, request: source?.request,
                isSensitive: announcement.isSensitive, time: time.date()))
    }

    /// One that came in no request of its own, in the words that it has now.
    private func request(for announcement: Announcement) -> [UInt8] {
        var request = AnnounceRequest(
            text: "", priority: announcement.priority, slot: announcement.slot,
            expires: announcement.expires?.timeInterval, isSensitive: announcement.isSensitive,
            delivery: announcement.delivery)
        switch announcement.content {
        case .text(let text): request.words = .text(text)
        case .phrased(let shown, let spoken): request.words = .phrased(shown, spoken: spoken)
        case .character(let character): request.words = .character(character)
        case .key(let key): request.words = .key(key)
        case .soundIcon(let name): request.words = .soundIcon(name)
        case .markup(let marked): request.words = .text(marked.display)
        default:
            let worded = word(announcement)
            (request.words, request.delivery) = (.text(worded.display), worded.delivery)
        }
        return WireCoder().line(RequestMessage(id: nil, .announce(request)))
    }

    /// What becomes of it.
    func keep(_ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?) {
        guard let outcome = state.outcome else { return }
        let now = time.date()
        journal?.ended(entry.id, outcome, reason: reason, time: now)
        requests.ended(entry, outcome, reason: reason, time: now)
    }

    /// How far it was heard: of the words that began since the last time, the last.
    func keep(heard places: [HeardPlace], of entry: AcceptedAnnouncement) {
        let words = places.compactMap { if case .word(let word) = $0, word.length > 0 { word } else { nil } }
        guard let word = words.last else { return }
        journal?.heard(entry.id, word: word, time: time.date())
        journal?.flush()
    }

    /// How far it was heard when it was cut.
    func keep(heard text: HeardText, of entry: AcceptedAnnouncement) {
        guard let journal, journal.isOpen(entry.id) else { return }
        journal.heard(entry.id, word: SpokenWord("", at: text.place), time: time.date())
    }
}
