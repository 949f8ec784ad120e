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
        guard isReady, let timing, let told = pa_stream_get_timing_info(stream)?.pointee,
            told.write_index_corrupt == 0
        else { return nil }
        return microseconds(told.write_index) - timing.heard(at: now)
    }

    /// Whether the server had read all that is written when it told last.
    var hasPlayedAll: Bool {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee, told.write_index_corrupt == 0 else {
            return false
        }
        return told.isAtEnd
    }

    /// Whether the sound went on when the server told last.
    var isRunning: Bool { timing?.isRunning ?? false }

    /// The server has told where it is.
    func noteTiming() {
        guard isReady, let told = pa_stream_get_timing_info(stream)?.pointee else { return }
        // At the end there is nothing left to play, and what was read goes on to be heard.
        let isPlaying = told.playing != 0 || told.isAtEnd
        // Silence that the server has played since; -1 is "for ever", of a stream that has not played yet.
        let sinceEnd = told.isAtEnd && told.playing == 0 ? max(0, told.since_underrun) : 0
        let heard = microseconds(told.read_index + sinceEnd) - Int64(told.sink_usec)
        let isRunning = isPlaying && !isCorked && !isSuspended
        let transport = UInt64(max(0, told.transport_usec))
        timing = PulseTiming(heard: heard, at: now - min(now, transport), isRunning: isRunning)
    }

    private func microseconds(_ bytes: Int64) -> Int64 { bytes / 2 * 1_000_000 / Int64(sampleRate) }

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
        let box = Unmanaged.passRetained(Callback(body)).toOpaque()
        let operation = pa_stream_update_timing_info(stream, { _, _, box in Callback.take(box).run() }, box)
        if let operation { return forget(operation) }
        _ = Callback.take(box)
        // libpulse allows 32 questions at a time and asks its own with every write: a server that is slow to answer
        // has them all open. A stream that is lost needs no answer.
        after(microseconds: 10_000) { [self] in updateTiming(then: body) }
    }

    /// Calls `body` with the lock held after a time on the monotonic clock.
    func after(microseconds: UInt64, _ body: @escaping () -> Void) {
        guard let context else { return }
        let box = Unmanaged.passRetained(Callback(body)).toOpaque()
        let fire: pa_time_event_cb_t = { api, event, _, box in
            api?.pointee.time_free(event)
            Callback.take(box).run()
        }
        pa_context_rttime_new(context, pa_rtclock_now() + microseconds, fire, box)
    }

    typealias TimeEvent = OpaquePointer

    /// Moves an event to another time, or makes one, which stays, with what it calls.
    func wake(_ event: TimeEvent?, after microseconds: UInt64, _ body: @escaping () -> Void) -> TimeEvent? {
        guard let context else { return event }
        let time = pa_rtclock_now() + microseconds
        if let event {
            pa_context_rttime_restart(context, event, time)
            return event
        }
        let fire: pa_time_event_cb_t = { _, _, _, box in Callback.keep(box).run() }
        return pa_context_rttime_new(context, time, fire, Unmanaged.passRetained(Callback(body)).toOpaque())
    }

    func forget(_ operation: OpaquePointer?) {
        if let operation { pa_operation_unref(operation) }
    }
}

extension pa_timing_info {
    /// The server had read all that is written.
    fileprivate var isAtEnd: Bool { read_index >= write_index }
}

/// Where the sound was when the server told: microseconds of the stream, and of a clock that never goes back.
struct PulseTiming {
    private var heard: Int64
    private var at: UInt64
    private(set) var isRunning: Bool

    init(heard: Int64, at: UInt64, isRunning: Bool) {
        (self.heard, self.at, self.isRunning) = (heard, at, isRunning)
    }

    func heard(at now: UInt64) -> Int64 { isRunning && now > at ? heard + Int64(now - at) : heard }

    mutating func stop(at now: UInt64) {
        heard = heard(at: now)
        isRunning = false
    }
}

/// Carries a closure through a C callback.
private final class Callback {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    /// For a callback that is called once.
    static func take(_ pointer: UnsafeMutableRawPointer?) -> Callback {
        Unmanaged<Callback>.fromOpaque(pointer!).takeRetainedValue()
    }

    static func keep(_ pointer: UnsafeMutableRawPointer?) -> Callback {
        Unmanaged<Callback>.fromOpaque(pointer!).takeUnretainedValue()
    }
}
