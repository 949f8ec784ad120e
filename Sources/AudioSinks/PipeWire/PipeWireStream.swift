// SPDX-License-Identifier: GPL-3.0-or-later

import CPipeWire
import Glibc

/// One playback stream on a PipeWire server, kept open, inactive while nothing is said.
///
/// `@unchecked Sendable`: every stored `var`, and the connection, is touched only with the connection's lock held, by `locked` or
/// by a callback, which libpipewire calls with the lock held. The reel is written with the lock held, and read by the graph's
/// thread, in C, which shares nothing with it but atomics. An instance lives as long as the process.
final class PipeWireStream: ServerStream, @unchecked Sendable {
    private let connection: OpaquePointer
    private let reel: OpaquePointer
    let sampleRate: Int
    /// The sink that the user wants.
    let sinkName: String?
    private(set) var graph = PipeWireGraph()
    private var isConnecting = false
    private var link = Link.inactive
    private var cycle = PipeWireCycle()
    /// The numbers of the last question that was asked, and of the last that was answered.
    private var question: (asked: Int32, answered: Int32) = (0, -1)
    private var alarms: [PipeWireAlarm: () -> Void] = [:]
    /// Called with the lock held, when a stream that was ready no longer is.
    var onLost: (String) -> Void = { _ in }
    /// Called with the lock held, when the stream has another sink, or none.
    var onChange: () -> Void = {}
    /// Called with the lock held, when the marked frame is about to sound, or the sound to end.
    var onTurn: () -> Void = {}
    /// Called with the lock held, when the server has answered the last question.
    var onAnswer: () -> Void = {}

    private enum Link {
        case inactive
        case active
        /// The server has ended the connection.
        case lost
    }

    private var isLost: Bool { link == .lost }

    var isActive: Bool { link == .active }

    /// Longer than any live server needs, and than its session manager takes to link a stream. Nanoseconds.
    private static let (patience, linking): (Int64, Int64) = (2_000_000_000, 500_000_000)
    /// In frames: twelve seconds, and a power of two. What was cut takes room until the next cycle.
    private static let capacity = 1 << 18

    init(sampleRate: Int, sinkName: String?) throws(LateSink.Missing) {
        if let missing = pipewire_load() {
            throw LateSink.Missing(reason: "libpipewire is not installed (there is no \(String(cString: missing)))")
        }
        self.sampleRate = sampleRate
        self.sinkName = sinkName
        let me = PipeWireListener()
        var events = PipeWireListener.events
        guard let reel = pipewire_reel_new(Self.capacity, UInt32(sampleRate)),
            let connection = pipewire_new(&events, Unmanaged.passRetained(me).toOpaque(), reel, UInt32(sampleRate))
        else { throw LateSink.Missing(reason: "libpipewire cannot be used: its plugins are not installed") }
        self.reel = reel
        self.connection = connection
        locked { me.stream = self }
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pipewire_lock(connection)
        defer { pipewire_unlock(connection) }
        return body()
    }

    /// Lets others in until `signal`, or so long.
    func wait(_ nanoseconds: Int64) { pipewire_wait(connection, UInt64(max(0, nanoseconds))) }

    func signal() { pipewire_signal(connection) }

    var now: Int64 { pipewire_now() }

    var isReady: Bool { !isConnecting && !isLost && pipewire_connection_state(connection) == pipewire_ready }

    var silence: String? { graph.silence(of: pipewire_node(connection)) }

    /// The sink that it plays to.
    var device: String? { graph.sink(of: pipewire_node(connection)) }

    /// Waits a moment for the session manager too. One that restarts may leave a stream that another had linked alone, as
    /// WirePlumber before 0.5 does, so a stream that is linked to nothing where there is a sink makes place for a new one.
    func connect() -> String? {
        // Waiting lets others in.
        while isConnecting { wait(Self.patience) }
        if isReady, device != nil || !graph.hasSink { return nil }
        isConnecting = true
        defer {
            isConnecting = false
            signal()
        }
        disconnect()
        let code = pipewire_connect(connection, sinkName, latency)
        guard code == 0 else {
            disconnect()
            return code == EHOSTDOWN || code == ENOENT || code == ECONNREFUSED
                ? "there is no PipeWire server" : failed(String(cString: strerror(code)))
        }
        question.asked = pipewire_ask(connection)
        let deadline = now + Self.patience
        while !isGreeted, !isLost {
            guard now < deadline else { return failed("it did not answer within 2 s") }
            wait(deadline - now)
        }
        let linked = now + Self.linking
        while !isLost, graph.hasSink, device == nil, now < linked { wait(linked - now) }
        return isLost ? failed(String(cString: pipewire_error(connection))) : nil
    }

    private var isGreeted: Bool {
        pipewire_connection_state(connection) == pipewire_ready && question.answered == question.asked
    }

    private func failed(_ why: String) -> String {
        disconnect()
        return "could not connect to PipeWire: \(why)"
    }

    /// Ends the connection, also to a server that does not answer. Not from a callback of the server's.
    func disconnect() {
        pipewire_disconnect(connection)
        (graph, link, question.answered) = (PipeWireGraph(), .inactive, -1)
    }

    /// An active stream keeps its device awake, and its cycles short.
    func setActive(_ active: Bool) {
        guard isReady, active != isActive else { return }
        link = active ? .active : .inactive
        pipewire_set_active(connection, active)
    }

    /// What the graph is asked for while the stream is active.
    private var latency: String { "\(cycle.length)/48000" }

