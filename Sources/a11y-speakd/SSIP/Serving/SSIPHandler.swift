// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Joins a connection to its session of Speech Dispatcher's protocol: bytes both ways, and the ends of both.
final class SSIPHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let clients: SSIPClients
    private let refusal: WireError?
    private var session: SSIPSession?
    private var context: ChannelHandlerContext?
    private var alarm: LoopAlarm?
    /// Answers are gathered, and go out together.
    private var isReading = false
    private var isListening = true
    private let portion = ReadPortion(smallest: 512)
    /// Rings when nothing has come for long of a text that takes much room.
    private var patience: LoopAlarm?

    /// How long the rest of a text may be waited for.
    static let longestWait = Duration.seconds(30)
    /// Bytes that may be kept for longer.
    static let freeRoom = 64 << 10

    /// - Parameter refusal: why this peer may not be heard, when that is so. The protocol has no word for it.
    init(clients: SSIPClients, refusal: WireError?) {
        self.clients = clients
        self.refusal = refusal
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        guard refusal == nil else { return context.close(promise: nil) }
        alarm = LoopAlarm(loop: context.eventLoop) { [weak self] in self?.session?.advance() }
        patience = LoopAlarm(loop: context.eventLoop) { [weak self] in self?.session?.giveTextUp() }
        let connection = SSIPConnection(
            send: { [weak self] in self?.send($0) }, flush: { [weak self] in self?.flush() },
            isWritable: { [weak self] in self?.context?.channel.isWritable ?? false },
            wake: { [weak self] in self?.alarm?.set(after: $0) }, finish: { [weak self] in self?.finish() })
        session = SSIPSession(clients: clients, connection: connection)
        PeerProcess.find(at: context.channel) { [weak self] in self?.session?.process = $0 }
        context.channel.setOption(.recvAllocator, value: portion).whenFailure { _ in }
        context.channel.setOption(.maxMessagesPerRead, value: 1).whenFailure { _ in }
    }

    func channelInactive(context: ChannelHandlerContext) {
        session?.close()
        session = nil
        alarm = nil
        patience?.set(after: nil)
        patience = nil
        self.context = nil
        clients.daemon.announcer.journal?.release()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReading = true
        clients.daemon.announcer.journal?.hold()
        session?.received(unwrapInboundIn(data).readableBytesView)
        portion.fit(textSoFar: session?.textSoFar ?? 0)
    }

    /// The answers to all that came at once go out at once.
    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        answered(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { session?.inputEnded() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { proceed(context) } else { listen(context) }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// A client that does not take its answers in is not listened to: they would only pile up. It loses none of them.
    private func listen(_ context: ChannelHandlerContext) {
        let isListening = context.channel.isWritable && session?.isBehind == false
        guard isListening != self.isListening else { return }
        self.isListening = isListening
        context.channel.setOption(.autoRead, value: isListening).whenFailure { _ in }
    }

    private func proceed(_ context: ChannelHandlerContext) {
        guard !isReading else { return }
        isReading = true
        session?.proceed()
        isReading = false
        answered(context)
    }

    private func answered(_ context: ChannelHandlerContext) {
        clients.daemon.announcer.journal?.release()
        context.flush()
        listen(context)
        let waits = isListening && session?.unfinishedCount ?? 0 > Self.freeRoom
        patience?.set(after: waits ? Self.longestWait : nil)
    }

    private func send(_ bytes: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        if !isReading { flush() }
    }

    private func flush() {
        clients.daemon.announcer.journal?.release()
        context?.flush()
    }

    private func finish() {
        guard let context else { return }
        clients.daemon.announcer.journal?.release()
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { [weak self] _ in
            self?.context?.close(promise: nil)
        }
    }
}
