// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

/// Moves within an announcement.
extension Announcer {
    /// The announcement keeps its turn. A waiting announcement continues at the new place when its turn comes.
    /// - Throws: a ``WireError`` when no such announcement has sentences.
    func navigate(_ request: NavigateRequest) throws -> NavigateReply {
        guard let entry = spoken.queue.entry(toNavigate: request.announcement) else {
            throw WireError(
                .invalidParams,
                request.announcement.map { "Announcement \($0) is neither heard nor waits." }
                    ?? "Nothing is heard now, and nothing that was cut waits.")
        }
        guard !entry.announcement.content.isSound else {
            throw WireError(.invalidParams, "Announcement \(entry.id) is a sound, which has no sentences.")
        }
        let playing = spoken.playing.flatMap { $0.entry.id == entry.id ? $0 : nil }
        let run = try playing?.run ?? ProgrammeRun(wordsmith.programme(for: entry), heard: entry.heard)
        let places = wordsmith.places(in: run.current, of: entry)
        let heard = playing.map { speaker.place(of: $0.id) ?? $0.run.offset } ?? run.offset
        let target = places.target(from: heard, request.target, by: request.step)
        if let target, request.target != .here { move(entry, playing, run, to: places.sentences[target]) }
        let sentence = target ?? max(0, places.sentence(at: heard))
        return NavigateReply(
            announcement: entry.id, sentence: sentence + 1, sentences: places.sentences.count,
            text: entry.announcement.isSensitive ? nil : places.text(of: sentence), isEnd: target == nil)
    }

    private func move(
        _ entry: AcceptedAnnouncement, _ playing: UtteranceInProgress?, _ run: ProgrammeRun, to offset: Int
    ) {
        guard let playing else { return spoken.queue.wasHeard(entry.id, upTo: run.place(offset)) }
        _ = speaker.stop(playing.id)
        replay(entry, from: offset)
    }
}
