// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// The input that a connection has received and not carried out yet.
struct Backlog: Equatable {
    /// Everything complete is carried out.
    var isEmpty = true
    /// Bytes of an incomplete line or text.
    var unfinishedCount = 0
    /// When that must be complete; nil when there is no limit.
    var deadline: Duration?
}

/// A front end implements this for a connection. A ``ChannelPort`` transports its bytes and watches its deadline.
protocol ConnectionHandler: AnyObject {
    /// The least number of bytes to read at once: a few milliseconds of work.
    var smallestPortion: Int { get }
    var backlog: Backlog { get }
    /// Receives bytes, and carries out what is complete.
    func take(_ bytes: ByteBufferView, now: Duration)
    /// The client has finished sending; it may still read.
    func inputEnded()
    /// Carries out what was received, as long as the port is writable.
    func proceed()
    /// The client reads again.
    func becameWritable()
    /// The connection is read again: until now nothing could arrive.
    func resumed(now: Duration)
    /// Gives up what is incomplete at its deadline.
    func expire(now: Duration)
    /// The connection is closed.
    func closed()
}

extension ConnectionHandler {
    func becameWritable() {}
}

/// Connects a channel to the handler of its protocol: reads small portions, sends answers together and after accepted
/// requests are journaled, and stops reading from a client that does not read.
final class ChannelPort: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let open: (ChannelPort) -> (any ConnectionHandler)?
    private let journal: JournalKeeper?
    private var connection = Connection.none
    private var work: Work = []
    private var isListening = true
    /// The alarm for the deadline of the backlog; nil when it is not set. It is set once for a deadline, not at each portion.
    private var patience: LoopAlarm?

    private enum Connection {
        /// The client has not connected yet, or has disconnected.
        case none
        /// Input is ignored: the handler is being made, or the peer was refused.
        case ignored(ChannelHandlerContext)
        case served(ChannelHandlerContext, by: any ConnectionHandler, ReadPortion)
    }

    /// The port's own calls in progress. A flush may be part of a read.
    private struct Work: OptionSet {
        let rawValue: UInt8

        /// Input is being carried out. Answers are collected until its end.
        static let reading = Work(rawValue: 1)
        static let flushing = Work(rawValue: 2)
    }

    /// - Parameter open: makes the handler of a client that has connected; refuses the peer and returns nil otherwise.
    init(journal: JournalKeeper?, open: @escaping (ChannelPort) -> (any ConnectionHandler)?) {
        (self.journal, self.open) = (journal, open)
    }

    func channelActive(context: ChannelHandlerContext) {
        // The handler that is being made may already write, and ask for alarms.
        connection = .ignored(context)
        guard let handler = open(self) else { return }
        let portion = ReadPortion(smallest: handler.smallestPortion)
        connection = .served(context, by: handler, portion)
        context.channel.setOption(.recvAllocator, value: portion).whenFailure { _ in }
        context.channel.setOption(.maxMessagesPerRead, value: 1).whenFailure { _ in }
    }

    func channelInactive(context: ChannelHandlerContext) {
        handler?.closed()
        patience.take()?.set(after: nil)
        connection = .none
        journal?.release()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        work.insert(.reading)
        journal?.hold()
        guard case .served(_, let handler, let portion) = connection else { return }
        handler.take(unwrapInboundIn(data).readableBytesView, now: now(context))
        portion.fit(textSoFar: handler.backlog.unfinishedCount)
    }

    func channelReadComplete(context: ChannelHandlerContext) { answered(context) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            handler?.inputEnded()
            resume()
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { becameWritable(context) }
        listen(context)
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}

/// The state and the actions that the handler uses.
extension ChannelPort {
    /// While true, answers are collected.
    var isReading: Bool { work.contains(.reading) }

    /// The client reads what it is sent.
    var isWritable: Bool { context?.channel.isWritable ?? false }

    /// Everything accepted is in the journal.
    var isJournaled: Bool { journal?.isWritten ?? true }

