// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// What has come of one connection and is not carried out yet.
struct Backlog: Equatable {
    /// All that has come whole is carried out.
    var isEmpty = true
    /// Bytes of what has not come whole yet.
    var unfinishedCount = 0
    /// When that must have come whole; nil when it has time.
    var deadline: Duration?
}

/// One connection in one protocol. A ``ChannelPort`` carries its bytes and keeps its time.
protocol ConnectionHandler: AnyObject {
    /// How many bytes are taken in at once, at least: a few milliseconds of work.
    var smallestPortion: Int { get }
    var backlog: Backlog { get }
    /// The client has connected. Answers go out through the port.
    func opened(_ port: ChannelPort)
    /// Takes bytes in, and carries out what has come whole.
    func take(_ bytes: ByteBufferView, now: Duration)
    /// The client has sent its last; it may still read.
    func inputEnded()
    /// Goes on with what has come, for as long as the port is writable.
    func proceed()
    /// The client takes in again what it is sent.
    func becameWritable()
    /// The client is listened to again: until then nothing of it could come.
    func resumed(now: Duration)
    /// Gives up what has not come whole by its deadline.
    func expire(now: Duration)
    /// The connection is gone.
    func closed()
}

extension ConnectionHandler {
    func becameWritable() {}
}

/// Joins a connection to the handler of its protocol: little is read at once, answers go out together and after what was
/// accepted is in the journal, and a client that does not read is not listened to.
final class ChannelPort: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let handler: any ConnectionHandler
    private let journal: JournalKeeper?
    private let portion: ReadPortion
    private var context: ChannelHandlerContext?
    /// Answers are gathered.
    private(set) var isReading = false
    private var isFlushing = false
    private var isListening = true
    /// Set once for a deadline, and not at each portion.
    private lazy var patience = alarm { [weak self] in self?.checkPatience() }
    private var isWaiting = false

    init(_ handler: any ConnectionHandler, journal: JournalKeeper?) {
        self.handler = handler
        self.journal = journal
        portion = ReadPortion(smallest: handler.smallestPortion)
    }

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        context.channel.setOption(.recvAllocator, value: portion).whenFailure { _ in }
        context.channel.setOption(.maxMessagesPerRead, value: 1).whenFailure { _ in }
        handler.opened(self)
    }

    func channelInactive(context: ChannelHandlerContext) {
        handler.closed()
        patience?.set(after: nil)
        self.context = nil
        journal?.release()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReading = true
        journal?.hold()
        handler.take(unwrapInboundIn(data).readableBytesView, now: now(context))
        portion.fit(textSoFar: handler.backlog.unfinishedCount)
    }

    func channelReadComplete(context: ChannelHandlerContext) { answered(context) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            handler.inputEnded()
            goOn()
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

/// What its handler does with it.
extension ChannelPort {
    /// The client takes in what it is sent.
    var isWritable: Bool { context?.channel.isWritable ?? false }

    /// What was accepted is in the journal.
    var isJournaled: Bool { journal?.isWritten ?? true }

    func write(_ bytes: [UInt8]) {
        guard let context else { return }
        context.write(wrapOutboundOut(context.channel.allocator.buffer(bytes: bytes)), promise: nil)
        guard !isReading else { return }
        journal?.flush()
        flush(context)
    }

    /// Lets nothing that was written wait for what is written next.
    func flush() {
        guard let context else { return }
        journal?.release()
        if isReading { journal?.hold() }
        flush(context)
    }

    /// Closes when everything is sent.
    func finish() {
        guard let context else { return }
        journal?.release()
        context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated().whenComplete { [weak self] _ in
            self?.close()
        }
    }

    /// Closes at once.
    func close() { context?.close(promise: nil) }

    /// An alarm on this connection's loop.
    func alarm(_ ring: @escaping () -> Void) -> LoopAlarm? { context.map { LoopAlarm(loop: $0.eventLoop, ring: ring) } }

    /// Tells who has connected, when the system knows.
    func findProcess(_ found: @escaping (PeerProcess) -> Void) {
        if let context { PeerProcess.find(at: context.channel, found) }
    }
}

extension ChannelPort {
    /// Goes on when nothing is being read.
    private func goOn() {
        guard let context, !isReading else { return }
        isReading = true
        journal?.hold()
        handler.proceed()
        answered(context)
    }

    /// The answers to all that came at once go out at once, after what was accepted is written down.
    private func answered(_ context: ChannelHandlerContext) {
        isReading = false
        journal?.release()
        flush(context)
        listen(context)
        watch(context)
    }

    private func flush(_ context: ChannelHandlerContext) {
        let isNested = isFlushing
        isFlushing = true
        context.flush()
        isFlushing = isNested
    }

    private func becameWritable(_ context: ChannelHandlerContext) {
        handler.becameWritable()
        guard !handler.backlog.isEmpty else { return }
        guard isFlushing else { return goOn() }
        // Whoever writes may be in the middle of something.
        context.eventLoop.assumeIsolated().execute { [weak self] in self?.goOn() }
    }

    /// A client that does not take its answers in is not listened to: they would only pile up. It loses none of them.
    private func listen(_ context: ChannelHandlerContext) {
        let isListening = context.channel.isWritable && handler.backlog.isEmpty
        guard isListening != self.isListening else { return }
        self.isListening = isListening
        if isListening { handler.resumed(now: now(context)) }
        context.channel.setOption(.autoRead, value: isListening).whenFailure { _ in }
        watch(context)
    }

    private func watch(_ context: ChannelHandlerContext) {
        guard !isWaiting, isListening, let deadline = handler.backlog.deadline else { return }
        isWaiting = true
        patience?.set(at: deadline, now: now(context))
    }

    private func checkPatience() {
        isWaiting = false
        guard let context else { return }
        if isListening { handler.expire(now: now(context)) }
        goOn()
    }

    private func now(_ context: ChannelHandlerContext) -> Duration {
        .nanoseconds(Int64(clamping: context.eventLoop.now.uptimeNanoseconds))
    }
}

/// How much is taken in of a connection at once: little, so that one that sends a thousand messages takes turns with the
/// others, but more and more of a long text.
final class ReadPortion: RecvByteBufferAllocator {
    static let largest = 64 << 10

    private let smallest: Int
    private let size: Atomic<Int>

    init(smallest: Int) {
        self.smallest = smallest
        size = Atomic(smallest)
    }

    /// - Parameter textSoFar: bytes of one text that has not come whole yet.
    func fit(textSoFar: Int) {
        size.store(min(max(textSoFar, smallest), Self.largest), ordering: .relaxed)
    }

    func record(actualReadBytes: Int) -> Bool { false }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: size.load(ordering: .relaxed))
    }
}
