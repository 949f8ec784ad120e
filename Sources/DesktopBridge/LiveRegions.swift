// SPDX-License-Identifier: MIT

/// An object of a program.
struct AccessibleObject: Sendable, Hashable {
    let sender: BusSender
    let path: String
}

/// Whether an object announces its changes, and how urgently.
enum Liveness: Sendable, Hashable {
    case silent
    case polite
    case assertive

    /// Roles that are live without an attribute: alert, notification, status bar and log.
    private static let liveRoles = [2, 54, 101, 110]

    /// - Parameter attributes: the attributes of the object; nil when they do not decide, because the object belongs to
    ///   no web page.
    init?(attributes: [String: String]) {
        if attributes["hidden"] == "true" {
            self = .silent
        } else {
            switch attributes["container-live"] {
            case "assertive": self = .assertive
            case "polite": self = .polite
            case nil where attributes["xml-roles"] == "alert": self = .assertive
            case nil where attributes["xml-roles"] == nil && attributes["tag"] == nil: return nil
            default: self = .silent
            }
        }
    }

    init(role: Int) { self = role == 2 ? .assertive : Self.liveRoles.contains(role) ? .polite : .silent }
}

/// The live objects of all programs. A live object is asked about once; limits protect the programs from too many
/// questions. A value; times are seconds of any clock.
struct LiveRegions {
    private enum Knowledge {
        /// The program was asked; these texts have arrived since.
        case asked([String])
        /// The liveness, and the second in which it was learned.
        case known(Liveness, Double)
    }

    enum Answer: Equatable {
        case ask
        case say(Bool)
        /// The object was already asked about, is not live, or may not be asked about now.
        case nothing
    }

    private struct Load {
        var asked = 0
        var second = 0.0
        var isOpen = 0
        /// The program did not answer; no question is sent to it until then.
        var restsUntil = 0.0
    }

    private var objects: [AccessibleObject: Knowledge] = [:]
    private var loads: [BusSender: Load] = [:]
    /// Questions to one program in a second.
    private static let maxInSecond = 20
    /// Open questions to one program at a time.
    private static let maxOpen = 4
    /// Seconds for which a program that has not answered is not asked.
    private static let rest = 30.0
    /// Seconds after which a silent object is asked about again: Firefox sets the attributes of a new object late.
    private static let silence = 5.0
    private static let most = 2048
    private static let maxTexts = 4

    /// Text has appeared in an object.
    mutating func inserted(_ text: String, in object: AccessibleObject, at now: Double) -> Answer {
        switch objects[object] {
        case .known(.silent, let since) where now - since < Self.silence: return .nothing
        case .known(.silent, _): return ask(about: object, with: text, at: now)
        case .known(let liveness, _): return .say(liveness == .assertive)
        case .asked(let texts):
            objects[object] = .asked((texts + [text]).suffix(Self.maxTexts))
            return .nothing
        case nil: return ask(about: object, with: text, at: now)
        }
    }

    private mutating func ask(about object: AccessibleObject, with text: String, at now: Double) -> Answer {
        guard mayAsk(object.sender, at: now) else { return .nothing }
        if objects.count >= Self.most {
            objects = objects.filter { if case .asked = $0.value { true } else { false } }
        }
        objects[object] = .asked([text])
        return .ask
    }

    /// Records the liveness of an object; nil when the program has not answered.
    /// - Returns: the texts that arrived in between, when the object is live.
    mutating func described(_ object: AccessibleObject, _ liveness: Liveness?, at now: Double) -> [String] {
        guard case .asked(let texts) = objects[object] else { return [] }
        loads[object.sender]?.isOpen -= 1
        guard let liveness else {
            objects[object] = nil
            loads[object.sender]?.restsUntil = now + Self.rest
            return []
        }
        objects[object] = .known(liveness, now)
        return liveness == .silent ? [] : texts
    }

    func isAssertive(_ object: AccessibleObject) -> Bool {
        if case .known(.assertive, _) = objects[object] { true } else { false }
    }

    mutating func forget(_ sender: BusSender) {
        loads[sender] = nil
        objects = objects.filter { $0.key.sender != sender }
    }

    mutating func forgetAll() { self = LiveRegions() }

    private mutating func mayAsk(_ sender: BusSender, at now: Double) -> Bool {
        if loads.count >= Self.most { loads = [:] }
        var load = loads[sender] ?? Load()
        if now - load.second >= 1 { (load.second, load.asked) = (now, 0) }
        defer { loads[sender] = load }
        guard now >= load.restsUntil, load.asked < Self.maxInSecond, load.isOpen < Self.maxOpen else { return false }
        load.asked += 1
        load.isOpen += 1
        return true
    }
}