    func write(_ bytes: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        guard !isReading else { return }
        journal?.flush()
        flush(context)
    }

    /// Sends what was written so far.
    func flush() {
        guard let context else { return }
        journal?.release()
        if isReading { journal?.hold() }
        flush(context)
    }

    /// Closes once everything is sent.
    func finish() {
        guard let context else { return }
        journal?.release()
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { [weak self] _ in
            self?.close()
        }
    }

    /// Closes at once.
    func close() { context?.close(promise: nil) }

    /// An alarm on this connection's event loop.
    func alarm(_ ring: @escaping () -> Void) -> LoopAlarm? { context.map { LoopAlarm(loop: $0.eventLoop, ring: ring) } }

    /// Finds the process that has connected, if the system knows it.
    func findProcess(_ found: @escaping (PeerProcess) -> Void) {
        if let context { PeerProcess.find(at: context.channel, found) }
    }
}

extension ChannelPort {
    private var context: ChannelHandlerContext? {
        switch connection {
        case .none: nil
        case .ignored(let context), .served(let context, _, _): context
        }
    }

    private var handler: (any ConnectionHandler)? {
        if case .served(_, let handler, _) = connection { handler } else { nil }
    }

    private var backlog: Backlog { handler?.backlog ?? Backlog() }

    /// Continues, unless the port is reading already.
    private func resume() {
        guard let context, !isReading else { return }
        work.insert(.reading)
        journal?.hold()
        handler?.proceed()
        answered(context)
    }

    /// Answers to requests that arrived together are sent together, after accepted ones are journaled.
    private func answered(_ context: ChannelHandlerContext) {
        work.remove(.reading)
        journal?.release()
        flush(context)
        listen(context)
        watch(context)
    }

    private func flush(_ context: ChannelHandlerContext) {
        let isOutermost = work.insert(.flushing).inserted
        context.flush()
        if isOutermost { work.remove(.flushing) }
    }

    private func becameWritable(_ context: ChannelHandlerContext) {
        handler?.becameWritable()
        guard !backlog.isEmpty else { return }
        guard work.contains(.flushing) else { return resume() }
        // The code that writes may be in the middle of something.
        context.eventLoop.assumeIsolated().execute { [weak self] in self?.resume() }
    }

    /// A client that does not read its answers is not read from: they would pile up. It loses none of them.
    private func listen(_ context: ChannelHandlerContext) {
        let isListening = context.channel.isWritable && backlog.isEmpty
        guard isListening != self.isListening else { return }
        self.isListening = isListening
        if isListening { handler?.resumed(now: now(context)) }
        context.channel.setOption(.autoRead, value: isListening).whenFailure { _ in }
        watch(context)
    }

    private func watch(_ context: ChannelHandlerContext) {
        guard patience == nil, isListening, let deadline = backlog.deadline else { return }
        patience = alarm { [weak self] in self?.checkPatience() }
        patience?.set(at: deadline, now: now(context))
    }

    private func checkPatience() {
        patience = nil
        guard let context else { return }
        if isListening { handler?.expire(now: now(context)) }
        resume()
    }

    private func now(_ context: ChannelHandlerContext) -> Duration {
        .nanoseconds(Int64(clamping: context.eventLoop.now.uptimeNanoseconds))
    }
}

/// The bytes read from a connection at once: few, so that a client that sends a thousand messages takes turns with the
/// others, but more and more for a long text.
final class ReadPortion: RecvByteBufferAllocator {
    static let largest = 64 << 10

    private let smallest: Int
    private let size: Atomic<Int>

    init(smallest: Int) {
        self.smallest = smallest
        size = Atomic(smallest)
    }

    /// - Parameter textSoFar: bytes of an incomplete text.
    func fit(textSoFar: Int) {
        size.store(min(max(textSoFar, smallest), Self.largest), ordering: .relaxed)
    }

    func record(actualReadBytes: Int) -> Bool { false }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: size.load(ordering: .relaxed))
    }
}
