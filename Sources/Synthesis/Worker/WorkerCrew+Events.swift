// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Events that the crew takes, and steps that it decides.
extension WorkerCrew {
    enum Event: Sendable {
        /// An utterance is to be said; this is its first piece.
        case asked(UtteranceID, Utterance)
        /// Its next piece, which was wanted.
        case appended(UtteranceID, Utterance)
        /// Nobody wants it any more.
        case stopped(UtteranceID)
        case heard(WorkerReport)
        /// Sound was given to the output, which may have made us wait.
        case played(UtteranceID, wantsMore: Bool)
        /// A deadline may have passed.
        case time
        /// The process has nothing to say, and a deadline may have passed.
        case silence
        /// The process takes in nothing more, and was ended: the machine is too busy for it.
        case overflowed
        /// The process has ended for good.
        case gone(reason: String)
        /// The system lets no process start.
        case notStarted(reason: String)
    }

    enum Step: Sendable, Equatable {
        case send(WorkerRequest)
        /// The next piece will be needed soon.
        case wantNext(UtteranceID)
        /// Play the samples of the report, except for so many at its start that were played before.
        case play(UtteranceID, [SpokenPlace], skipping: Int)
        case end(UtteranceID, SynthesisEnd)
        /// The child that serves is stuck: end it.
        case killChild
        /// Nothing can be expected of the process: end it.
        case replace(reason: String)
        /// Start a process.
        case start
        /// The log takes this sentence.
        case tell(String)
    }

    enum Process: Sendable, Equatable {
        /// It is not ready yet. So many before it ended without having been ready.
        case starting(failures: Int)
        /// None runs, until the deadline.
        case absent(failures: Int)
        case ready
        /// We have ended it, and its death is yet to be reported.
        case condemned(reason: String, blamesText: Bool)
    }
}
