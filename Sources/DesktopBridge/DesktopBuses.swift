// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The buses of the session. Finds them at the start and after a loss.
final class DesktopBuses {
    let address: BusAddress
    let happened: (DesktopEvent) -> Void
    let note: (String) -> Void
    private let toolkits: Toolkits
    /// The events that toolkits are asked to send; nil while they are asked for none.
    private var wanted: [String]?
    private var session: Bus?
    private var quiet: DoNotDisturb?
    private var portal: DisplayPortal?
    /// Whether a program has appeared that may read the user's settings of the desktop.
    private var isDisplayNeeded = false
    private var sessionRetry = Retry()
    private var accessibilityLink = AccessibilityLink.missing(isNoted: false)
    private var accessibilityRetry = Retry()
    private var watch = NotificationWatch.none
    private var watchRetry = Retry()
    /// Whether the log already says why the session bus does not allow watching.
    private var refusalIsNoted = false
    /// Called with the address of the accessibility bus when it appears, and with nil when it is lost.
    var accessibilityIsAt: (String?) -> Void = { _ in }
    /// Called with the user's settings of the desktop, when they are known and with each change.
    var displayIs: (DisplaySettings) -> Void = { _ in }
    private let now: () -> Double

    private enum AccessibilityLink {
        /// - isNoted: whether the log already says so.
        case missing(isNoted: Bool)
        case connected(AccessibilityBus, address: String)
        /// The bus has a new address. A link to the old one serves until the current message is handled.
        case moving(AccessibilityBus?, to: String, isNoted: Bool)

        var bus: AccessibilityBus? {
            switch self {
            case .missing: nil
            case .connected(let bus, _): bus
            case .moving(let bus, _, _): bus
            }
        }

        /// Whether the log says that there is no accessibility bus.
        var isNoted: Bool {
            switch self {
            case .missing(let isNoted), .moving(_, _, let isNoted): isNoted
            case .connected: false
            }
        }
    }

    private enum NotificationWatch {
        case none
        case watching(NotificationMonitor)
        /// The bus does not allow monitors. Eavesdropping is tried after the current message of the monitor.
        case refused(NotificationMonitor, at: String)

        var monitor: NotificationMonitor? {
            switch self {
            case .none: nil
            case .watching(let monitor), .refused(let monitor, _): monitor
            }
        }
    }

    private var accessibility: AccessibilityBus? { accessibilityLink.bus }

    /// - Parameters:
    ///   - happened: called with the events of the buses, from ``ready()``.
    ///   - note: called with a sentence for the log.
    ///   - now: seconds of the monotonic clock.
    ///   - toolkits: informs toolkits that a program listens.
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

    private var buses: [Bus] { [session, accessibility?.bus, watch.monitor?.bus].compactMap(\.self) }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { buses.map(\.polled) + (quiet?.polled ?? []) + (portal?.polled ?? []) }

    /// When ``ready()`` must be called even without events.
    var wake: Double? {
        (buses.map(\.deadline) + [sessionRetry.wake, accessibilityRetry.wake, watchRetry.wake]).compactMap(\.self)
            .min()
    }

