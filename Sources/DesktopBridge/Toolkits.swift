// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// Informs toolkits and browsers that a program listens, because some send no events before, and reverts that. A file
/// records the earlier setting, in case this program is killed.
package final class Toolkits {
    /// Exists while accessibility is enabled because of this program.
    private let file: String
    private var registered: [String] = []
    private var hasWoken = false

    private static let launcher = "org.a11y.Bus"
    private static let status = "org.a11y.Status"
    private static let registry = "org.a11y.atspi.Registry"
    private static let root = "/org/a11y/atspi/accessible/root"

    /// - Parameter socket: the daemon's socket; the file is next to it.
    package init(socket: String) { file = socket + ".toolkits" }

    /// - Parameter events: the events to listen to, in the registry's notation.
    func enable(_ events: [String], session: Bus?, accessibility: Bus?) {
        if let accessibility { register(events, on: accessibility) }
        session?.call(property("Get", [])) { [weak self] answer in
            guard let self, answer.kind == .answer, answer.argument(0)?.flag == false else { return }
            close(open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
            session?.call(property("Set", [.variant(.flag(true))]))
        }
    }

    /// - Parameter done: called when the settings are reverted.
    func disable(session: Bus?, accessibility: Bus?, done: @escaping () -> Void = {}) {
        for event in registered { accessibility?.call(registration("DeregisterEvent", [.text(event)])) }
        registered = []
        guard access(file, F_OK) == 0, let session else { return done() }
        session.call(property("Set", [.variant(.flag(false))])) { [file] answer in
            if answer.kind == .answer { unlink(file) }
            done()
        }
    }

    /// The accessibility bus is lost, with all registrations there.
    func lost() { (registered, hasWoken) = ([], false) }

    /// Reverts the settings of an earlier process that was killed. Waits for a second at most.
    /// - Throws: when the session bus cannot be reached.
    package func restore(at address: String) throws(Bus.Failure) {
        guard access(file, F_OK) == 0 else { return }
        let session = try Bus(address: address)
        var isDone = false
        disable(session: session, accessibility: nil) { isDone = true }
        let end = SteadyClock.now + 1
        while !isDone, SteadyClock.now < end, session.process() {
            var polled = session.polled
            poll(&polled, 1, 50)
        }
    }

    private func register(_ events: [String], on bus: Bus) {
        for event in events where !registered.contains(event) {
            registered.append(event)
            bus.call(registration("RegisterEvent", [.text(event), .texts([]), .text("")]))
        }
    }

    private func registration(_ member: String, _ arguments: [BusDatum]) -> BusCall {
        BusCall(Self.registry, "/org/a11y/atspi/registry", Self.registry, member, arguments, mayStart: true)
    }

    private func property(_ member: String, _ value: [BusDatum]) -> BusCall {
        BusCall(
            Self.launcher, "/org/a11y/bus", "org.freedesktop.DBus.Properties", member,
            [.text(Self.status), .text("IsEnabled")] + value, mayStart: true)
    }
}

/// Chromium builds its tree only after a question to its root.
extension Toolkits {
    /// Wakes the present applications, and each new one.
    func wake(on bus: Bus) {
        guard !hasWoken else { return }
        hasWoken = true
        let comers = "type='signal',sender='\(Self.registry)',interface='org.a11y.atspi.Event.Object',"
        bus.match(comers + "member='ChildrenChanged',path='\(Self.root)'") { [weak bus] message in
            guard message.argument(0)?.text?.hasPrefix("add") == true, let child = message.argument(3)?.list else {
                return
            }
            Self.wake(child, on: bus)
        }
        bus.call(BusCall(Self.registry, Self.root, "org.a11y.atspi.Accessible", "GetChildren", mayStart: true)) {
            [weak bus] answer in
            for child in answer.argument(0)?.list ?? [] { Self.wake(child.list ?? [], on: bus) }
        }
    }

    private static func wake(_ application: [BusValue], on bus: Bus?) {
        guard let name = application.first?.text, let path = application.last?.text, path.hasPrefix("/") else { return }
        bus?.call(BusCall(name, path, "org.a11y.atspi.Accessible", "GetAttributes"))
    }
}
