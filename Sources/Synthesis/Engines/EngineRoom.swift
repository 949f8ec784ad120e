// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Decides which engines besides espeak-ng run, and who waits for one. A value: events in, steps out, which
/// ``EngineSynthesizer`` performs. Times are on a clock that does not go back.
struct EngineRoom: Sendable {
    fileprivate enum State: Sendable, Equatable {
        case resting
        case opening
        /// Nobody has used it since then.
        case open(since: Duration)
        /// It could not be started; until then nobody tries again.
        case missing(until: Duration, reason: String)
    }

    private struct Seat: Sendable {
        var state = State.resting
        /// Its voices are known.
        var isKnown = false
        /// Its trouble was told, and it has spoken nothing since.
        var isTold = false
        var waiting: [UtteranceID] = []
        var users: Set<UtteranceID> = []

        var isIdle: Bool { users.isEmpty && waiting.isEmpty && state != .opening }
    }

    /// In the order in which they are started to learn their voices.
    private(set) var engines: [Engine]
    private var seats: [String: Seat]
    private var isLearning = false
    /// What the settings say, as long as an engine that they change is in use.
    private var settings: [Engine]?

    /// An engine that nobody uses for so long is ended; its voices stay known.
    static let rest = Duration.seconds(300)
    /// One that could not be started is not tried again for so long.
    static let pause = Duration.seconds(60)

    /// - Parameter engines: those besides espeak-ng.
    init(_ engines: [Engine]) {
        self.engines = engines
        seats = Dictionary(engines.map { ($0.name, Seat()) }) { first, _ in first }
    }

    var names: [String] { engines.map(\.name) }

    /// Engines that have not told their voices yet and may still do so.
    var unknown: Set<String> {
        Set(names.filter { seats[$0].map { !$0.isKnown && !$0.state.isMissing } ?? false })
    }

    /// Why an engine cannot be started; nil when it can, as far as is known.
    func problem(of name: String) -> String? {
        guard case .missing(_, let reason) = seats[name]?.state else { return nil }
        return reason
    }

    /// When to look again whether an engine has rested long enough; nil when none can be ended.
    var deadline: Duration? {
        seats.values.compactMap { seat in
            guard case .open(let since) = seat.state, seat.users.isEmpty else { return nil }
            return since + Self.rest
        }.min()
    }

    mutating func take(_ event: Event, at now: Duration) -> [Step] {
        answer(event, now) + settle()
    }

    private mutating func answer(_ event: Event, _ now: Duration) -> [Step] {
        switch event {
        case .daemonReady:
            isLearning = true
            return learn()
        case .wanted(let name, let id): return want(name, id, now)
        case .opened(let name): return opened(name, now)
        case .failed(let name, let reason): return failed(name, reason, now)
        case .ended(let id, let name, let problem): return ended(id, name, problem, now)
        case .time: return close(now)
        case .configured(let engines):
            settings = engines
            return []
        }
    }
}

extension EngineRoom {
    /// Starts the next engine whose voices are not known: one at a time, for the machine has just begun to speak.
    private mutating func learn() -> [Step] {
        guard isLearning, !seats.values.contains(where: { $0.state == .opening }),
            let next = names.first(where: { seats[$0]?.isKnown == false && seats[$0]?.state == .resting })
        else { return [] }
        return open(next)
    }

    /// Takes over the settings as soon as no engine that they change is in use. One that could not be started is tried again; one
    /// that they no longer have stays, for clients know its voices.
    private mutating func settle() -> [Step] {
        guard let settings else { return [] }
        let changed = settings.filter { new in engines.contains { $0.name == new.name && $0 != new } }.map(\.name)
        guard changed.allSatisfy({ seats[$0]?.isIdle == true }) else { return [] }
        self.settings = nil
        let missing = names.filter { seats[$0]?.state.isMissing == true }
        let ended = changed.filter { seats[$0]?.state != .resting && !missing.contains($0) }
        for name in missing { seats[name]?.state = .resting }
        for name in settings.map(\.name) where seats[name] == nil || changed.contains(name) { seats[name] = Seat() }
        let kept = engines.filter { old in !settings.contains { $0.name == old.name } }
        guard engines != kept + settings || !missing.isEmpty else { return [] }
        engines = kept + settings
        return ended.map(Step.close) + [.changed] + learn()
    }

