// SPDX-License-Identifier: MIT

import Glibc

/// The buses of the session: finds them, and finds them again when they have gone.
final class DesktopBuses {
    private let address: BusAddress
    private let happened: (DesktopEvent) -> Void
    private let note: (String) -> Void
    private var session: Bus?
    private var accessibility: AccessibilityBus?
    private var sessionRetry = Retry()
    private var accessibilityRetry = Retry()
    /// Said once for each time that it is missed.
    private var isMissed = false
    private var now: () -> Double
    /// Called with the address of the accessibility bus when it is there, and with nil when it has gone.
    var accessibilityIsAt: (String?) -> Void = { _ in }

    /// - Parameters:
    ///   - happened: called with what comes over them, from ``ready()``.
    ///   - note: called with a sentence for the log.
    ///   - now: seconds of the monotonic clock.
    init(
        _ address: BusAddress, now: @escaping () -> Double, note: @escaping (String) -> Void,
        happened: @escaping (DesktopEvent) -> Void
    ) {
        (self.address, self.now, self.note, self.happened) = (address, now, note, happened)
    }

    func open() {
        if let given = address.accessibility { openAccessibility(given) }
        openSession()
    }

    private var buses: [Bus] { [session, accessibility?.bus].compactMap(\.self) }

    /// What to wait for with poll.
    var polled: [pollfd] { buses.map(\.polled) }

    /// When ``ready()`` is wanted although nothing has come.
    var wake: Double? {
        (buses.map(\.deadline) + [sessionRetry.wake, accessibilityRetry.wake]).compactMap(\.self).min()
    }

    /// Handles what has come.
    func ready() {
        if let session, !session.process() { lostSession() }
        if let accessibility, !accessibility.bus.process() { lostAccessibility() }
        if sessionRetry.isDue(at: now()) { openSession() }
        if accessibilityRetry.isDue(at: now()) { findAccessibility() }
    }

    func identify(_ sender: BusSender) {
        guard let accessibility else { return happened(.identified(sender, nil)) }
        accessibility.identify(sender)
    }
}

/// Finding the buses.
extension DesktopBuses {
    private static let launcher = "org.a11y.Bus"

    private func openSession() {
        guard let place = address.session else { return }
        guard let session = try? Bus(address: place) else { return sessionRetry.failed(at: now()) }
        self.session = session
        let owners = "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
        session.match(owners + "arg0='\(Self.launcher)'") { [weak self] message in
            if message.argument(2)?.text?.isEmpty == false { self?.findAccessibility() }
        }
        if accessibility == nil { findAccessibility() }
    }

    private func lostSession() {
        session = nil
        sessionRetry.failed(at: now())
    }

    private func findAccessibility() {
        if let given = address.accessibility { return openAccessibility(given) }
        guard let session, accessibility == nil else { return }
        session.call(BusCall(Self.launcher, "/org/a11y/bus", Self.launcher, "GetAddress", mayStart: true)) {
            [weak self] answer in
            guard let self, accessibility == nil else { return }
            guard let place = answer.argument(0)?.text, answer.kind == .answer, !place.isEmpty else {
                return miss(answer.failure ?? "it has no address")
            }
            openAccessibility(place)
        }
    }

    private func openAccessibility(_ place: String) {
        do throws(Bus.Failure) {
            accessibility = try AccessibilityBus(address: place, happened: happened)
            accessibilityRetry.worked()
            sessionRetry.worked()
            accessibilityIsAt(place)
            if isMissed { note("The accessibility bus is there.") }
            isMissed = false
        } catch {
            miss(error.description)
            accessibilityRetry.failed(at: now())
        }
    }

    private func lostAccessibility() {
        accessibility = nil
        accessibilityIsAt(nil)
        happened(.accessibilityLost)
        accessibilityRetry.failed(at: now())
    }

    private func miss(_ why: String) {
        if !isMissed { note("There is no accessibility bus yet (\(why)): announcements are heard when it comes.") }
        isMissed = true
    }
}