    /// Asks for longer cycles where some are missed, and for shorter ones where none is.
    func adapt() {
        let progress = pipewire_reel_progress(reel)
        if isReady, cycle.take(turns: progress.turns, missed: progress.missed) {
            pipewire_set_latency(connection, latency)
        }
    }

    func ask() { question.asked = pipewire_ask(connection) }
}

/// The frames on their way to the graph.
extension PipeWireStream {
    var progress: PipeWirePlayback.Progress {
        let progress = pipewire_reel_progress(reel)
        return PipeWirePlayback.Progress(place: progress.place, time: progress.time, turns: progress.turns)
    }

    /// The place after the last frame written.
    var written: UInt64 { pipewire_reel_written(reel) }

    /// The frames written that the graph has not taken.
    var ahead: Int { Int(pipewire_reel_ahead(reel)) }

    /// - Returns: how many there was room for.
    func write(_ frames: UnsafeBufferPointer<StereoFrame>) -> Int {
        frames.withMemoryRebound(to: pipewire_frame.self) { pipewire_reel_write(reel, $0.baseAddress, $0.count) }
    }

    /// `onTurn` is called when the frame that is written next sounds.
    func mark() { pipewire_reel_mark(reel) }

    /// Nothing written so far is heard any more.
    func cut(fading: Bool) { pipewire_reel_cut(reel, fading) }
}

/// The times at which the sink looks again, each for one purpose.
enum PipeWireAlarm: UInt32 {
    case look, rest, pause
}

extension PipeWireStream {
    /// Calls `body` with the lock held after so long, in place of what was to be called for this purpose.
    func set(_ alarm: PipeWireAlarm, after nanoseconds: Int64, _ body: @escaping () -> Void) {
        alarms[alarm] = body
        pipewire_set_alarm(connection, alarm.rawValue, UInt64(max(1, nanoseconds)))
    }

    func cancel(_ alarm: PipeWireAlarm) {
        guard alarms.removeValue(forKey: alarm) != nil else { return }
        pipewire_set_alarm(connection, alarm.rawValue, 0)
    }
}

/// What the server says; with the lock held.
extension PipeWireStream {
    fileprivate func stateChanged() {
        signal()
        guard !isLost, pipewire_connection_state(connection) == pipewire_down else { return }
        link = .lost
        if !isConnecting { onLost(String(cString: pipewire_error(connection))) }
    }

    fileprivate func change(_ body: (inout PipeWireGraph) -> Void) {
        let old = device
        body(&graph)
        signal()
        if !isConnecting, isReady, device != old { onChange() }
    }

    fileprivate func answered(_ number: Int32) {
        question.answered = number
        signal()
        if !isConnecting, number == question.asked { onAnswer() }
    }

    fileprivate func rang(_ number: UInt32) {
        PipeWireAlarm(rawValue: number).flatMap { alarms.removeValue(forKey: $0) }?()
    }
}

/// Carries what the connection says to its stream.
private final class PipeWireListener {
    unowned(unsafe) var stream: PipeWireStream?

    static var events: pipewire_events {
        pipewire_events(
            state: { PipeWireListener.stream($0)?.stateChanged() },
            node: { me, id, name, kind in
                guard let name, let kind else { return }
                PipeWireListener.stream(me)?.change {
                    $0.add(node: id, name: String(cString: name), mediaClass: String(cString: kind))
                }
            },
            link: { me, id, from, to in PipeWireListener.stream(me)?.change { $0.add(link: id, from: from, to: to) } },
            volume: { me, id, isMuted, isAtZero in
                PipeWireListener.stream(me)?.change {
                    $0.set(SoundMuting.Outlet(isMuted: isMuted, isAtZero: isAtZero), of: id)
                }
            },
            gone: { me, id in PipeWireListener.stream(me)?.change { $0.remove(id) } },
            answered: { me, question in PipeWireListener.stream(me)?.answered(question) },
            turned: { PipeWireListener.stream($0)?.onTurn() },
            rang: { me, alarm in PipeWireListener.stream(me)?.rang(alarm) })
    }

    static func stream(_ me: UnsafeMutableRawPointer?) -> PipeWireStream? {
        me.flatMap { Unmanaged<PipeWireListener>.fromOpaque($0).takeUnretainedValue().stream }
    }
}

/// The cycle that the graph is asked for while there is speech: the shorter, the sooner a word is heard and silenced. Who misses a
/// cycle leaves a gap in everybody's sound, so a machine that does not keep up gets longer ones. A value.
struct PipeWireCycle {
    /// In frames, at 48 kHz: 1.3 ms, 2.7 or 5.3.
    private(set) var length = shortest

    private static let (shortest, longest) = (64, 256)
    /// So many misses in so many cycles are too many.
    private static let (limit, stretch): (UInt64, UInt64) = (3, 4_000)
    /// So many cycles without a miss earn shorter ones; it is doubled each time that some were too short.
    private var patience: UInt64 = 12_000
    private static let mostPatience: UInt64 = 768_000
    /// Where the current stretch of cycles began.
    private var start: (turns: UInt64, missed: UInt64) = (0, 0)

    /// - Parameters:
    ///   - turns: the cycles so far.
    ///   - missed: how often some were missed so far.
    /// - Returns: whether the length has changed.
    mutating func take(turns: UInt64, missed: UInt64) -> Bool {
        let old = length
        if missed - start.missed >= Self.limit, length < Self.longest {
            length *= 2
            patience = min(patience * 2, Self.mostPatience)
        } else if missed == start.missed, turns - start.turns >= patience, length > Self.shortest {
            length /= 2
        } else if missed == start.missed || turns - start.turns < Self.stretch {
            return false
        }
        start = (turns, missed)
        return length != old
    }
}