    private mutating func open(_ name: String) -> [Step] {
        seats[name]?.state = .opening
        return [.open(name)]
    }

    private mutating func want(_ name: String, _ id: UtteranceID, _ now: Duration) -> [Step] {
        switch seats[name]?.state {
        case nil: return [.replace(id, of: name)]
        case .missing(let until, let reason) where now < until: return tell(name, reason) + [.replace(id, of: name)]
        case .open:
            seats[name]?.users.insert(id)
            return [.speak(id, with: name)]
        case .opening:
            seats[name]?.waiting.append(id)
            return []
        case .resting, .missing:
            seats[name]?.waiting.append(id)
            return open(name)
        }
    }

    private mutating func opened(_ name: String, _ now: Duration) -> [Step] {
        guard var seat = seats[name] else { return [.close(name)] }
        let steps: [Step] = seat.waiting.map { .speak($0, with: name) }
        seat.users.formUnion(seat.waiting)
        (seat.waiting, seat.state, seat.isKnown) = ([], .open(since: now), true)
        seats[name] = seat
        return steps + learn()
    }

    private mutating func failed(_ name: String, _ reason: String, _ now: Duration) -> [Step] {
        guard let waiting = seats[name]?.waiting else { return [] }
        seats[name]?.waiting = []
        seats[name]?.state = .missing(until: now + Self.pause, reason: reason)
        // Whose voice nobody has asked for is missed by nobody.
        let told = waiting.isEmpty ? [.note(name, reason: reason)] : tell(name, reason)
        return told + waiting.map { .replace($0, of: name) } + learn()
    }

    private mutating func ended(_ id: UtteranceID, _ name: String, _ problem: String?, _ now: Duration) -> [Step] {
        guard var seat = seats[name] else { return [] }
        seat.waiting.removeAll { $0 == id }
        let hasSpoken = seat.users.remove(id) != nil
        if case .open = seat.state { seat.state = .open(since: now) }
        if hasSpoken, problem == nil { seat.isTold = false }
        seats[name] = seat
        return problem.map { tell(name, $0) } ?? []
    }

    /// Once, until it has spoken again.
    private mutating func tell(_ name: String, _ reason: String) -> [Step] {
        guard seats[name]?.isTold == false else { return [] }
        seats[name]?.isTold = true
        return [.tell(name, reason: reason)]
    }

    private mutating func close(_ now: Duration) -> [Step] {
        names.compactMap { name in
            guard case .open(let since) = seats[name]?.state, seats[name]?.users.isEmpty == true,
                since + Self.rest <= now
            else { return nil }
            seats[name]?.state = .resting
            return .close(name)
        }
    }
}

extension EngineRoom.State {
    fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

/// Events that the room takes, and steps that it decides.
extension EngineRoom {
    enum Event: Sendable {
        /// The daemon speaks: the others may be started, to learn their voices.
        case daemonReady
        /// That utterance is to be spoken by that engine.
        case wanted(String, by: UtteranceID)
        case opened(String)
        /// It could not be started.
        case failed(String, reason: String)
        /// It speaks that utterance no more, or was not to begin: with a problem where it could not.
        case ended(UtteranceID, by: String, problem: String?)
        case time
        /// The settings were read again, and say this.
        case configured([Engine])
    }

    enum Step: Sendable, Equatable {
        case open(String)
        case close(String)
        /// There are more engines, or other ones: it is not known which voices they have.
        case changed
        case speak(UtteranceID, with: String)
        /// espeak-ng speaks it in that engine's place.
        case replace(UtteranceID, of: String)
        /// The log is told that it cannot be started.
        case note(String, reason: String)
        /// The user and the log are told that its voices are gone.
        case tell(String, reason: String)
    }
}
