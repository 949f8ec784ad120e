// SPDX-License-Identifier: MIT

import DesktopBridge
import Glibc

/// The facts from the session's buses about programs that announce, and about programs that speak announcements.
struct DesktopFacts: Equatable, Sendable {
    /// A program that listens on the accessibility bus.
    struct Listener: Equatable, Sendable {
        var name: String
        /// Whether it speaks announcements, and does not only follow the focus.
        var hearsAnnouncements: Bool
    }

    /// The program `a11y-speak desktop`, by its connections to the session bus.
    enum Bridge: Equatable, Sendable {
        case none
        /// The bridge is connected, and does not answer.
        case silent
        case answering
    }

    /// Whether there is a session bus.
    var hasSession = false
    var bridge = Bridge.none
    /// Whether the accessibility bus runs.
    var hasAccessibility = false
    /// Whether toolkits are informed that an assistive program listens.
    var isEnabled = false
    /// The applications on the accessibility bus, without this one.
    var applications: [String] = []
    var listeners: [Listener] = []
    /// The reason why notifications cannot be watched; nil when they can.
    var monitorProblem: String?
}

extension DesktopFacts {
    /// Asks the buses, and starts none. Each question takes two seconds at most.
    /// - Parameters:
    ///   - environment: contains the address of the session bus.
    ///   - expectsBridge: whether to wait two seconds for the bridge, which may have just started.
    init(asking environment: [String: String], expectsBridge: Bool) {
        let address = BusAddress(environment: environment)
        guard let place = address.session, let inquiry = try? DesktopInquiry(session: place) else { return }
        self = inquiry.facts(accessibility: address.accessibility)
        guard hasSession else { return }
        bridge = inquiry.bridge
        for _ in 1...20 where expectsBridge && bridge == .none {
            usleep(100_000)
            bridge = inquiry.bridge
        }
    }
}

/// Asks the questions one after the other.
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

    /// Asks each connection of the bridge for a sign of life, which libsystemd answers while the bridge's loop runs.
    var bridge: DesktopFacts.Bridge {
        let names = (ask(session, .bus("ListNames"))?.argument(0)?.list ?? []).compactMap(\.text)
        let own = names.filter { name in
            guard name.hasPrefix(":"), let process = process(of: name, on: session) else { return false }
            return ProgramName.of(process) == "a11y-speak" && process.arguments.contains("desktop")
                && !process.arguments.contains("--restore")
        }
        guard !own.isEmpty else { return .none }
        let peer = "org.freedesktop.DBus.Peer"
        return own.contains { ask(session, BusCall($0, "/", peer, "Ping")) != nil } ? .answering : .silent
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
        var call = BusCall.bus("BecomeMonitor", [.texts(["member='NobodySendsThis'"]), .natural(0)])
        call.interface = "org.freedesktop.DBus.Monitoring"
        return answer(bus, call)?.failure
    }

    /// The reply; nil for a failure.
    private func ask(_ bus: Bus, _ call: BusCall) -> BusMessage? {
        answer(bus, call).flatMap { $0.kind == .answer ? $0 : nil }
    }

    /// Waits for the reply: a call without one fails after a second.
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
