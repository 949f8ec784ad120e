// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `alertmanager`: receives the webhook of Prometheus Alertmanager.
struct AlertmanagerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "alertmanager", "Receives Prometheus alerts from Alertmanager (webhook_config), and speaks them.",
        examples: [
            "a11y-speak alertmanager": "listens on 127.0.0.1:9099",
            "a11y-speak alertmanager --repeat 60s": "repeats critical alerts each minute",
        ],
        notes: "Critical alerts are spoken at once, and again until 'a11y-speak acknowledge' or their end; "
            + "resolved alerts are announced. Alertmanager gets 200 when the daemon has accepted every alert, "
            + "else 503, and sends them again.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: ArgumentHelp("HOST:PORT, [IPv6]:PORT or unix:PATH.", valueName: "address"))
    var listen = "127.0.0.1:9099"

    @Option(
        name: .customLong("severity"),
        help: ArgumentHelp(
            "The priority of a severity. Unless given critical, page and emergency are high, warning and error message, and all others low.",
            valueName: "name=priority"))
    var severities: [String] = []

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("The pause before an alarm is repeated, 5s to 1h; 0 for no repetition.", valueName: "time"))
    var repetition = TimeSpan(seconds: 60)

    @Option(
        help: ArgumentHelp(
            "A file with the token that senders must send as Authorization: Bearer.", valueName: "file"),
        completion: .file())
    var token: String?

    @Flag(help: "Allow an address that other machines reach, without a token.")
    var anyAddress = false

    func validate() throws {
        if connection.json { throw ValidationError("alertmanager prints no JSON: leave out --json") }
        _ = try address()
        _ = try rules()
    }

    private func address() throws -> ListenAddress {
        guard let address = ListenAddress(listen) else {
            throw ValidationError(
                "'\(listen)' is not an address: use 127.0.0.1:9099, [::1]:9099 or unix:/run/user/1000/alerts.sock")
        }
        guard address.isLocal || token != nil || anyAddress else {
            throw ValidationError(
                "any program that reaches \(listen) could speak here: listen at 127.0.0.1, require a --token, or allow it with --any-address"
            )
        }
        return address
    }

    private func rules() throws -> AlertRules {
        var rules = AlertRules()
        for argument in severities {
            guard let rule = SeverityRule(argument) else {
                throw ValidationError(
                    "--severity takes a name and a priority, such as critical=high, not '\(argument)'")
            }
            rules.priorities[rule.severity] = rule.priority
        }
        guard repetition.seconds == 0 || (5...3600).contains(repetition.seconds) else {
            throw ValidationError("--repeat takes 5s to 1h, or 0 for never")
        }
        rules.repetition = repetition.seconds == 0 ? nil : repetition.seconds
        return rules
    }

    func run() async throws {
        let secret = try token.map(Self.secret)
        let address = try address()
        var link = try connection.link()
        link.isPersistent = true
        let client = try await link.client(as: "Alertmanager")
        let desk = AlertDesk(client: client, rules: try rules(), token: secret)
        await desk.watch()
        let (signals, signal) = AsyncStream.makeStream(of: Int32.self)
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { signal.yield($0) }
        let socket = try address.listen()
        AlertListener(socket) { await desk.answer($0) }.start()
        StandardOutput.line("Listening for alerts at \(address.told(socket))")
        var signalsThatCome = signals.makeAsyncIterator()
        let number = await signalsThatCome.next() ?? SIGTERM
        watch.end()
        if case .unix(let path) = address.place { unlink(path) }
        // The daemon still speaks accepted announcements.
        await client.close()
        // For a service, SIGTERM and SIGHUP are the normal end.
        if number == SIGINT { throw ExitCode(128 + number) }
    }

    private static func secret(in file: String) throws -> String {
        guard let data = try? Data(contentsOf: URL(filePath: file)) else {
            throw CommandFailure("The token file \(file) cannot be read.")
        }
        let text = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard text.count == 1, let secret = text.first else {
            throw CommandFailure("\(file) does not hold a token: write one word into it.")
        }
        return String(secret)
    }
}
