// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// Starts, for a client that gets no answer, a daemon in the background. It accepts at its socket when this has ended
/// with 0, at Speech Dispatcher's too when the client is one of that. Any other end means that there is none.
struct Autospawn {
    /// Where the daemon's own protocol is served.
    let events: String
    /// Where SSIP is served; nil when clients of Speech Dispatcher need not be served.
    let ssip: String?
    /// Options of the daemon that is started.
    var config: String?
    var dataDir: String?
    /// The folder of its log; nil for that of the socket.
    var logDir: String?
    let environment: [String: String]

    /// The client waits for us without a limit of its own.
    private static let longestStart = Duration.seconds(20)

    func run() throws(ListenError) {
        try SocketPath(path: events).makeFolder()
        let turn = waitForTurn("\(events).spawn")
        defer { close(turn) }
        guard try !isServed() else { return }
        try start()
    }

    /// Two clients that start at once ask at once: the second finds what the first has started.
    private func waitForTurn(_ path: String) -> Int32 {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        while fcntl(descriptor, F_SETLKW, &lock) < 0 && errno == EINTR {}
        return descriptor
    }

    private func isServed() throws(ListenError) -> Bool {
        guard let path = ssip else { return SocketPath(path: events).server() != nil }
        if SocketPath(path: path).server() != nil {
            let occupant = SpeechDispatcherPlace(path: path, environment: environment).occupant ?? 0
            guard "\(ProcessName(pid: occupant))" != "speech-dispatch" else {
                throw SpeechDispatcherPlace.taken(path, by: occupant)
            }
            return true
        }
        guard let server = SocketPath(path: events).server() else { return false }
        throw ListenError(
            description:
                "\(events) is served already, by process \(server.pid) (\(ProcessName(pid: server.pid))), but SSIP is "
                + "not: switch it on with 'systemctl --user enable a11y-speakd-ssip.socket' and "
                + "'systemctl --user restart a11y-speakd-ssip.socket', or end that process and start 'a11y-speakd --ssip'",
            exitCode: ListenError.addressInUse)
    }

    private func start() throws(ListenError) {
        let log = "\(folderOfLog)/a11y-speakd.log"
        let begin = size(of: log)
        keepDescriptorsToOurselves()
        guard let readiness = ReadinessSocket() else { throw failed(String(cString: strerror(errno))) }
        var arguments = CommandLine.arguments + ["--spawned", "--socket", events]
        if let ssip { arguments += ["--ssip-socket", ssip] }
        if let config { arguments += ["--config", config] }
        if let dataDir { arguments += ["--data-dir", dataDir] }
        var environment = environment.filter { !$0.key.hasPrefix("LISTEN_") && !$0.key.hasPrefix("WATCHDOG_") }
        environment["NOTIFY_SOCKET"] = readiness.address
        let daemon = BackgroundProgram(arguments, environment: environment, log: log) { readiness.giveUp() }
        guard let daemon else { throw failed("\(String(cString: strerror(errno))); its log is \(log)") }
        if readiness.waitUntilReady(for: Self.longestStart), SocketPath(path: ssip ?? events).server() != nil { return }
        guard let status = daemon.exitStatus else {
            kill(daemon.pid, SIGKILL)
            throw failed("it was not ready within \(Self.longestStart.components.seconds) s; its log is \(log)")
        }
        throw ListenError(
            description: lastSentence(in: log, after: begin) ?? "it ended with \(status); its log is \(log)",
            exitCode: status == 0 ? 1 : status)
    }

    /// Keeps the client's open descriptors from the daemon. They are not closed: some are Dispatch's own.
    private func keepDescriptorsToOurselves() {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        for descriptor in (names ?? []).compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
    }

    private var folderOfLog: String {
        logDir ?? events.lastIndex(of: "/").map { String(events[..<$0]) } ?? ""
    }

    private func failed(_ reason: String) -> ListenError {
        ListenError(description: "a daemon could not be started: \(reason)", exitCode: 1)
    }

    private func size(of file: String) -> Int {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The daemon's last sentence in its log, without its name.
    private func lastSentence(in log: String, after begin: Int) -> String? {
        guard let file = fopen(log, "r") else { return nil }
        defer { fclose(file) }
        fseek(file, begin, SEEK_SET)
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = fread(&bytes, 1, bytes.count, file)
        let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
        guard let line = lines.last else { return nil }
        let name = "a11y-speakd: "
        return String(line.hasPrefix(name) ? line.dropFirst(name.count) : line)
    }
}
