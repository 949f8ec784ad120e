// SPDX-License-Identifier: GPL-3.0-or-later

/// How quickly it speaks and falls silent.
extension Announcer {
    /// The first sample of an utterance was given to the sink, at that time of the clock.
    func gaveSound(_ utterance: UtteranceID, at moment: Duration) {
        guard let speaking, speaking.utterance == utterance else { return }
        performance.firstSound.record(moment - speaking.since)
    }

    /// What was spoken is silent now.
    func fellSilent() { performance.stop.record(time.now() - moment) }
}
