// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Dispatch

/// Opens the sinks while the synthesizer reads its voices, because each takes about ten milliseconds of a start.
struct SinkOpening: Sendable {
    let choice: SinkChoice
    let leadIn: Int
    let environment: [String: String]

    /// The rate of libespeak-ng, in frames a second, which is known for certain only once its voices are read.
    static let usualRate = 22_050

    /// Waits for a sound server on a separate thread, which may take two seconds when the server hangs.
    func sinks(sampleRate: Int = usualRate) async throws -> Sinks {
        try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global().async {
                opened.resume(
                    with: Result {
                        let sinks = try choice.open(sampleRate: sampleRate, leadIn: leadIn, environment: environment)
                        (sinks.speech as? any ReachableSink)?.prepare()
                        return sinks
                    })
            }
        }
    }
}
