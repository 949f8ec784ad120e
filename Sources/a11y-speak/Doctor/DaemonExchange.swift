// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Asks the daemon who it is and how it is. Waits for nobody who does not answer.
struct DaemonExchange {
    let path: String
    /// A daemon that is started by this has to load its voices.
    private static let patience = Duration.seconds(10)

    /// - Returns: ``DaemonFacts/silent`` when nothing has come within ten seconds.
    func facts() async -> DaemonFacts {
        guard let transport = try? UnixSocketTransport(path: path) else { return .closing }
        let coder = WireCoder()
        transport.send(coder.line(RequestMessage(id: 1, .hello(HelloRequest(client: "a11y-speak doctor")))))
        transport.send(coder.line(RequestMessage(id: 2, .status(StatusRequest()))))
        return await withTaskGroup(of: DaemonFacts.self) { group in
            group.addTask { await read(transport, coder) }
            group.addTask { (try? await Task.sleep(for: Self.patience)) == nil ? .closing : .silent }
            let facts = await group.next() ?? .closing
            transport.close()
            group.cancelAll()
            return facts
        }
    }

    /// Reads until both answers are there, or the daemon refuses or ends the connection.
    private func read(_ transport: UnixSocketTransport, _ coder: WireCoder) async -> DaemonFacts {
        var framer = LineFramer(limit: .max - 1)
        var hello: HelloReply?
        for await bytes in transport.bytes {
            for line in (try? framer.lines(adding: bytes)) ?? [] {
                switch try? coder.daemonMessage(line) {
                case .reply(1, let line): hello = try? coder.reply(line, as: HelloReply.self).result
                case .reply(_, let line):
                    guard let status = try? coder.reply(line, as: StatusReply.self).result, let hello else { continue }
                    return .answering(version: hello.version, status: status, languages: hello.languages.count)
                case .event(.rejected(let event)): return .refusing(event.message)
                default: break
                }
            }
        }
        return .closing
    }
}
