// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Decides which engines besides espeak-ng run, and which utterances wait for an engine. A value type: takes events,
/// returns steps, which ``EngineSynthesizer`` performs. Times are on a clock that does not go back.
struct EnginePool: Sendable {
    fileprivate enum State: Sendable, Equatable {
        case resting
        case opening
        /// No utterance has used the engine since then.
        case open(since: Duration)
        /// The engine could not be started, and is not tried again before `until`.
        case missing(until: Duration, reason: String)
    }

    private struct Seat: Sendable {
        var state = State.resting
        /// Whether the engine's voices are known.
        var isKnown = false
        /// Whether the engine was started for its voices alone.
        var isAsked = false
        /// Whether trouble was reported since the engine last spoke.
        var troubleIsReported = false
        var waiting: [UtteranceID] = []
        var users: Set<UtteranceID> = []

        var isIdle: Bool { users.isEmpty && waiting.isEmpty && state != .opening }
    }

    /// In the order in which the engines are started to learn their voices.
    private(set) var engines: [Engine]
    private var seats: [String: Seat]
    private var isLearning = false
    /// The engines of the user's own voices. They are started before they are needed, and not ended.
    private var chosen: Set<String> = []
    /// New settings, while an engine that they change is in use.
    private var settings: [Engine]?

    /// An engine that is unused for this time is ended; its voices stay known.
    static let rest = Duration.seconds(300)
    /// An engine that could not be started is not tried again for this time.
    static let pause = Duration.seconds(60)

    /// - Parameters:
    ///   - engines: the engines besides espeak-ng.
    ///   - known: the names of the engines whose voices an earlier start has found out.
    ///   - problems: why engines could not be started, by their names, as an earlier start has found out.
    init(_ engines: [Engine], known: Set<String> = [], problems: [String: String] = [:]) {
        self.engines = engines
        seats = Dictionary(
            engines.map { engine in
                var seat = Seat(isKnown: known.contains(engine.name))
                if let reason = problems[engine.name] { seat.state = .missing(until: .zero, reason: reason) }
                return (engine.name, seat)
            }
        ) { first, _ in first }
    }

    var names: [String] { engines.map(\.name) }

    /// Engines that have not reported their voices yet, and may still do so.
    var unknown: Set<String> {
        Set(names.filter { seats[$0].map { !$0.isKnown && !$0.state.isMissing } ?? false })
    }

    /// Why an engine cannot be started; nil when no reason is known.
    func problem(of name: String) -> String? {
        guard case .missing(_, let reason) = seats[name]?.state else { return nil }
        return reason
    }

    /// Whether an engine can be used, as far as is known. A module on the system without its program cannot.
    func isUsable(_ engine: Engine) -> Bool {
        guard let seat = seats[engine.name] else { return false }
        return engine.isNamed || seat.isKnown || !seat.state.isMissing
    }

