// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// One playback stream to a PulseAudio server, kept open, by the asynchronous API. The only importer of libpulse.
///
/// `@unchecked Sendable`: every stored `var` and every `pa_` object is touched only with the main loop's lock held,
/// by `locked` or by a callback, which libpulse calls with the lock held. An instance lives as long as the process.
final class PulseStream: @unchecked Sendable {
    private let mainloop: OpaquePointer
    private let sampleRate: Int
    private let sinkName: String?
    private var context: OpaquePointer?
    private var stream: OpaquePointer?
    private var isCorked = false
    private var gaveUp = false
    /// Counts attempts to connect, so that the patience of an old one does not end a new one.
    private var attempts = 0
    /// Called with the lock held when a stream that was ready is not any more.
    var onLost: (String) -> Void = { _ in }

    /// Longer than any server needs that is alive.
    private static let patience: UInt64 = 2_000_000

    init(sampleRate: Int, sinkName: String?) {
        self.sampleRate = sampleRate
        self.sinkName = sinkName
        mainloop = pa_threaded_mainloop_new()
        pa_threaded_mainloop_start(mainloop)
    }

    /// Runs `body` with the lock held; not from a callback.
    func locked<Result>(_ body: () -> Result) -> Result {
        pa_threaded_mainloop_lock(mainloop)
        defer { pa_threaded_mainloop_unlock(mainloop) }
        return body()
    }

    func wait() { pa_threaded_mainloop_wait(mainloop) }

    func signal() { pa_threaded_mainloop_signal(mainloop, 0) }

    var isReady: Bool {
        guard let context, let stream else { return false }
        return pa_context_get_state(context) == PA_CONTEXT_READY && pa_stream_get_state(stream) == PA_STREAM_READY
    }

    /// Connects unless connected, and waits for the server.
    /// - Returns: why there is no stream, or nil when there is one.
    func connect() -> String? {
        if isReady { return nil }
        disconnect()
        context = pa_context_new(pa_threaded_mainloop_get_api(mainloop), "a11y-speakd")
        gaveUp = false
        attempts += 1
        after(microseconds: Self.patience) { [self, attempts] in
            gaveUp = attempts == self.attempts
            signal()
        }
        if let failure = connectContext() ?? connectStream() {
            disconnect()
            return failure
        }
        watchForLoss()
        return nil
    }

    private func connectContext() -> String? {
        let me = Unmanaged.passUnretained(self).toOpaque()
        pa_context_set_state_callback(context, { _, me in PulseStream.from(me).signal() }, me)
        guard pa_context_connect(context, nil, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else { return failure("connect") }
        while !gaveUp {
            let state = pa_context_get_state(context)
            if state == PA_CONTEXT_READY { return nil }
            if state == PA_CONTEXT_FAILED || state == PA_CONTEXT_TERMINATED { return failure("connect") }
            wait()
        }
        return "the sound server did not answer within 2 s"
    }

    private func connectStream() -> String? {
        let me = Unmanaged.passUnretained(self).toOpaque()
        var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(sampleRate), channels: 1)
        let properties = pa_proplist_new()
        pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
        stream = pa_stream_new_with_proplist(context, "speech", &format, nil, properties)
        pa_proplist_free(properties)
        guard stream != nil else { return failure("open a stream") }
        isCorked = false
        pa_stream_set_state_callback(stream, { _, me in PulseStream.from(me).signal() }, me)
        // 20 ms in the server: short enough to be quick, long enough to survive its scheduling. No prebuffering:
        // the first sample sounds when it comes.
        var buffer = pa_buffer_attr(
            maxlength: .max, tlength: UInt32(sampleRate / 50 * 2), prebuf: 0, minreq: .max, fragsize: .max)
        let flags =
            PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
            | PA_STREAM_INTERPOLATE_TIMING.rawValue
        pa_stream_connect_playback(stream, sinkName, &buffer, pa_stream_flags_t(rawValue: flags), nil, nil)
        while !gaveUp {
            let state = pa_stream_get_state(stream)
            if state == PA_STREAM_READY { return nil }
            if state == PA_STREAM_FAILED || state == PA_STREAM_TERMINATED { return failure("open a stream") }
            wait()
        }
        return "the sound server did not open a stream within 2 s"
    }

    private func watchForLoss() {
        let me = Unmanaged.passUnretained(self).toOpaque()
        pa_context_set_state_callback(context, { _, me in PulseStream.from(me).checkForLoss() }, me)
        pa_stream_set_state_callback(stream, { _, me in PulseStream.from(me).checkForLoss() }, me)
    }

    private func checkForLoss() {
        guard stream != nil, !isReady else { return }
        onLost(failure("keep the stream"))
    }

    private func disconnect() {
        if let stream {
            pa_stream_set_state_callback(stream, nil, nil)
            pa_stream_disconnect(stream)
            pa_stream_unref(stream)
        }
        if let context {
            pa_context_set_state_callback(context, nil, nil)
            pa_context_disconnect(context)
            pa_context_unref(context)
        }
        stream = nil
        context = nil
    }

    private func failure(_ what: String) -> String {
        let sink = sinkName.map { " on sink \($0)" } ?? ""
        return "could not \(what)\(sink): PulseAudio says \(String(cString: pa_strerror(pa_context_errno(context))))"
    }

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> PulseStream {
        Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
    }
}

/// What is done to a stream that is ready, with the lock held.
extension PulseStream {
    /// Appends samples. The first of an utterance go to where the server reads: after a gap its index has run on, and
    /// what is written behind it is never heard.
    func write(_ samples: UnsafeBufferPointer<Int16>, atReadIndex: Bool) -> Bool {
        let seek = atReadIndex ? PA_SEEK_RELATIVE_ON_READ : PA_SEEK_RELATIVE
        return pa_stream_write(stream, samples.baseAddress, samples.count * 2, nil, 0, seek) >= 0
    }

    /// Drops what is not yet heard.
    func flush() { forget(pa_stream_flush(stream, nil, nil)) }

    /// A corked stream lets its device sleep.
    func cork(_ corked: Bool) {
        guard corked != isCorked else { return }
        isCorked = corked
        forget(pa_stream_cork(stream, corked ? 1 : 0, nil, nil))
    }

    /// Microseconds until the last sample written is heard; negative when that is past. Nil when not yet known.
    var latency: Int64? {
        guard isReady else { return nil }
        var microseconds: pa_usec_t = 0
        var isNegative: Int32 = 0
        guard pa_stream_get_latency(stream, &microseconds, &isNegative) >= 0 else { return nil }
        return isNegative == 0 ? Int64(microseconds) : -Int64(microseconds)
    }

    /// Asks the server where it is, and calls `body` with the lock held when `latency` is fresh.
    func updateTiming(then body: @escaping () -> Void) {
        let box = Unmanaged.passRetained(Callback(body)).toOpaque()
        let operation = pa_stream_update_timing_info(stream, { _, _, box in Callback.take(box).run() }, box)
        if let operation { return forget(operation) }
        _ = Callback.take(box)
        // libpulse allows 32 questions at a time and asks its own with every write: a server that is slow to answer
        // has them all open. A stream that is lost needs no answer.
        after(microseconds: 10_000) { [self] in if isReady { updateTiming(then: body) } }
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

    private func forget(_ operation: OpaquePointer?) {
        if let operation { pa_operation_unref(operation) }
    }
}

/// Carries a closure through a C callback that is called once.
private final class Callback {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    static func take(_ pointer: UnsafeMutableRawPointer?) -> Callback {
        Unmanaged<Callback>.fromOpaque(pointer!).takeRetainedValue()
    }
}
