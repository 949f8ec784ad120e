// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// A timer for one purpose. Setting it again moves its time, so that a flood leaves no trail of timers: libpulse would
/// check them all each time that it wakes. Used with the stream's lock held.
final class PulseAlarm {
    /// The timer, which is made once, and then moved to other times. It retains its callback.
    private var event: OpaquePointer?
    private var body: (() -> Void)?

    /// - Parameter context: nil without a connection, when there is nothing to wake for.
    func set(in context: OpaquePointer?, after microseconds: UInt64, _ body: @escaping () -> Void) {
        self.body = body
        guard let context else { return }
        let time = pa_rtclock_now() + microseconds
        if let event { return pa_context_rttime_restart(context, event, time) }
        let fire: pa_time_event_cb_t = { _, _, _, box in PulseCallback.keep(box).run() }
        let box = Unmanaged.passRetained(PulseCallback { [self] in self.body.take()?() }).toOpaque()
        event = pa_context_rttime_new(context, time, fire, box)
    }

    func cancel() { body = nil }
}

/// Carries a closure through a C callback.
final class PulseCallback {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    /// Calls `body` once, at a time on the monotonic clock.
    static func once(_ context: OpaquePointer, at time: UInt64, _ body: @escaping () -> Void) {
        let fire: pa_time_event_cb_t = { api, event, _, box in
            api?.pointee.time_free(event)
            PulseCallback.take(box).run()
        }
        pa_context_rttime_new(context, time, fire, Unmanaged.passRetained(PulseCallback(body)).toOpaque())
    }

    /// Takes the closure of a callback that is called once.
    static func take(_ pointer: UnsafeMutableRawPointer?) -> PulseCallback {
        Unmanaged<PulseCallback>.fromOpaque(pointer!).takeRetainedValue()
    }

    static func keep(_ pointer: UnsafeMutableRawPointer?) -> PulseCallback {
        Unmanaged<PulseCallback>.fromOpaque(pointer!).takeUnretainedValue()
    }
}
