// SPDX-License-Identifier: GPL-3.0-or-later

/// One time to wake for one purpose: setting it anew forgets the one before, so that a flood leaves no trail of them, through
/// all of which libpulse would go each time that it wakes. All of it with the stream's lock held.
final class PulseAlarm {
    private var event: PulseStream.TimeEvent?
    private var body: (() -> Void)?

    func set(on stream: PulseStream, after microseconds: UInt64, _ body: @escaping () -> Void) {
        self.body = body
        event = stream.wake(event, after: microseconds) { [self] in self.body.take()?() }
    }

    func cancel() { body = nil }
}
