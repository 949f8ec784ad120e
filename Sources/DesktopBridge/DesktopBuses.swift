// SPDX-License-Identifier: MIT

import Glibc

/// The buses of the session: finds them, and finds them again when they have gone.
final class DesktopBuses {
    let address: BusAddress
    let happened: (DesktopEvent) -> Void
    let note: (String) -> Void
    private var session: Bus?
    private let toolkits: Toolkits
    /// What toolkits are told that is listened to; nil for nothing.
    private var wanted: [String]?
    private var accessibility: AccessibilityBus?
    private var monitor: NotificationMonitor?
    private var quiet: DoNotDisturb?
    private var sessionRetry = Retry()
    private var accessibilityRetry = Retry()
    private var monitorRetry = Retry()
    /// Said once for each time that it is missed.
    private var isMissed = false
    /// Called with the address of the accessibility bus when it is there, and with nil when it has gone.
    var accessibilityIsAt: (String?) -> Void = { _ in }
    private let now: () -> Double
    /// The address of the accessibility bus, and one to which it has moved: not before what is being handled is done with.
    private var found: String?
    private var moved: String?
    /// The session bus does not let messages be watched; said once.
    private var isRefused = false
    /// Where notifications are to be watched in the older way; not before the connection that failed is done with.
    private var anew: String?

    /// - Parameters:
    ///   - happened: called with what comes over them, from ``ready()``.
    ///   - note: called with a sentence for the log.
    ///   - now: seconds of the monotonic clock.
    ///   - toolkits: tells them that somebody listens.
    init(
        _ address: BusAddress, toolkits: Toolkits, now: @escaping () -> Double, note: @escaping (String) -> Void,
        happened: @escaping (DesktopEvent) -> Void
    ) {
        self.toolkits = toolkits
        (self.address, self.now, self.note, self.happened) = (address, now, note, happened)
    }

    func open() {
        if let given = address.accessibility { openAccessibility(given) }
        openSession()
    }

    private var buses: [Bus] { [session, accessibility?.bus, monitor?.bus].compactMap(\.self) }

    /// What to wait for with poll.
    var polled: [pollfd] { buses.map(\.polled) + [quiet?.polled].compactMap(\.self) }

    /// When ``ready()`` is wanted although nothing has come.
    var wake: Double? {
        (buses.map(\.deadline) + [sessionRetry.wake, accessibilityRetry.wake, monitorRetry.wake]).compactMap(\.self)
            .min()
    }

    /// Handles what has come.
    func ready() {
        if let session, !session.process() { lostSession() }
        quiet?.ready()
        if let monitor, !monitor.bus.process() {
            self.monitor = nil
            monitorRetry.failed(at: now())
        }
        if let accessibility, !accessibility.bus.process() { lostAccessibility() }
        if let place = anew {
            (anew, monitor) = (nil, nil)
            watchNotifications(at: place, isMonitor: false)
        }
        if let place = moved {
            moved = nil
            if accessibility != nil { lostAccessibility() }
            openAccessibility(place)
        }
        if sessionRetry.isDue(at: now()) { openSession() }
        if monitorRetry.isDue(at: now()), session != nil, let place = address.session { watchNotifications(at: place) }
        if accessibilityRetry.isDue(at: now()) { findAccessibility() }
    }

    func identify(_ sender: BusSender) {
        guard let bus = sender.place == .session ? session : accessibility?.bus else {
            return happened(.identified(sender, nil))
        }
        bus.call(.bus("GetConnectionUnixProcessID", [.text(sender.name)])) { [happened] answer in
            let process = answer.kind == .answer ? answer.argument(0)?.number : nil
            if process == Int(getpid()) { return happened(.own(sender)) }
            happened(.identified(sender, process.map { ProgramName.of(ProcessFacts(process: $0)) }))
        }
    }
}

/// What applications are asked and told.
extension DesktopBuses {
    func describe(_ object: AccessibleObject) {
        guard let accessibility else { return happened(.described(object, nil)) }
        accessibility.describe(object)
    }

    func read(_ object: AccessibleObject) { accessibility?.read(object) }

    /// - Parameter events: what toolkits are told that is listened to; nil for nothing.
    func want(_ events: [String]?) {
        guard events != wanted || events == nil else { return }
        if wanted != nil || events == nil { toolkits.disable(session: session, accessibility: accessibility?.bus) }
        wanted = events
        if events != nil { enableToolkits() }
    }

    private func enableToolkits() {
        toolkits.enable(wanted ?? [], session: session, accessibility: accessibility?.bus)
        if let accessibility { toolkits.wake(on: accessibility.bus) }
    }

    /// Takes back what toolkits were told.
    func leave(done: @escaping () -> Void) {
        wanted = nil
        toolkits.disable(session: session, accessibility: accessibility?.bus, done: done)
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
        watchNotifications(at: place)
        if wanted != nil { enableToolkits() }
        quiet = DoNotDisturb(on: session) { [weak self] in self?.happened(.doNotDisturb($0)) }
    }

    /// - Parameter isMonitor: false for the second try, in the older way.
    private func watchNotifications(at place: String, isMonitor: Bool = true) {
        monitor = try? NotificationMonitor(address: place, isMonitor: isMonitor, happened: happened) {
            [weak self] reason in
            guard isMonitor else { return self?.refused(reason) ?? () }
            self?.watchAnew(at: place)
        }
    }

    private func watchAnew(at place: String) { anew = place }

    private func refused(_ reason: String) {
        guard !isRefused else { return }
        isRefused = true
        note("Notifications are not heard, because the session bus does not let them be watched (\(reason)).")
    }

    private func lostSession() {
        (session, monitor, quiet) = (nil, nil, nil)
        sessionRetry.failed(at: now())
    }

    private func findAccessibility() {
        if let given = address.accessibility { return openAccessibility(given) }
        guard let session else { return }
        session.call(BusCall(Self.launcher, "/org/a11y/bus", Self.launcher, "GetAddress", mayStart: true)) {
            [weak self] answer in
            guard let self else { return }
            guard let place = answer.argument(0)?.text, answer.kind == .answer, !place.isEmpty else {
                return accessibility == nil ? miss(answer.failure ?? "it has no address") : ()
            }
            // A launcher that was started again has another bus, and the programs that come are there.
            if accessibility == nil || place != found { moved = place }
        }
    }

    private func openAccessibility(_ place: String) {
        do throws(Bus.Failure) {
            accessibility = try AccessibilityBus(address: place, happened: happened)
            found = place
            accessibilityRetry.worked()
            if wanted != nil { enableToolkits() }
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
        toolkits.lost()
        happened(.accessibilityLost)
        accessibilityRetry.failed(at: now())
    }

    private func miss(_ why: String) {
        if !isMissed { note("There is no accessibility bus yet (\(why)): announcements are heard when it comes.") }
        isMissed = true
    }
}
