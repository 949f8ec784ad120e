// SPDX-License-Identifier: GPL-3.0-or-later

import CPipeWire
import Glibc

/// One playback stream on a PipeWire server. It is kept open, and is inactive while nothing is spoken.
///
/// `@unchecked Sendable`: every stored `var`, and the connection, is touched only with the connection's lock held, by
/// `locked` or by a callback, which libpipewire calls with the lock held. The reel is written with the lock held. The
/// graph's thread reads it in C, and shares only atomics with the writer. An instance lives as long as the process.
final class PipeWireStream: ServerStream, @unchecked Sendable {
    private let connection: OpaquePointer
    private let reel: OpaquePointer
    let sampleRate: Int
    /// The sink that the user has chosen.
    let sinkName: String?
    private(set) var graph = PipeWireGraph()
    private var isConnecting = false
    private var link = Link.inactive
    private var cycle = PipeWireCycle()
    /// The number of the last question to the server, and of the last question that was answered.
    private var question: (asked: Int32, answered: Int32) = (0, -1)
    private var alarms: [PipeWireAlarm: () -> Void] = [:]
    /// Called with the lock held, when a stream that was ready no longer is.
    var onLost: (String) -> Void = { _ in }
    /// Called with the lock held, when the stream has another sink, or none.
    var onChange: () -> Void = {}
    /// Called with the lock held, when the marked frame is about to sound, or the sound is about to end.
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

    /// Longer than any live server needs to answer, and longer than its session manager takes to link a stream. In
    /// nanoseconds.
    private static let (patience, linking): (Int64, Int64) = (2_000_000_000, 500_000_000)
    /// In frames: twelve seconds, and a power of two. Frames that were cut take room until the next cycle.
    private static let capacity = 1 << 18

    init(sampleRate: Int, sinkName: String?) throws(LazySink.Missing) {
        if let missing = pipewire_load() {
            throw LazySink.Missing(reason: "libpipewire is not installed (there is no \(String(cString: missing)))")
        }
        self.sampleRate = sampleRate
        self.sinkName = sinkName
        let me = PipeWireListener()
        var events = PipeWireListener.events
        guard let reel = pipewire_reel_new(Self.capacity, UInt32(sampleRate)),
            let connection = pipewire_new(&events, Unmanaged.passRetained(me).toOpaque(), reel, UInt32(sampleRate))
        else { throw LazySink.Missing(reason: "libpipewire cannot be used: its plugins are not installed") }
        self.reel = reel
        self.connection = connection
        locked { me.stream = self }
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pipewire_lock(connection)
        defer { pipewire_unlock(connection) }
        return body()
    }

    /// Lets other threads in until `signal`, but at most for this time.
    func wait(_ nanoseconds: Int64) { pipewire_wait(connection, UInt64(max(0, nanoseconds))) }

    func signal() { pipewire_signal(connection) }

    var now: Int64 { pipewire_now() }

    var isReady: Bool { !isConnecting && !isLost && pipewire_connection_state(connection) == pipewire_ready }

    var silence: String? { graph.silence(of: pipewire_node(connection)) }

    /// The sink to which the stream plays.
    var device: String? { graph.sink(of: pipewire_node(connection)) }

    /// Also waits a moment for the session manager. When a session manager restarts, a stream may stay without a link,
    /// as with WirePlumber before 0.5. So a new stream replaces one without a link, if there is a sink.
    func connect() -> String? {
        // Waiting lets other threads in.
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

    /// Ends the connection, even to a server that does not answer. Must not be called in a callback of the server.
    func disconnect() {
        pipewire_disconnect(connection)
        (graph, link, question.answered) = (PipeWireGraph(), .inactive, -1)
    }

    /// An active stream keeps its device awake, and the graph's cycles short.
    func setActive(_ active: Bool) {
        guard isReady, active != isActive else { return }
        link = active ? .active : .inactive
        pipewire_set_active(connection, active)
    }

    /// The latency that is requested of the graph while the stream is active.
    private var latency: String { "\(cycle.length)/48000" }

    /// Requests longer cycles when some are missed, and shorter ones when none is.
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

    /// The number of frames written that the graph has not taken.
    var ahead: Int { Int(pipewire_reel_ahead(reel)) }

    /// - Returns: the number of frames for which there was room.
    func write(_ frames: UnsafeBufferPointer<StereoFrame>) -> Int {
        frames.withMemoryRebound(to: pipewire_frame.self) { pipewire_reel_write(reel, $0.baseAddress, $0.count) }
    }

    /// Marks the frame that is written next. `onTurn` is called when that frame sounds.
    func mark() { pipewire_reel_mark(reel) }

    /// Silences all frames written so far.
    func cut(fading: Bool) { pipewire_reel_cut(reel, fading) }
}

/// The purposes for which the sink sets a time to check again.
enum PipeWireAlarm: UInt32 {
    case look, rest, pause
}

extension PipeWireStream {
    /// Calls `body` with the lock held after this time. Replaces an earlier call for the same purpose.
    func set(_ alarm: PipeWireAlarm, after nanoseconds: Int64, _ body: @escaping () -> Void) {
        alarms[alarm] = body
        pipewire_set_alarm(connection, alarm.rawValue, UInt64(max(1, nanoseconds)))
    }

    func cancel(_ alarm: PipeWireAlarm) {
        guard alarms.removeValue(forKey: alarm) != nil else { return }
        pipewire_set_alarm(connection, alarm.rawValue, 0)
    }
}

/// The events of the server; with the lock held.
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

/// Passes the events of the connection to its stream.
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

/// The length of cycle that is requested of the graph during speech. The shorter it is, the sooner a word is heard, or
/// silenced. A missed cycle leaves a gap in the sound of all programs, so a machine that does not keep up gets longer
/// cycles. A value type.
struct PipeWireCycle {
    /// In frames, at 48 kHz: 1.3 ms, 2.7 ms or 5.3 ms.
    private(set) var length = shortest

    private static let (shortest, longest) = (64, 256)
    /// `limit` misses within `stretch` cycles are too many.
    private static let (limit, stretch): (UInt64, UInt64) = (3, 4_000)
    /// The number of cycles without a miss after which shorter ones are requested. It doubles each time that cycles
    /// were too short.
    private var patience: UInt64 = 12_000
    private static let maxPatience: UInt64 = 768_000
    /// The counts at the start of the current stretch of cycles.
    private var start: (turns: UInt64, missed: UInt64) = (0, 0)

    /// - Parameters:
    ///   - turns: the number of cycles so far.
    ///   - missed: the number of misses so far.
    /// - Returns: whether the length has changed.
    mutating func take(turns: UInt64, missed: UInt64) -> Bool {
        let old = length
        if missed - start.missed >= Self.limit, length < Self.longest {
            length *= 2
            patience = min(patience * 2, Self.maxPatience)
        } else if missed == start.missed, turns - start.turns >= patience, length > Self.shortest {
            length /= 2
        } else if missed == start.missed || turns - start.turns < Self.stretch {
            return false
        }
        start = (turns, missed)
        return length != old
    }
}
