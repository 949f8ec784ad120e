// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `send`: JSON lines of the protocol in, replies and events out.
struct SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Sends JSON lines as they come, and prints replies and events.",
        discussion: "The protocol is described in a11y-speakd-protocol(7). "
            + "Exits with 1 when a line was refused or an announcement failed.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "A file of JSON lines; - for standard input.")
    var file = "-"

    @Flag(name: .shortAndLong, help: "Stay until each announcement has its outcome.")
    var wait = false

    @Flag(help: "Print outcomes as sentences instead of JSON.")
    var plain = false

    func run() async throws {
        let options = connection.over(parent.connection)
        let input = try LineInput(path: file)
        let transport = try UnixSocketTransport(path: try options.socketPath())
        let coder = WireCoder()
        transport.send(coder.line(RequestMessage(id: SendProgress.subscription, .subscribe(SubscribeRequest()))))
        let awaited = AwaitedReplies()
        let sender = Task {
            for await line in input.lines {
                awaited.willSend(line)
                transport.send(line + [UInt8(ascii: "\n")])
            }
            transport.send(coder.line(RequestMessage(id: SendProgress.fence, .status(StatusRequest()))))
        }
        let progress = await receive(from: transport, awaited)
        sender.cancel()
        transport.close()
        try conclude(progress)
    }

    private func receive(from transport: UnixSocketTransport, _ awaited: AwaitedReplies) async -> SendProgress {
        var progress = SendProgress(waitsForOutcomes: wait, awaited: awaited)
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
            if progress.isDone { break }
        }
        return progress
    }

    private func conclude(_ progress: SendProgress) throws {
        guard progress.isDone else { throw ClientError.disconnected }
        guard progress.problems == 0 else {
            throw NotDone("\(progress.problems) lines were refused or announcements failed.")
        }
    }
}
