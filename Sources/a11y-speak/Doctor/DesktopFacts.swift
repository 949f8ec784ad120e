// SPDX-License-Identifier: MIT

import DesktopBridge
import Glibc

/// What the buses of the session tell of programs that announce, and of who says it.
struct DesktopFacts: Equatable, Sendable {
    /// A program that listens on the accessibility bus.
    struct Listener: Equatable, Sendable {
        var name: String
        /// It says announcements; else it only follows the focus.
        var hearsAnnouncements: Bool
    }

    /// There is a session bus.
    var hasSession = false
    /// The accessibility bus runs.
    var hasAccessibility = false
    /// Toolkits are told that somebody listens.
    var isEnabled = false
    /// The applications on the accessibility bus, without our own.
    var applications: [String] = []
    var listeners: [Listener] = []
    /// Why notifications cannot be watched; nil when they can.
    var monitorProblem: String?
}

extension DesktopFacts {
    /// Asks the buses, for two seconds at most. Starts none.
    /// - Parameter environment: says where the session bus is.
    init(asking environment: [String: String]) {
        let address = BusAddress(environment: environment)
        guard let place = address.session, let inquiry = try? DesktopInquiry(session: place) else { return }
        self = inquiry.facts(accessibility: address.accessibility)
    }
}

/// The questions, one after the other.
private final class DesktopInquiry {
    private let session: Bus
    private let place: String
    private static let registry = "org.a11y.atspi.Registry"
    private static let status = "org.a11y.Status"
    private static let launcher = "org.a11y.Bus"

    init(session place: String) throws(Bus.Failure) {
        self.place = place
        session = try Bus(address: place)
    }

    func facts(accessibility given: String?) -> DesktopFacts {
        var facts = DesktopFacts()
        guard ask(session, .bus("GetId")) != nil else { return facts }
        facts.hasSession = true
        facts.monitorProblem = monitorProblem
        let found = ask(session, BusCall(Self.launcher, "/org/a11y/bus", Self.launcher, "GetAddress"))?.argument(0)?
            .text
        guard let address = given ?? found, !address.isEmpty, let bus = try? Bus(address: address),
            ask(bus, .bus("GetId")) != nil
        else { return facts }
        facts.hasAccessibility = true
        let enabled = BusCall(
            Self.launcher, "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
            [.text(Self.status), .text("IsEnabled")])
        facts.isEnabled = ask(session, enabled)?.argument(0)?.flag ?? false
        facts.applications = applications(on: bus)
        facts.listeners = listeners(on: bus)
        return facts
    }

    private func applications(on bus: Bus) -> [String] {
        let root = "/org/a11y/atspi/accessible/root"
        let children = ask(bus, BusCall(Self.registry, root, "org.a11y.atspi.Accessible", "GetChildren"))
        let names = (children?.argument(0)?.list ?? []).prefix(64).compactMap { $0.list?.first?.text }
        return Set(names.compactMap { process(of: $0, on: bus) }.map(ProgramName.of)).sorted()
            .filter { $0 != "a11y-speak" }
    }

    private func listeners(on bus: Bus) -> [DesktopFacts.Listener] {
        let question = BusCall(Self.registry, "/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents")
        let all = (ask(bus, question)?.argument(0)?.list ?? []).compactMap { pair -> ScreenReaders.Registration? in
            guard let name = pair.list?.first?.text, let event = pair.list?.dropFirst().first?.text else { return nil }
            return ScreenReaders.Registration(name, event)
        }
        return Dictionary(grouping: all, by: \.listener).sorted { $0.key < $1.key }.compactMap { name, own in
            var readers = ScreenReaders()
            readers.replace(by: own)
            guard readers.isPresent, let process = process(of: name, on: bus) else { return nil }
            let program = ProgramName.of(process)
            return program == "a11y-speak"
                ? nil : DesktopFacts.Listener(name: program, hearsAnnouncements: readers.hearAnnouncements)
        }
    }

    private func process(of name: String, on bus: Bus) -> ProcessFacts? {
        ask(bus, .bus("GetConnectionUnixProcessID", [.text(name)]))?.argument(0)?.number.map {
            ProcessFacts(process: $0)
        }
    }

    private var monitorProblem: String? {
        guard let bus = try? Bus(address: place, isMonitor: true) else { return "the bus refuses further connections" }
        var call = BusCall.bus("BecomeMonitor", [.texts(["member='NobodySendsThis'"]), .number(0)])
        call.interface = "org.freedesktop.DBus.Monitoring"
        return answer(bus, call)?.failure
    }

    /// Nil for a failure.
    private func ask(_ bus: Bus, _ call: BusCall) -> BusMessage? {
        answer(bus, call).flatMap { $0.kind == .answer ? $0 : nil }
    }

    /// Waits for it: a call that nobody answers fails after a second.
    private func answer(_ bus: Bus, _ call: BusCall) -> BusMessage? {
        var answer: BusMessage?
        bus.call(call) { answer = $0 }
        for _ in 1...40 where answer == nil {
            guard bus.process() else { break }
            if answer != nil { break }
            var polled = [bus.polled]
            poll(&polled, 1, 50)
        }
        return answer
    }
}
