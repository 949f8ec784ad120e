// SPDX-License-Identifier: MIT

import AnnouncementKit

/// One connection of `send`: the lines of one client out, replies and events in.
struct SendLane: Sendable {
    private let transport: UnixSocketTransport
    private let awaited = AwaitedReplies()
    private let coder = WireCoder()
    private let silenced: AsyncStream<Void>.Continuation
    private let silence: AsyncStream<Void>

    /// - Throws: a ``ClientError`` when there is no daemon.
    init(socket: String) throws {
        transport = try UnixSocketTransport(path: socket)
        (silence, silenced) = AsyncStream.makeStream(of: Void.self)
        transport.send(coder.line(RequestMessage(id: SendProgress.subscription, .subscribe(SubscribeRequest()))))
    }

    func send(_ line: [UInt8]) {
        awaited.willSend(line)
        transport.send(line + [UInt8(ascii: "\n")])
    }

    /// No more lines follow.
    func finishSending() {
        transport.send(coder.line(RequestMessage(id: SendProgress.fence, .status(StatusRequest()))))
    }

    /// Ends what was announced; returns when it is silent.
    func beSilent() async {
        transport.send(coder.line(RequestMessage(id: SendProgress.cancellation, .cancel(.own))))
        for await _ in silence {}
    }

    /// Prints what comes until all is answered.
    /// - Returns: how many lines were refused and announcements failed.
    /// - Throws: a ``ClientError`` when the daemon has gone before.
    func receive(waitsForOutcomes: Bool, plain: Bool) async throws -> Int {
        defer { silenced.finish() }
        var progress = SendProgress(waitsForOutcomes: waitsForOutcomes, awaited: awaited)
        var framer = LineFramer(limit: .max - 1)
        for await bytes in transport.bytes {
            for line in (try? framer.lines(adding: bytes)) ?? [] {
                let sentence = progress.received(line)
                if plain {
                    sentence.map(StandardOutput.line)
                } else if progress.isShown(line) {
                    StandardOutput.line(line)
                }
            }
            if progress.isCanceled { silenced.finish() }
            if progress.isDone { break }
        }
        transport.close()
        guard progress.isDone else { throw ClientError.disconnected }
        return progress.problems
    }
}
