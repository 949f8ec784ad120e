// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Joins a connection to its session: bytes to lines, lines to bytes, and the ends of both.
final class SessionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let daemon: Clients
    private let refusal: WireError?
    private var session: Session?
    private var intake = LineIntake()
    private var context: ChannelHandlerContext?
    private var isReading = false
    private var isListening = true
    private var eventsDropped = 0
    /// A few milliseconds of work.
    private let portion = ReadPortion(smallest: 4096)
    /// Set while a line is there that has not ended, and not at each of them.
    private lazy var patience = context.map { context in
        LoopAlarm(loop: context.eventLoop) { [weak self] in self?.checkPatience() }
    }
    private var isWaiting = false

    /// - Parameter refusal: why this peer may not be heard, when that is so.
    init(daemon: Clients, refusal: WireError?) {
        self.daemon = daemon
        self.refusal = refusal
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        let connection = Connection(
            reply: { [weak self] in self?.reply($0) }, notify: { [weak self] in self?.writeEvent($0) },
            finish: { [weak self] in self?.finish() })
        let session = Session(id: daemon.nextClient(), daemon: daemon, connection: connection)
        self.session = session
        context.channel.setOption(.recvAllocator, value: portion).whenFailure { _ in }
        context.channel.setOption(.maxMessagesPerRead, value: 1).whenFailure { _ in }
        PeerProcess.find(at: context.channel) { [weak session] in session?.process = $0 }
        guard let refusal else { return }
        session.refuseLine(refusal)
        finish()
    }

    func channelInactive(context: ChannelHandlerContext) {
        session?.close()
        session = nil
        patience?.set(after: nil)
        self.context = nil
        daemon.announcer.journal?.release()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard refusal == nil else { return }
        isReading = true
        daemon.announcer.journal?.hold()
        intake.add(unwrapInboundIn(data).readableBytesView, now: now(context))
        carryOut(context)
        portion.fit(textSoFar: intake.unfinishedCount)
    }

    /// The answers to all lines that came at once go out at once, after what was accepted is written down.
    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        daemon.announcer.journal?.release()
        context.flush()
        listen(context)
        watch(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent, refusal == nil {
            intake.end()
            goOn()
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            if eventsDropped > 0 { confessDroppedEvents() }
            // Not at once: this may be in the middle of something.
            if !intake.isEmpty { context.eventLoop.assumeIsolated().execute { [weak self] in self?.goOn() } }
        }
        listen(context)
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// A client that does not take its answers in is not served: they would only pile up. It loses none of them.
    private func carryOut(_ context: ChannelHandlerContext) {
        while context.channel.isWritable, let step = intake.next() {
            switch step {
            case .line(let line): session?.received(line)
            case .tooLong(let limit):
                let sentence = "A line is longer than \(limit) bytes, so the connection is closed: send shorter texts."
                session?.refuseLine(WireError(.lineTooLong, sentence))
                finish()
            case .unfinished:
                let sentence =
                    "This line has not ended within \(LineIntake.patience.components.seconds) seconds, so it is not "
                    + "carried out: send each line whole."
                session?.refuseLine(WireError(.unfinishedLine, sentence))
            case .end: session?.inputEnded()
            }
        }
    }

    /// The same, when nothing is being read.
    private func goOn() {
        guard let context, !isReading else { return }
        isReading = true
        daemon.announcer.journal?.hold()
        carryOut(context)
        channelReadComplete(context: context)
    }

    /// It is not listened to either, until it takes its answers in.
    private func listen(_ context: ChannelHandlerContext) {
        let isListening = context.channel.isWritable && intake.isEmpty
        guard isListening != self.isListening else { return }
        self.isListening = isListening
        if isListening { intake.resumed(now: now(context)) }
        context.channel.setOption(.autoRead, value: isListening).whenFailure { _ in }
    }

    private func watch(_ context: ChannelHandlerContext) {
        guard !isWaiting, isListening, let deadline = intake.deadline else { return }
        isWaiting = true
        patience?.set(at: deadline, now: now(context))
    }

    private func checkPatience() {
        isWaiting = false
        guard let context else { return }
        if isListening { intake.expire(now: now(context)) }
        goOn()
    }

    private func now(_ context: ChannelHandlerContext) -> Duration {
        .nanoseconds(Int64(clamping: context.eventLoop.now.uptimeNanoseconds))
    }

    /// Whoever sent one line waits for its answer: that goes out before what follows from it is done, unless that is sound after
    /// silence, which is waited for more.
    private func reply(_ line: [UInt8]) {
        write(line)
        guard isReading, intake.isEmpty, daemon.announcer.speaking != nil else { return }
        guard daemon.announcer.journal?.isWritten ?? true else { return }
        context?.flush()
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
