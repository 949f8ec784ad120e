// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// One playback stream to a PulseAudio server, kept open, with the asynchronous API.
///
/// `@unchecked Sendable`: every stored `var` and every `pa_` object is touched only with the main loop's lock held,
/// by `locked` or by a callback, which libpulse calls with the lock held. An instance lives as long as the process.
final class PulseStream: ServerStream, @unchecked Sendable {
    private let mainloop: OpaquePointer
    let sampleRate: Int
    /// The sink that the user has chosen.
    let sinkName: String?
    private(set) var context: OpaquePointer?
    private(set) var stream: OpaquePointer?
    var isCorked = true
    /// The position of the sound at the server's last report.
    var timing: PulseTiming?
    /// The server's last report about muting.
    var muting = SoundMuting()
    private var link = PulseLink.down
    /// The number of attempts to connect, so that the time limit of an old attempt does not end a new one.
    private var attempts = 0
    /// Called with the lock held when a stream that was ready no longer is.
    var onLost: (String) -> Void = { _ in }
    /// Called with the lock held when the stream was moved to another sink, or its sink was suspended or resumed.
    var onChange: () -> Void = {}

    /// Longer than any live server needs to answer, in microseconds.
    private static let patience: UInt64 = 2_000_000

    init(sampleRate: Int, sinkName: String?) {
        self.sampleRate = sampleRate
        self.sinkName = sinkName
        mainloop = pa_threaded_mainloop_new()
        pa_threaded_mainloop_start(mainloop)
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pa_threaded_mainloop_lock(mainloop)
        defer { pa_threaded_mainloop_unlock(mainloop) }
        return body()
    }

    func wait() { pa_threaded_mainloop_wait(mainloop) }

    func signal() { pa_threaded_mainloop_signal(mainloop, 0) }

    var isElsewhere: Bool { link == .ready(elsewhere: true) }

    var isReady: Bool {
        guard case .ready = link, let context, let stream else { return false }
        return pa_context_get_state(context) == PA_CONTEXT_READY && pa_stream_get_state(stream) == PA_STREAM_READY
    }

    func connect() -> String? {
        // Waiting lets other threads in.
        while link.isWaitedFor { wait() }
        if isReady { return nil }
        disconnect()
        attempts += 1
        link = .connecting(attempt: attempts)
        defer { signal() }
        context = pa_context_new(pa_threaded_mainloop_get_api(mainloop), "a11y-speakd")
        after(microseconds: Self.patience) { [self, attempts] in
            guard link == .connecting(attempt: attempts) else { return }
            link = .late
            signal()
        }
        if let failure = connectContext() ?? connectToWantedSink() {
            disconnect()
            return failure
        }
        watch()
        return nil
    }

