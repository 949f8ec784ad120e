// SPDX-License-Identifier: GPL-3.0-or-later

/// The position of the sound at a server's report: microseconds of the stream, and of a monotonic clock. A value.
struct PulseTiming: Equatable {
    private var heard: Int64
    private var at: UInt64
    private(set) var isRunning: Bool

    /// The server's report on a stream, in microseconds.
    struct Report: Equatable {
        /// The amount that the server has read, and below it the amount written.
        var read: Int64
        var written: Int64
        /// `written` counts everything written since, also at the server's read position.
        var isComplete: Bool
        var isPlaying: Bool
        /// Silence played since the server ran out of frames; -1 is "for ever", for a stream that has not played yet.
        var sinceUnderrun: Int64
        /// From reading to hearing.
        var sinkLatency: Int64
        /// How old the report was when it came.
        var age: UInt64

        /// The server had read all that is written.
        var isAtEnd: Bool { read >= written }
    }

    /// - Parameter mayRun: the stream is not corked, and its device not suspended.
    init(_ report: Report, mayRun: Bool, at now: UInt64) {
        let sinceEnd = report.isAtEnd && !report.isPlaying ? max(0, report.sinceUnderrun) : 0
        heard = report.read + sinceEnd - report.sinkLatency
        at = now - min(now, report.age)
        // At the end there is nothing left to play, and the frames already read are still being heard.
        isRunning = mayRun && (report.isPlaying || report.isAtEnd)
    }

    func heard(at now: UInt64) -> Int64 { isRunning && now > at ? heard + Int64(now - at) : heard }

    mutating func stop(at now: UInt64) {
        heard = heard(at: now)
        isRunning = false
    }
}
