// SPDX-License-Identifier: GPL-3.0-or-later

/// The position of the sound at a server's report: microseconds of the stream, and of a monotonic clock. A value type.
struct PulseTiming: Equatable {
    private var heard: Int64
    private var at: UInt64
    private(set) var isRunning: Bool

    /// The server's report on a stream, in microseconds.
    struct Report: Equatable {
        /// The amount that the server has read. The next property is the amount written.
        var read: Int64
        var written: Int64
        /// Whether `written` counts everything written since then, including frames written at the server's read
        /// position.
        var isComplete: Bool
        var isPlaying: Bool
        /// The silence played since the server ran out of frames; -1, "for ever", for a stream that has not played yet.
        var sinceUnderrun: Int64
        /// The time from reading a frame to hearing it.
        var sinkLatency: Int64
        /// The age of the report when it arrived.
        var age: UInt64

        /// Whether the server had read everything that is written.
        var isAtEnd: Bool { read >= written }
    }

    /// - Parameter mayRun: whether the stream is not corked, and its device not suspended.
    init(_ report: Report, mayRun: Bool, at now: UInt64) {
        let sinceEnd = report.isAtEnd && !report.isPlaying ? max(0, report.sinceUnderrun) : 0
        heard = report.read + sinceEnd - report.sinkLatency
        at = now - min(now, report.age)
        // At the end nothing is left to read, but the frames already read are still being heard.
        isRunning = mayRun && (report.isPlaying || report.isAtEnd)
    }

    func heard(at now: UInt64) -> Int64 { isRunning && now > at ? heard + Int64(now - at) : heard }

    mutating func stop(at now: UInt64) {
        heard = heard(at: now)
        isRunning = false
    }
}
