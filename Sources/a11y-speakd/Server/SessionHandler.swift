// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Joins a connection to its session: bytes to lines, lines to bytes, and the ends of both.
final class SessionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let daemon: DaemonState
    private let refusal: String?
    private var session: Session?
    private var framer = LineFramer()
    private var context: ChannelHandlerContext?
    private var isReading = false
    private var eventsDropped = 0

    /// - Parameter refusal: why this peer may not be heard, when that is so.
    init(daemon: DaemonState, refusal: String?) {
        self.daemon = daemon
        self.refusal = refusal
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        let connection = Connection(
            reply: { [weak self] in self?.write($0) }, notify: { [weak self] in self?.writeEvent($0) },
            finish: { [weak self] in self?.finish() })
        let session = Session(id: daemon.nextClient(), daemon: daemon, connection: connection)
        self.session = session
        guard let refusal else { return }
        session.refuseLine(WireError(.forbidden, refusal))
        finish()
    }

    func channelInactive(context: ChannelHandlerContext) {
        session?.close()
        session = nil
        self.context = nil
        daemon.announcer.journal?.release()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard refusal == nil, !framer.isOverLimit else { return }
        isReading = true
        daemon.announcer.journal?.hold()
        let bytes = unwrapInboundIn(data)
        let lines = (try? framer.lines(adding: bytes.readableBytesView)) ?? []
        for line in lines { session?.received(line) }
        guard framer.isOverLimit else { return }
        let sentence = "A line is longer than \(framer.limit) bytes, so the connection is closed: send shorter texts."
        session?.refuseLine(WireError(.lineTooLong, sentence))
        finish()
    }

    /// The answers to all lines that came at once go out at once, after what was accepted is written down.
    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        daemon.announcer.journal?.release()
        context.flush()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            if let line = framer.rest() { session?.received(line) }
            session?.inputEnded()
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// A client that does not read is not listened to: its answers would only pile up.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        let isWritable = context.channel.isWritable
        context.channel.setOption(.autoRead, value: isWritable).whenFailure { _ in }
        if isWritable && eventsDropped > 0 { confessDroppedEvents() }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func write(_ line: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: line)), promise: nil)
        guard !isReading else { return }
        daemon.announcer.journal?.flush()
        context.flush()
    }

    /// Nobody waits for a client that does not read: it loses events, and is told how many when it reads again.
    private func writeEvent(_ line: [UInt8]) {
        guard context?.channel.isWritable == true, eventsDropped == 0 else { return eventsDropped += 1 }
        write(line)
    }

    private func confessDroppedEvents() {
        let count = eventsDropped
        eventsDropped = 0
        session?.complain(
            WireError(.slowReader, "\(count) events were not sent, because this connection was not read."))
    }

    private func finish() {
        guard let context else { return }
        daemon.announcer.journal?.release()
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { [weak self] _ in
            self?.context?.close(promise: nil)
        }
    }
}
