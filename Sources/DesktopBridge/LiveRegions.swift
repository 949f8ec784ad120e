// SPDX-License-Identifier: MIT

/// An object of a program.
struct AccessibleObject: Sendable, Hashable {
    let sender: BusSender
    let path: String
}

/// How an object tells what changes in it.
enum Liveness: Sendable, Hashable {
    case silent
    case polite
    case assertive

    /// The roles that tell although nothing else says so: an alert, a notification, a status bar, a log.
    private static let liveRoles = [2, 54, 101, 110]

    /// - Parameter attributes: those of the object; nil where they do not decide it, because it belongs to no page.
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

/// Which objects of which programs are live. Each that is live is asked about once, and no program more often than it can bear.
/// A value; times are seconds of any clock.
struct LiveRegions {
    private enum Knowledge {
        /// Asked; these texts have come meanwhile.
        case asked([String])
        /// Since that second.
        case known(Liveness, Double)
    }

    enum Answer: Equatable {
        case ask
        case say(Bool)
        /// It is asked already, or is not live, or may not be asked now.
        case nothing
    }

    private struct Load {
        var asked = 0
        var second = 0.0
        var isOpen = 0
        /// It did not answer: until then it is left alone.
        var restsUntil = 0.0
    }

    private var objects: [AccessibleObject: Knowledge] = [:]
    private var loads: [BusSender: Load] = [:]
    /// A program is asked so often in a second.
    private static let mostInSecond = 20
    /// So many questions to one program are open at a time.
    private static let mostOpen = 4
    /// A program that has not answered is left alone for so long: seconds.
    private static let rest = 30.0
    /// What was silent is asked again after so long, in seconds: Firefox has no attributes yet of what it has just made.
    private static let silence = 5.0
    private static let most = 2048
    private static let mostTexts = 4

    /// Text has appeared in an object.
    mutating func inserted(_ text: String, in object: AccessibleObject, at now: Double) -> Answer {
        switch objects[object] {
        case .known(.silent, let since) where now - since < Self.silence: return .nothing
        case .known(.silent, _): return ask(about: object, with: text, at: now)
        case .known(let liveness, _): return .say(liveness == .assertive)
        case .asked(let texts):
            objects[object] = .asked((texts + [text]).suffix(Self.mostTexts))
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

    /// What an object is; nil when it has not answered.
    /// - Returns: what has come meanwhile, where it is live.
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
        guard now >= load.restsUntil, load.asked < Self.mostInSecond, load.isOpen < Self.mostOpen else { return false }
        load.asked += 1
        load.isOpen += 1
        return true
    }
}
