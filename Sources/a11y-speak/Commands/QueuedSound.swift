// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Exploring
import Sonification

/// A table's sound in the daemon's queue: it waits for its turn, and an alarm may interrupt it.
struct QueuedSound {
    let sound: TableSound
    let choices: SoundChoices
    let words: ChartSound.Words
    let lane: SoundLane
    let priority: AnnouncementPriority

    var request: SonifyRequest {
        var wish = ChartSound(
            chart: sound.chart.id, range: sound.range.map { .between($0.min, $0.max) } ?? .all, mode: choices.mode,
            seconds: choices.seconds, order: choices.isTogether ? .together : .sequence, words: words)
        wish.band = choices.band.map { $0.lowest...$0.highest }
        return SonifyRequest(wish, priority: priority, lane: lane)
    }

    /// Plays the sound, and returns when it has been heard. An interruption of the program silences it first.
    /// - Throws: ``CommandFailure`` when the sound did not finish; an error when no daemon runs, or the daemon refuses.
    func play(over connection: ConnectionOptions) async throws {
        let client = try await connection.link().client(
            as: "a11y-speak", events: [.announcements, .cursors])
        let messages = await client.messages()
        let cursor = Task {
            var line = CursorLine(printsJSON: connection.json)
            for await case .event(.cursor(let event)) in messages { line.moved(to: event) }
            line.end()
        }
        let outcome: Result<Void, any Error>
        do {
            try await client.describe(sound.chart)
            try await HeardWait(client: client, printsEvents: connection.json).end {
                try await client.sonify(request)
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        await client.close()
        await cursor.value
        try outcome.get()
    }
}
