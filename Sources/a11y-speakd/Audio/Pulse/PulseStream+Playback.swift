// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// What is done to a stream, with the lock held. Libpulse ends the process that passes it one that is not there.
extension PulseStream {
    /// Where samples are written.
    enum Place {
        /// After those that were written before.
        case next
        /// So many samples after where the server reads. The first of an utterance go there, over what is left of the silence
        /// in which the one before has ended.
        case afterReadIndex(Int)
        /// Over the last so many samples.
        case beforeEnd(Int)
    }

    func write(_ samples: UnsafeBufferPointer<Int16>, at place: Place) -> Bool {
        guard isReady else { return false }
        let (offset, seek) =
            switch place {
            case .next: (0, PA_SEEK_RELATIVE)
            case .afterReadIndex(let samples): (samples, PA_SEEK_RELATIVE_ON_READ)
            case .beforeEnd(let samples): (-samples, PA_SEEK_RELATIVE)
            }
        return pa_stream_write(stream, samples.baseAddress, samples.count * 2, nil, Int64(offset * 2), seek) >= 0
    }

    /// Drops what is not yet heard.
    func flush() { if isReady { forget(pa_stream_flush(stream, nil, nil)) } }

    /// No more is written for now: PipeWire keeps the last milliseconds otherwise until more comes.
    func drain() { if isReady { forget(pa_stream_drain(stream, nil, nil)) } }

    /// A corked stream lets its device sleep.
    func cork(_ corked: Bool) {
        guard isReady, corked != isCorked else { return }
        timing?.stop(at: now)
        isCorked = corked
        forget(pa_stream_cork(stream, corked ? 1 : 0, nil, nil))
    }

    /// Whether its sink is suspended. That of a corked stream may only sleep.
    var isSuspended: Bool { isReady && pa_stream_is_suspended(stream) > 0 }

    /// The sink that it is connected to.
    var device: String? {
        guard isReady, let name = pa_stream_get_device_name(stream) else { return nil }
        return String(cString: name)
    }

    /// Microseconds until the last sample written is heard; negative when that is past. Nil when not yet known.
    var latency: Int64? {
        guard let timing, let report, report.isComplete else { return nil }
        return report.written - timing.heard(at: now)
    }

    /// Whether the server had read all that is written when it told last.
    var hasPlayedAll: Bool { report.map { $0.isComplete && $0.isAtEnd } ?? false }

    /// Whether the sound went on when the server told last.
    var isRunning: Bool { timing?.isRunning ?? false }

    /// The server has told where it is.
    func noteTiming() {
        guard let report else { return }
        timing = PulseTiming(report, mayRun: !isCorked && !isSuspended, at: now)
    }

    private var report: PulseTiming.Report? {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee else { return nil }
        return PulseTiming.Report(told, sampleRate: sampleRate)
    }

    /// How long, in microseconds, what the server has read may take until it is heard.
    var deviceLatency: UInt64 {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee else { return 0 }
        return max(told.sink_usec, told.configured_sink_usec)
    }

    /// Microseconds of a clock that never goes back.
    var now: UInt64 { pa_rtclock_now() }

    /// Asks the server where it is, and calls `body` with the lock held when `latency` is fresh.
    func updateTiming(then body: @escaping () -> Void) {
        guard isReady else { return }
        let box = Unmanaged.passRetained(PulseCallback(body)).toOpaque()
        let operation = pa_stream_update_timing_info(stream, { _, _, box in PulseCallback.take(box).run() }, box)
        if let operation { return forget(operation) }
        _ = PulseCallback.take(box)
        // libpulse allows 32 questions at a time and asks its own with every write: a server that is slow to answer
        // has them all open. A stream that is lost needs no answer.
        after(microseconds: 10_000) { [self] in updateTiming(then: body) }
    }

    /// Calls `body` with the lock held after a time on the monotonic clock.
    func after(microseconds: UInt64, _ body: @escaping () -> Void) {
        guard let context else { return }
        PulseCallback.once(context, at: now + microseconds, body)
    }

    func forget(_ operation: OpaquePointer?) {
        if let operation { pa_operation_unref(operation) }
    }
}

extension PulseTiming.Report {
    fileprivate init(_ told: pa_timing_info, sampleRate: Int) {
        func microseconds(_ bytes: Int64) -> Int64 { bytes / 2 * 1_000_000 / Int64(sampleRate) }
        self.init(
            read: microseconds(told.read_index), written: microseconds(told.write_index),
            isComplete: told.write_index_corrupt == 0, isPlaying: told.playing != 0,
            sinceUnderrun: microseconds(told.since_underrun), sinkLatency: Int64(told.sink_usec),
            age: told.transport_usec)
    }
}
