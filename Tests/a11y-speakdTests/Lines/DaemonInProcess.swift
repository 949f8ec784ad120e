// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization
import TestSupport

@testable import a11y_speakd

/// A daemon without a socket for the library's client, on connections that the test cuts at a given byte.
actor DaemonInProcess {
    private var stage = SessionStage()
    private var sessions: [Int: (session: Session, framer: LineFramer)] = [:]
    private let cuts: Mutex<[Cut]>
    private let connections = Mutex(0)

    /// The bytes of one connection that arrive in each direction before it is cut.
    struct Cut: Sendable {
        var up = Int.max
        var down = Int.max
        /// Whether the daemon notices the end of the connection.
        var isNoticed = true
    }

    /// - Parameter cuts: cuts of the first connections; later connections are not cut.
    init(cuts: [Cut] = []) {
        self.cuts = Mutex(cuts)
    }

    /// A link to the daemon. Its clock makes waits take no time.
    nonisolated var link: DaemonLink {
        DaemonLink(clock: HurriedClock()) { () throws(ClientError) in self.connect() }
    }

    nonisolated var connectionCount: Int { connections.withLock { $0 } }

    private nonisolated func connect() -> CutTransport {
        let number = connections.withLock { count in
            count += 1
            return count
        }
        let cut = cuts.withLock { $0.isEmpty ? Cut() : $0.removeFirst() }
        let transport = CutTransport(up: cut.up, down: cut.down)
        Task {
            await open(number, transport)
            for await bytes in transport.upwards { await received(bytes, number) }
            if cut.isNoticed { await closed(number) }
        }
        return transport
    }

    private func open(_ number: Int, _ transport: CutTransport) {
        let connection = LineConnection(
            reply: { transport.deliver($0) }, notify: { transport.deliver($0) }, finish: { transport.close() })
        let session = Session(client: stage.daemon.connect(), connection: connection)
        sessions[number] = (session, LineFramer())
    }

    private func received(_ bytes: [UInt8], _ number: Int) {
        let lines = (try? sessions[number]?.framer.lines(adding: bytes)) ?? []
        for line in lines { sessions[number]?.session.received(line) }
    }

    private func closed(_ number: Int) {
        if let line = sessions[number]?.framer.rest() { sessions[number]?.session.received(line) }
        sessions.removeValue(forKey: number)?.session.close()
    }

    /// Hears all announcements to their end and returns the speaker's log.
    func hearAll() -> [String] {
        while stage.announcer.speaking != nil {
            stage.hearFirstSample()
            stage.hearEnd()
        }
        return stage.speaker.log
    }

    /// The elements and charts that are displayed, and the element with the focus.
    func shown() -> [String?] {
        var shown: [String?] = []
        for client in stage.daemon.all {
            shown += client.screen.displayed.map(\.id)
            shown += client.charts.described.map(\.id)
            shown.append(client.screen.focus)
        }
        return shown
    }
}

/// Passes `up` and `down` bytes in each direction, then closes.
final class CutTransport: ClientTransport {
    let bytes: AsyncStream<[UInt8]>
    let upwards: AsyncStream<[UInt8]>
    private let down: AsyncStream<[UInt8]>.Continuation
    private let up: AsyncStream<[UInt8]>.Continuation
    private let room: Mutex<(up: Int, down: Int)>

    init(up: Int, down: Int) {
        room = Mutex((up, down))
        (bytes, self.down) = AsyncStream.makeStream(of: [UInt8].self)
        (upwards, self.up) = AsyncStream.makeStream(of: [UInt8].self)
    }

    func send(_ bytes: [UInt8]) { pass(bytes, isUp: true) }

    func deliver(_ bytes: [UInt8]) { pass(bytes, isUp: false) }

    func close() {
        up.finish()
        down.finish()
    }

    private func pass(_ bytes: [UInt8], isUp: Bool) {
        let isCut = room.withLock { room in
            let part = bytes.prefix(isUp ? room.up : room.down)
            if isUp { room.up -= part.count } else { room.down -= part.count }
            if !part.isEmpty { (isUp ? up : down).yield(Array(part)) }
            return part.count < bytes.count
        }
        if isCut { close() }
    }
}
