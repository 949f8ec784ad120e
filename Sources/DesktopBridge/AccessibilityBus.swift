// SPDX-License-Identifier: MIT

/// The accessibility bus: programs that announce, and programs that listen.
final class AccessibilityBus {
    let bus: Bus
    let happened: (DesktopEvent) -> Void
    /// Listeners whose existence the bus was asked to confirm.
    private var confirmed: Set<String> = []

    /// Starts to connect.
    /// - Parameter happened: called with each event, from ``Bus/process()``.
    init(address: String, happened: @escaping (DesktopEvent) -> Void) throws(Bus.Failure) {
        bus = try Bus(address: address)
        self.happened = happened
        listen()
        askForListeners()
    }

    private static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"

    private func listen() {
        let events = "type='signal',interface='org.a11y.atspi.Event.Object',member="
        bus.match(events + "'Announcement'") { [weak self] in self?.announced($0) }
        // Browsers append the origin of a change: "insert/system".
        for detail in ["insert", "insert/system", "insert:system"] {
            bus.match(events + "'TextChanged',arg0='\(detail)'") { [weak self] in self?.inserted($0) }
        }
        for detail in ["add", "add/system", "add:system"] {
            bus.match(events + "'ChildrenChanged',arg0='\(detail)'") { [weak self] in self?.childAdded($0) }
        }
        bus.match(events + "'StateChanged',arg0='showing'") { [weak self] in self?.appeared($0) }
        let changes = "type='signal',sender='\(Self.registry)',interface='\(Self.registry)',member="
        bus.match(changes + "'EventListenerRegistered'") { [weak self] in self?.registered($0) { .listenerAdded($0) } }
        bus.match(changes + "'EventListenerDeregistered'") { [weak self] in
            self?.registered($0) { .listenerRemoved($0) }
        }
        let owners = "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
        bus.match(owners + "arg2=''") { [weak self] in self?.vanished($0) }
        bus.match(owners + "arg0='\(Self.registry)'") { [weak self] message in
            if message.argument(2)?.text?.isEmpty == false { self?.askForListeners() }
        }
    }

    private func announced(_ message: BusMessage) {
        guard let sender = message.sender, let announcement = AccessibleAnnouncement(message) else {
            return happened(.malformed)
        }
        happened(.announced(by: BusSender(place: .accessibility, name: sender), announcement))
    }

    private func object(_ message: BusMessage) -> AccessibleObject? {
        guard let sender = message.sender, let path = message.path else { return nil }
        return AccessibleObject(sender: BusSender(place: .accessibility, name: sender), path: path)
    }

    private func inserted(_ message: BusMessage) {
        guard let object = object(message), let text = message.argument(3)?.text else { return happened(.malformed) }
        happened(.inserted(object, text))
    }

    private func childAdded(_ message: BusMessage) {
        guard let parent = object(message), let child = message.argument(3)?.list?.last?.text else { return }
        happened(.childAdded(parent, AccessibleObject(sender: parent.sender, path: child)))
    }

    private func appeared(_ message: BusMessage) {
        guard let object = object(message), message.argument(1)?.number == 1 else { return }
        happened(.appeared(object))
    }

    private func vanished(_ message: BusMessage) {
        guard let name = message.argument(0)?.text, name.hasPrefix(":") else { return }
        confirmed.remove(name)
        happened(.vanished(BusSender(place: .accessibility, name: name)))
    }

    private func askForListeners() {
        let question = BusCall(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents", mayStart: true)
        bus.call(question) { [weak self] answer in
            guard let self, answer.kind == .answer, let all = answer.argument(0)?.list else { return }
            let registrations = all.compactMap { $0.list.flatMap(self.registration) }
            happened(.listeners(registrations))
            for registration in registrations { confirm(registration.listener) }
        }
    }

    private func registered(_ message: BusMessage, _ event: (ScreenReaders.Registration) -> DesktopEvent) {
        guard let registration = registration(message.arguments) else { return }
        happened(event(registration))
        confirm(registration.listener)
    }

    /// A listener that was killed while the registry started stays in the registry's list. Unconfirmed, it would count
    /// as a screen reader that announces.
    private func confirm(_ listener: String) {
        guard confirmed.insert(listener).inserted else { return }
        bus.call(.bus("NameHasOwner", [.text(listener)])) { [weak self] answer in
            guard answer.kind == .answer, answer.argument(0)?.flag == false else { return }
            self?.confirmed.remove(listener)
            self?.happened(.vanished(BusSender(place: .accessibility, name: listener)))
        }
    }

    /// Nil for a registration of this program.
    private func registration(_ parts: [BusValue]) -> ScreenReaders.Registration? {
        guard parts.count > 1, let listener = parts[0].text, let event = parts[1].text, listener != bus.uniqueName
        else {
            return nil
        }
        return ScreenReaders.Registration(listener, event)
    }
}

/// Questions to applications. An application that does not answer within a second is not asked again for a while.
extension AccessibilityBus {
    private static let accessible = "org.a11y.atspi.Accessible"

    /// Asks whether an object is live.
    func describe(_ object: AccessibleObject) {
        ask(object, Self.accessible, "GetAttributes") { [weak self] answer in
            guard let self, let pairs = answer.argument(0)?.list, answer.kind == .answer else {
                self?.happened(.described(object, nil))
                return
            }
            var attributes: [String: String] = [:]
            for pair in pairs { if let key = pair.list?.first?.text { attributes[key] = pair.list?.last?.text } }
            guard let liveness = Liveness(attributes: attributes) else { return askRole(object) }
            happened(.described(object, liveness))
        }
    }

    private func askRole(_ object: AccessibleObject) {
        ask(object, Self.accessible, "GetRole") { [weak self] answer in
            let role = answer.kind == .answer ? answer.argument(0)?.number : nil
            self?.happened(.described(object, role.map(Liveness.init(role:))))
        }
    }

    /// Reads the text of an object, or its name when it has no text.
    func read(_ object: AccessibleObject) {
        var question = BusCall(object.sender.name, object.path, "org.a11y.atspi.Text", "GetText")
        question.arguments = [.number(0), .number(-1)]
        bus.call(question) { [weak self] answer in
            let text = answer.kind == .answer ? answer.argument(0)?.text : nil
            if let text, !text.isEmpty { self?.happened(.read(object, text)) } else { self?.readName(object) }
        }
    }

    private func readName(_ object: AccessibleObject) {
        let arguments = [BusDatum.text(Self.accessible), .text("Name")]
        let question = BusCall(
            object.sender.name, object.path, "org.freedesktop.DBus.Properties", "Get", arguments)
        bus.call(question) { [weak self] answer in
            self?.happened(.read(object, answer.kind == .answer ? answer.argument(0)?.text : nil))
        }
    }

    private func ask(
        _ object: AccessibleObject, _ interface: String, _ member: String, _ answered: @escaping (BusMessage) -> Void
    ) {
        bus.call(BusCall(object.sender.name, object.path, interface, member), answered: answered)
    }
}