    /// The time at which an unused engine may be ended; nil when there is none.
    var deadline: Duration? {
        seats.compactMap { name, seat in
            guard case .open(let since) = seat.state, seat.users.isEmpty, !chosen.contains(name) else { return nil }
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
            return openChosen() + learn()
        case .chosen(let names):
            chosen = names
            return openChosen()
        case .expected(let name):
            seats[name]?.isAsked = false
            return seats[name]?.state == .resting ? open(name) : []
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

extension EnginePool {
    /// Starts the next engine whose voices are unknown. Only one at a time, because the machine has just begun to
    /// speak.
    private mutating func learn() -> [Step] {
        guard isLearning, !seats.values.contains(where: { $0.state == .opening }),
            let next = names.first(where: { seats[$0]?.isKnown == false && seats[$0]?.state == .resting })
        else { return [] }
        seats[next]?.isAsked = true
        return open(next)
    }

    /// Applies new settings as soon as no engine that they change is in use. Engines that could not be started are
    /// tried again. Engines that the settings no longer name stay, because clients know their voices.
    private mutating func settle() -> [Step] {
        guard let settings else { return [] }
        let changed = settings.filter { new in engines.contains { $0.name == new.name && $0 != new } }.map(\.name)
        guard changed.allSatisfy({ seats[$0]?.isIdle == true }) else { return [] }
        self.settings = nil
        // The findings of earlier starts stay true until the daemon speaks.
        let missing = isLearning ? names.filter { seats[$0]?.state.isMissing == true } : []
        let ended = changed.filter { seats[$0]?.state != .resting && !missing.contains($0) }
        for name in missing { seats[name]?.state = .resting }
        for name in settings.map(\.name) where seats[name] == nil || changed.contains(name) { seats[name] = Seat() }
        let kept = engines.filter { old in !settings.contains { $0.name == old.name } }
        guard engines != kept + settings || !missing.isEmpty else { return [] }
        engines = kept + settings
        return ended.map(Step.close) + [.changed] + learn()
    }

    private mutating func openChosen() -> [Step] {
        guard isLearning else { return [] }
        return names.filter { chosen.contains($0) && seats[$0]?.state == .resting }.flatMap { open($0) }
    }

    private mutating func open(_ name: String) -> [Step] {
        seats[name]?.state = .opening
        return [.open(name)]
    }

    private mutating func want(_ name: String, _ id: UtteranceID, _ now: Duration) -> [Step] {
        seats[name]?.isAsked = false
        switch seats[name]?.state {
        case nil: return [.replace(id, of: name)]
        case .missing(let until, let reason) where now < until:
            return reportProblem(name, reason) + [.replace(id, of: name)]
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
        // An engine that was started for its voices alone is ended.
        let isNeeded = !seat.isAsked || chosen.contains(name)
        let steps: [Step] = isNeeded ? seat.waiting.map { .speak($0, with: name) } : [.close(name)]
        seat.users.formUnion(seat.waiting)
        (seat.waiting, seat.state, seat.isKnown) = ([], isNeeded ? .open(since: now) : .resting, true)
        seats[name] = seat
        return steps + learn()
    }

    private mutating func failed(_ name: String, _ reason: String, _ now: Duration) -> [Step] {
        guard let waiting = seats[name]?.waiting else { return [] }
        seats[name]?.waiting = []
        seats[name]?.state = .missing(until: now + Self.pause, reason: reason)
        // No utterance needs this engine, so its failure is only logged, and only if the user has named it.
        let isNamed = engines.contains { $0.name == name && $0.isNamed }
        let told: [Step] =
            waiting.isEmpty ? (isNamed ? [.note(name, reason: reason)] : []) : reportProblem(name, reason)
        return told + waiting.map { .replace($0, of: name) } + learn()
    }

    private mutating func ended(_ id: UtteranceID, _ name: String, _ problem: String?, _ now: Duration) -> [Step] {
        guard var seat = seats[name] else { return [] }
        seat.waiting.removeAll { $0 == id }
        let hasSpoken = seat.users.remove(id) != nil
        if case .open = seat.state { seat.state = .open(since: now) }
        if hasSpoken, problem == nil { seat.troubleIsReported = false }
        seats[name] = seat
        return problem.map { reportProblem(name, $0) } ?? []
    }

    /// Reports trouble once, until the engine has spoken again.
    private mutating func reportProblem(_ name: String, _ reason: String) -> [Step] {
        guard seats[name]?.troubleIsReported == false else { return [] }
        seats[name]?.troubleIsReported = true
        return [.reportProblem(name, reason: reason)]
    }

    private mutating func close(_ now: Duration) -> [Step] {
        names.compactMap { name in
            guard case .open(let since) = seats[name]?.state, seats[name]?.users.isEmpty == true,
                !chosen.contains(name), since + Self.rest <= now
            else { return nil }
            seats[name]?.state = .resting
            return .close(name)
        }
    }
}

extension EnginePool.State {
    fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

/// Events that the room takes, and steps that it decides.
extension EnginePool {
    enum Event: Sendable {
        /// The daemon speaks, so the other engines may be started to learn their voices.
        case daemonReady
        /// The user's own voices are those of these engines.
        case chosen(Set<String>)
        /// A text that waits will need an engine.
        case expected(String)
        /// An utterance needs an engine.
        case wanted(String, by: UtteranceID)
        case opened(String)
        /// The engine could not be started.
        case failed(String, reason: String)
        /// The engine has ended an utterance, or must not begin it; with a problem when it could not speak.
        case ended(UtteranceID, by: String, problem: String?)
        case time
        /// The settings were read again, and name these engines.
        case configured([Engine])
    }

    enum Step: Sendable, Equatable {
        case open(String)
        case close(String)
        /// Engines were added or changed, and their voices are unknown.
        case changed
        case speak(UtteranceID, with: String)
        /// espeak-ng speaks the utterance in place of the engine.
        case replace(UtteranceID, of: String)
        /// Logs that the engine cannot be started.
        case note(String, reason: String)
        /// Reports to the user and the log that the engine's voices are missing.
        case reportProblem(String, reason: String)
    }
}
