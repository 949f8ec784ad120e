// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// Received input of a connection that was not carried out yet.
struct Backlog: Equatable {
    /// Whether all complete input was carried out.
    var isEmpty = true
    /// The number of bytes of an incomplete line or text.
    var unfinishedCount = 0
    /// The time by which that input must be complete; nil for no limit.
    var deadline: Duration?
}

/// Implemented by a front end for each connection. A ``ChannelPort`` transports its bytes and watches its deadline.
protocol ConnectionHandler: AnyObject {
    /// The least number of bytes to read at once, for a few milliseconds of work.
    var smallestPortion: Int { get }
    var backlog: Backlog { get }
    /// Receives bytes, and carries out complete input.
    func take(_ bytes: ByteBufferView, now: Duration)
    /// The client has finished sending; it may still read.
    func inputEnded()
    /// Carries out received input while the port is writable.
    func proceed()
    /// The client reads its answers again.
    func becameWritable()
    /// The port reads from the connection again; until now no input could arrive.
    func resumed(now: Duration)
    /// Gives up incomplete input at its deadline.
    func expire(now: Duration)
    /// The connection is closed.
    func closed()
}

extension ConnectionHandler {
    func becameWritable() {}
}

/// Connects a channel to the handler of its protocol. Reads small portions; sends answers together, after the accepted
/// requests are in the journal; stops reading from a client that does not read.
final class ChannelPort: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let open: (ChannelPort) -> (any ConnectionHandler)?
    private let journal: JournalKeeper?
    private var connection = Connection.none
    private var work: Work = []
    private var isListening = true
    /// The alarm for the backlog's deadline; nil when not set. It is set once per deadline, not for each portion.
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

    /// - Parameter open: makes the handler of a connected client, or refuses the peer and returns nil.
    init(journal: JournalKeeper?, open: @escaping (ChannelPort) -> (any ConnectionHandler)?) {
        (self.journal, self.open) = (journal, open)
    }

    func channelActive(context: ChannelHandlerContext) {
        // The handler may already write, and ask for alarms, while it is made.
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
    /// Whether input is being carried out and answers are collected.
    var isReading: Bool { work.contains(.reading) }

    /// Whether the client reads its answers.
    var isWritable: Bool { context?.channel.isWritable ?? false }

    /// Whether all accepted announcements are in the journal.
    var isJournaled: Bool { journal?.isWritten ?? true }

    func write(_ bytes: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        guard !isReading else { return }
        journal?.flush()
        flush(context)
    }

    /// Sends the answers written so far.
    func flush() {
        guard let context else { return }
        journal?.release()
        if isReading { journal?.hold() }
        flush(context)
    }

    /// Closes once all answers are sent.
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

    /// Continues with the backlog, unless the port is reading already.
    private func resume() {
        guard let context, !isReading else { return }
        work.insert(.reading)
        journal?.hold()
        handler?.proceed()
        answered(context)
    }

    /// Sends together the answers to requests that arrived together, after the accepted ones are in the journal.
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
        // The code that writes may be in the middle of a change, so the port resumes later.
        context.eventLoop.assumeIsolated().execute { [weak self] in self?.resume() }
    }

    /// Stops reading from a client that does not read its answers, because they would pile up. No answer is lost.
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

/// The number of bytes read from a connection at once. Few, so that a client that sends a thousand messages takes turns
/// with the others; the number grows for a long text.
final class ReadPortion: RecvByteBufferAllocator {
    static let largest = 64 << 10

    private let smallest: Int
    private let size: Atomic<Int>

    init(smallest: Int) {
        self.smallest = smallest
        size = Atomic(smallest)
    }

    /// - Parameter textSoFar: the received bytes of an incomplete text.
    func fit(textSoFar: Int) {
        size.store(min(max(textSoFar, smallest), Self.largest), ordering: .relaxed)
    }

    func record(actualReadBytes: Int) -> Bool { false }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: size.load(ordering: .relaxed))
    }
}