    /// Handles received messages and due retries.
    func ready() {
        if let session, !session.process() { lostSession() }
        quiet?.ready()
        portal?.ready()
        watchReady()
        accessibilityReady()
        if sessionRetry.isDue(at: now()) { openSession() }
        if watchRetry.isDue(at: now()), session != nil, let place = address.session { watchNotifications(at: place) }
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

/// Questions and settings for applications.
extension DesktopBuses {
    func describe(_ object: AccessibleObject) {
        guard let accessibility else { return happened(.described(object, nil)) }
        accessibility.describe(object)
    }

    func read(_ object: AccessibleObject) { accessibility?.read(object) }

    /// A program may read the user's settings of the desktop: the portal is asked, and started if need be.
    func needDisplay() {
        isDisplayNeeded = true
        portal?.need()
    }

    /// - Parameter events: the events that toolkits are asked to send; nil for none.
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

    /// Reverts the settings of the toolkits.
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
        portal = DisplayPortal(on: session, isNeeded: isDisplayNeeded) { [weak self] in self?.displayIs($0) }
        quiet = DoNotDisturb(on: session) { [weak self] in self?.happened(.doNotDisturb($0)) }
    }

    /// - Parameter isMonitor: false for the second attempt, which eavesdrops.
    private func watchNotifications(at place: String, isMonitor: Bool = true) {
        let monitor = try? NotificationMonitor(address: place, isMonitor: isMonitor, happened: happened) {
            [weak self] reason in
            if isMonitor { self?.monitorRefused(at: place) } else { self?.watchRefused(reason) }
        }
        watch = monitor.map { .watching($0) } ?? .none
    }

    private func watchReady() {
        guard let monitor = watch.monitor else { return }
        let isLost = !monitor.bus.process()
        if isLost { watchRetry.failed(at: now()) }
        if case .refused(_, let place) = watch {
            watch = .none
            watchNotifications(at: place, isMonitor: false)
        } else if isLost {
            watch = .none
        }
    }

    private func monitorRefused(at place: String) {
        if case .watching(let monitor) = watch { watch = .refused(monitor, at: place) }
    }

    private func watchRefused(_ reason: String) {
        guard !refusalIsNoted else { return }
        refusalIsNoted = true
        note("Notifications are not announced, because the session bus refuses to show them (\(reason)).")
    }

    private func lostSession() {
        (session, watch, quiet, portal) = (nil, .none, nil, nil)
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
            // A restarted launcher has a new bus, which new programs use.
            move(to: place)
        }
    }

    private func move(to place: String) {
        if case .connected(_, address: place) = accessibilityLink { return }
        accessibilityLink = .moving(accessibility, to: place, isNoted: accessibilityLink.isNoted)
    }

    private func openAccessibility(_ place: String) {
        do throws(Bus.Failure) {
            let bus = try AccessibilityBus(address: place, happened: happened)
            let wasNoted = accessibilityLink.isNoted
            accessibilityLink = .connected(bus, address: place)
            accessibilityRetry.worked()
            if wanted != nil { enableToolkits() }
            sessionRetry.worked()
            accessibilityIsAt(place)
            if wasNoted { note("The accessibility bus has started.") }
        } catch {
            miss(error.description)
            accessibilityRetry.failed(at: now())
        }
    }

    private func accessibilityReady() {
        let isLost = accessibility.map { !$0.bus.process() } ?? false
        if case .moving(let old, let place, _) = accessibilityLink {
            if old != nil { lostAccessibility() }
            openAccessibility(place)
        } else if isLost {
            lostAccessibility()
        }
    }

    private func lostAccessibility() {
        accessibilityLink = .missing(isNoted: false)
        accessibilityIsAt(nil)
        toolkits.lost()
        happened(.accessibilityLost)
        accessibilityRetry.failed(at: now())
    }

    private func miss(_ why: String) {
        guard accessibility == nil else { return }
        let isNoted = accessibilityLink.isNoted
        accessibilityLink = .missing(isNoted: true)
        if !isNoted { note("There is no accessibility bus yet (\(why)): announcements begin when it starts.") }
    }
}

/// When a failed attempt is repeated: the delay doubles each time, up to half a minute. A value.
struct Retry: Equatable {
    private(set) var wake: Double?
    private var delay = Self.first

    /// The first delay, in seconds.
    private static let first = 0.25
    private static let longest = 30.0

    /// Schedules the next attempt.
    mutating func failed(at now: Double) {
        guard wake == nil else { return }
        wake = now + delay
        delay = min(delay * 2, Self.longest)
    }

    /// Resets the delay after a success.
    mutating func worked() { self = Retry() }

    /// Whether an attempt is due; true once for each attempt.
    mutating func isDue(at now: Double) -> Bool {
        guard let wake, wake <= now else { return false }
        self.wake = nil
        return true
    }
}
