// SPDX-License-Identifier: MIT

/// Questions to applications, which answer within a second or are left alone.
extension AccessibilityBus {
    private static let accessible = "org.a11y.atspi.Accessible"

    /// Whether an object is live.
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

    /// The text of an object, or its name where it has none.
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
