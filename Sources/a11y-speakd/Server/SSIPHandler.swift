// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Joins a connection to its session of Speech Dispatcher's protocol: bytes both ways, and the ends of both.
final class SSIPHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let clients: SSIPClients
    private let refusal: String?
    private var session: SSIPSession?
    private var context: ChannelHandlerContext?
    private var alarm: Scheduled<Void>?
    private var isReading = false

    /// - Parameter refusal: why this peer may not be heard, when that is so. The protocol has no word for it.
    init(clients: SSIPClients, refusal: String?) {
        self.clients = clients
        self.refusal = refusal
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        guard refusal == nil else { return context.close(promise: nil) }
        let connection = SSIPConnection(
            send: { [weak self] in self?.send($0) },
            isWritable: { [weak self] in self?.context?.channel.isWritable ?? false },
            wake: { [weak self] in self?.wake(after: $0) }, finish: { [weak self] in self?.finish() })
        session = SSIPSession(clients: clients, connection: connection)
    }

    func channelInactive(context: ChannelHandlerContext) {
        session?.close()
        session = nil
        self.context = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReading = true
        session?.received(unwrapInboundIn(data).readableBytesView)
    }

    /// The answers to all that came at once go out at once.
    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        context.flush()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { session?.inputEnded() }
        context.fireUserInboundEventTriggered(event)
    }

    /// A client that does not take its answers in is not listened to: they would only pile up. It loses none of them.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        let isWritable = context.channel.isWritable
        context.channel.setOption(.autoRead, value: isWritable).whenFailure { _ in }
        if isWritable { proceed(context) }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func proceed(_ context: ChannelHandlerContext) {
        let wasReading = isReading
        isReading = true
        session?.proceed()
        isReading = wasReading
        if !isReading { context.flush() }
    }

    private func send(_ bytes: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        if !isReading { context.flush() }
    }

    private func wake(after delay: Duration?) {
        alarm?.cancel()
        guard let delay, let loop = context?.eventLoop.assumeIsolated() else { return }
        alarm = loop.scheduleTask(in: TimeAmount(max(delay, .zero))) { [weak self] in self?.session?.advance() }
    }

    private func finish() {
        guard let context else { return }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { [weak self] _ in
            self?.context?.close(promise: nil)
        }
    }
}