    private func connectContext() -> String? {
        let me = Unmanaged.passUnretained(self).toOpaque()
        pa_context_set_state_callback(context, { _, me in PulseStream.from(me).signal() }, me)
        guard pa_context_connect(context, nil, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else { return failure("connect") }
        while link != .late {
            let state = pa_context_get_state(context)
            if state == PA_CONTEXT_READY { return nil }
            if state == PA_CONTEXT_FAILED || state == PA_CONTEXT_TERMINATED { return failure("connect") }
            wait()
        }
        return "the sound server did not answer within 2 s"
    }

    /// A missing sink, such as a headset that is switched off, is replaced by the default one.
    private func connectToWantedSink() -> String? {
        var failure = connectStream(to: sinkName)
        let isElsewhere = failure != nil && isSinkMissing
        if isElsewhere {
            closeStream()
            failure = connectStream(to: nil)
        }
        if failure == nil { link = .ready(elsewhere: isElsewhere) }
        return failure
    }

    private var isSinkMissing: Bool {
        sinkName != nil && pa_context_get_state(context) == PA_CONTEXT_READY
            && pa_context_errno(context) == Int32(PA_ERR_NOENTITY.rawValue)
    }

    private func connectStream(to sink: String?) -> String? {
        let me = Unmanaged.passUnretained(self).toOpaque()
        var format = pa_sample_spec.speech(sampleRate)
        let properties = pa_proplist_new()
        pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
        stream = pa_stream_new_with_proplist(context, "speech", &format, nil, properties)
        pa_proplist_free(properties)
        guard stream != nil else { return failure("open a stream") }
        (isCorked, timing) = (true, nil)
        pa_stream_set_state_callback(stream, { _, me in PulseStream.from(me).signal() }, me)
        var buffer = pa_buffer_attr.short(sampleRate)
        // libpulse's own interpolation fails when a stream that sleeps is moved, so the clock is made here.
        let flags = PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_START_CORKED.rawValue
        pa_stream_connect_playback(stream, sink, &buffer, pa_stream_flags_t(rawValue: flags), nil, nil)
        while link != .late {
            let state = pa_stream_get_state(stream)
            if state == PA_STREAM_READY { return nil }
            if state == PA_STREAM_FAILED || state == PA_STREAM_TERMINATED { return failure("open a stream") }
            wait()
        }
        return "the sound server did not open a stream within 2 s"
    }

    private func watch() {
        let me = Unmanaged.passUnretained(self).toOpaque()
        pa_context_set_state_callback(context, { _, me in PulseStream.from(me).checkForLoss() }, me)
        pa_stream_set_state_callback(stream, { _, me in PulseStream.from(me).checkForLoss() }, me)
        pa_stream_set_suspended_callback(stream, { _, me in PulseStream.from(me).change() }, me)
        pa_stream_set_moved_callback(stream, { _, me in PulseStream.from(me).change() }, me)
        pa_stream_set_latency_update_callback(stream, { _, me in PulseStream.from(me).noteTiming() }, me)
        pa_context_set_subscribe_callback(
            context, { _, event, index, me in PulseStream.from(me).changed(event, index) }, me)
        let wanted = PA_SUBSCRIPTION_MASK_SINK.rawValue | PA_SUBSCRIPTION_MASK_SINK_INPUT.rawValue
        forget(pa_context_subscribe(context, pa_subscription_mask_t(rawValue: wanted), nil, nil))
        muting = SoundMuting()
        PulseMuting(of: self).ask()
    }

    /// A sink has appeared. If the user has chosen it, speech continues there.
    private func moveToWantedSink() {
        guard isElsewhere, isReady, let sinkName else { return }
        let me = Unmanaged.passUnretained(self).toOpaque()
        let moved: pa_context_success_cb_t = { _, success, me in
            if success != 0 { PulseStream.from(me).link = .ready(elsewhere: false) }
        }
        forget(pa_context_move_sink_input_by_name(context, pa_stream_get_index(stream), sinkName, moved, me))
    }

    /// Something on the server is new or has changed.
    private func changed(_ event: pa_subscription_event_type_t, _ index: UInt32) {
        let facility = pa_subscription_event_type_t(event.rawValue & PA_SUBSCRIPTION_EVENT_FACILITY_MASK.rawValue)
        let kind = pa_subscription_event_type_t(event.rawValue & PA_SUBSCRIPTION_EVENT_TYPE_MASK.rawValue)
        if facility == PA_SUBSCRIPTION_EVENT_SINK, kind == PA_SUBSCRIPTION_EVENT_NEW { moveToWantedSink() }
        if kind == PA_SUBSCRIPTION_EVENT_CHANGE { PulseMuting(of: self).changed(facility, index) }
    }

    var silence: String? { PulseMuting(of: self).sentence }

    private func change() {
        timing?.stop(at: now)
        PulseMuting(of: self).ask()
        onChange()
    }

    private func checkForLoss() {
        guard stream != nil, !isReady else { return }
        link = .down
        onLost(failure("keep the stream"))
    }

    /// Ends the connection, even to a server that does not answer.
    func disconnect() {
        closeStream()
        if let context {
            pa_context_set_state_callback(context, nil, nil)
            pa_context_set_subscribe_callback(context, nil, nil)
            pa_context_disconnect(context)
            pa_context_unref(context)
        }
        context = nil
        link = .down
    }

    private func closeStream() {
        if let stream {
            pa_stream_set_state_callback(stream, nil, nil)
            pa_stream_set_suspended_callback(stream, nil, nil)
            pa_stream_set_moved_callback(stream, nil, nil)
            pa_stream_set_latency_update_callback(stream, nil, nil)
            pa_stream_disconnect(stream)
            pa_stream_unref(stream)
        }
        stream = nil
    }

    private func failure(_ what: String) -> String {
        let sink = sinkName.map { " on sink \($0)" } ?? ""
        return "could not \(what)\(sink): PulseAudio says \(String(cString: pa_strerror(pa_context_errno(context))))"
    }

    static func from(_ pointer: UnsafeMutableRawPointer?) -> PulseStream {
        Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
    }
}

/// The state of the connection to a server.
private enum PulseLink: Equatable {
    case down
    case connecting(attempt: Int)
    /// The connection is still awaited, but the server has taken too long.
    case late
    /// - Parameter elsewhere: whether speech plays on the default sink, because the chosen one is missing.
    case ready(elsewhere: Bool)

    var isWaitedFor: Bool {
        switch self {
        case .connecting, .late: true
        case .down, .ready: false
        }
    }
}

extension pa_sample_spec {
    fileprivate static func speech(_ rate: Int) -> Self {
        pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(rate), channels: UInt8(StereoFrame.channels))
    }
}

extension pa_buffer_attr {
    /// 20 ms in the server: short enough to be quick, and long enough to survive the server's scheduling. The first
    /// frame sounds when it arrives. With `prebuf` 0, the server would fill up with silence, and play that first.
    fileprivate static func short(_ rate: Int) -> Self {
        pa_buffer_attr(
            maxlength: .max, tlength: UInt32(rate / 50 * StereoFrame.bytes), prebuf: UInt32(StereoFrame.bytes),
            minreq: .max, fragsize: .max)
    }
}
