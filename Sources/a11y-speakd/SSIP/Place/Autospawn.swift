// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// Starts a daemon in the background, for a client that gets no answer. After an exit with 0, the daemon accepts
/// connections at its socket, and at Speech Dispatcher's if the client needs SSIP. Any other exit code means that no
/// daemon serves the client.
struct Autospawn {
    /// The socket of the daemon's own protocol.
    let events: String
    /// The socket of SSIP; nil when the client does not need SSIP.
    let ssip: String?
    /// Options of the started daemon.
    var config: String?
    var dataDir: String?
    /// The folder of the daemon's log; nil for the folder of the socket.
    var logDir: String?
    let environment: [String: String]

    /// The longest start. The client itself waits without a limit.
    private static let longestStart = Duration.seconds(20)

    func run() throws(ListenError) {
        try SocketPath(path: events).makeFolder()
        let turn = waitForTurn("\(events).spawn")
        defer { close(turn) }
        guard try !isServed() else { return }
        try start()
    }

    /// Waits for another program that starts a daemon. When two clients start at once, the second finds the daemon of
    /// the first.
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

    /// Keeps the daemon from inheriting descriptors that the client left open. They are not closed here, because some
    /// belong to Dispatch.
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

    /// The last sentence of the daemon in its log, without the program's name.
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
