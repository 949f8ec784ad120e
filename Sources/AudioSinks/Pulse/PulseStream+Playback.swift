// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// Operations on a stream, with the lock held. libpulse ends a process that passes it a stream that does not exist.
extension PulseStream {
    func write(_ frames: UnsafeBufferPointer<StereoFrame>, at place: PulsePlace) -> Bool {
        guard isReady else { return false }
        let (offset, seek) =
            switch place {
            case .next: (0, PA_SEEK_RELATIVE)
            case .afterReadIndex(let frames): (frames, PA_SEEK_RELATIVE_ON_READ)
            case .beforeEnd(let frames): (-frames, PA_SEEK_RELATIVE)
            }
        let (length, start) = (frames.count * StereoFrame.bytes, Int64(offset * StereoFrame.bytes))
        return pa_stream_write(stream, frames.baseAddress, length, nil, start, seek) >= 0
    }

    /// Drops the frames not heard yet.
    func flush() { if isReady { forget(pa_stream_flush(stream, nil, nil)) } }

    /// Informs the server that no more frames are written for now. Otherwise PipeWire holds back the last milliseconds.
    func drain() { if isReady { forget(pa_stream_drain(stream, nil, nil)) } }

    /// A corked stream lets its device sleep.
    func cork(_ corked: Bool) {
        guard isReady, corked != isCorked else { return }
        timing?.stop(at: now)
        isCorked = corked
        forget(pa_stream_cork(stream, corked ? 1 : 0, nil, nil))
    }

    /// Whether the stream's sink is suspended. The sink of a corked stream may only be asleep.
    var isSuspended: Bool { isReady && pa_stream_is_suspended(stream) > 0 }

    /// The sink to which the stream is connected.
    var device: String? {
        guard isReady, let name = pa_stream_get_device_name(stream) else { return nil }
        return String(cString: name)
    }

    /// Microseconds until the last frame written is heard; negative when that is past. Nil when not yet known.
    var latency: Int64? {
        guard let timing, let report, report.isComplete else { return nil }
        return report.written - timing.heard(at: now)
    }

    /// Whether the server had read all written frames, according to its last report.
    var hasPlayedAll: Bool { report.map { $0.isComplete && $0.isAtEnd } ?? false }

    /// Whether the sound was advancing, according to the server's last report.
    var isRunning: Bool { timing?.isRunning ?? false }

    /// The server has reported its position.
    func noteTiming() {
        guard let report else { return }
        timing = PulseTiming(report, mayRun: !isCorked && !isSuspended, at: now)
    }

    private var report: PulseTiming.Report? {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee else { return nil }
        return PulseTiming.Report(told, sampleRate: sampleRate)
    }

    /// The time, in microseconds, until frames that the server has read are heard.
    var deviceLatency: UInt64 {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee else { return 0 }
        return max(told.sink_usec, told.configured_sink_usec)
    }

    /// The time in microseconds of a monotonic clock.
    var now: UInt64 { pa_rtclock_now() }

    /// Asks the server for its position, and calls `body` with the lock held when `latency` is fresh.
    func updateTiming(then body: @escaping () -> Void) {
        guard isReady else { return }
        let box = Unmanaged.passRetained(PulseCallback(body)).toOpaque()
        let operation = pa_stream_update_timing_info(stream, { _, _, box in PulseCallback.take(box).run() }, box)
        if let operation { return forget(operation) }
        _ = PulseCallback.take(box)
        // libpulse allows 32 questions at a time, and asks one itself with every write. A server that is slow to answer
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

/// The position at which frames are written.
enum PulsePlace {
    /// After the frames written before.
    case next
    /// This many frames after the server's read position. An utterance begins there, over the rest of the silence
    /// in which the previous utterance ended.
    case afterReadIndex(Int)
    /// Over this many of the last frames.
    case beforeEnd(Int)
}

extension PulseTiming.Report {
    fileprivate init(_ told: pa_timing_info, sampleRate: Int) {
        func microseconds(_ bytes: Int64) -> Int64 {
            bytes / Int64(StereoFrame.bytes) * 1_000_000 / Int64(sampleRate)
        }
        self.init(
            read: microseconds(told.read_index), written: microseconds(told.write_index),
            isComplete: told.write_index_corrupt == 0, isPlaying: told.playing != 0,
            sinceUnderrun: microseconds(told.since_underrun), sinkLatency: Int64(told.sink_usec),
            age: told.transport_usec)
    }
}
