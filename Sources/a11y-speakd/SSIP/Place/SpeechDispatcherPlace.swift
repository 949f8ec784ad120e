// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// The place where Speech Dispatcher's clients connect, while this daemon has it: the socket and the lock. Without the
/// lock, Speech Dispatcher would remove the socket.
struct SpeechDispatcherPlace {
    let path: String
    /// The folders whose changes may affect the place.
    let folders: [String]
    private var lock: PidFile
    /// The socket's file. No other file gets its inode number while the daemon listens.
    private var mark: FileMark?
    /// Whether this daemon, not systemd, made the socket and removes it.
    private var isOwnSocket = false

    /// - Parameter environment: shows where Speech Dispatcher would listen. A socket elsewhere does not need Speech
    ///   Dispatcher's lock, and has a lock file next to it.
    init(path: String, environment: [String: String]) {
        self.path = path
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let usual = try? SpeechDispatcherAddress(environment: environment)
        if let usual, Self.isSame(folder, usual.folder), path.hasSuffix("/speechd.sock") {
            lock = PidFile(path: usual.pidFile)
            folders = [folder, "\(folder)/pid"]
        } else {
            lock = PidFile(path: "\(path).lock")
            folders = [folder]
        }
    }

    /// A listening socket of systemd. It counts only while its file exists.
    /// - Throws: when the socket has no path.
    init(passed descriptor: Int32, environment: [String: String]) throws(ListenError) {
        guard let path = SocketPath(of: descriptor)?.path else {
            throw ListenError(
                description: "The socket that is passed for SSIP has no path, so its clients cannot find it: "
                    + "give the unit ListenStream=%t/speech-dispatcher/speechd.sock",
                exitCode: ListenError.badConfiguration)
        }
        self.init(path: path, environment: environment)
        let listening = PeerCredentials(of: descriptor)?.pid
        if SocketPath(path: path).server()?.pid == listening { mark = FileMark(path) }
    }

    private static func isSame(_ folder: String, _ other: String) -> Bool {
        folder == other || FileMark(folder).map { $0 == FileMark(other) } ?? false
    }

    /// Whether clients that connect at the path reach this daemon.
    var isReachable: Bool { mark != nil && FileMark(path) == mark }

    /// The other process that has the place, 0 when it is unknown; nil for none.
    var occupant: Int32? {
        guard !isReachable else { return nil }
        let server = SocketPath(path: path).server()?.pid
        // Speech Dispatcher forks after it has begun to listen, so only its lock shows the process that serves.
        return (lock.isHeld ? nil : PidFile.holder(of: lock.path)) ?? server
    }

    /// Claims the place, unless another process has it.
    /// - Returns: a listening descriptor, if the socket was made.
    /// - Throws: an error that names the owner of the place, or the reason why it cannot be claimed.
    mutating func claim() throws(ListenError) -> Int32? {
        if !isReachable { mark = nil }
        let socket = SocketPath(path: path, option: "--ssip-socket")
        try makeFolders(socket)
        if let occupant { throw Self.taken(path, by: occupant) }
        switch lock.take() {
        case .held: break
        case .lockedBy(let pid) where isReachable: throw endangered("process \(pid) (\(ProcessName(pid: pid))) has it")
        case .lockedBy(let pid): throw Self.taken(path, by: pid)
        case .unusable(let reason): throw endangered(reason)
        }
        guard !isReachable else { return nil }
        let descriptor = try socket.takeOver()
        mark = FileMark(path)
        isOwnSocket = true
        return descriptor
    }

    private func endangered(_ reason: String) -> ListenError {
        ListenError(
            description:
                "SSIP at \(path) may be lost, because this daemon cannot get the lock \(lock.path): \(reason). End "
                + "that process, or make the folder writable", exitCode: ListenError.addressInUse)
    }

    private func makeFolders(_ socket: SocketPath) throws(ListenError) {
        if let parent = folders[0].lastIndex(of: "/") { mkdir(String(folders[0][..<parent]), 0o700) }
        try socket.makeFolder()
        for folder in folders { mkdir(folder, 0o700) }
    }

    /// Gives the place up, once the daemon no longer listens.
    mutating func leave() {
        if isOwnSocket, isReachable, SocketPath(path: path).server() == nil { unlink(path) }
        lock.remove()
    }

    /// Checks whether systemd may bind a socket at the path, which replaces any file there.
    /// - Throws: an error that names the owner of the place.
    static func check(_ path: String, environment: [String: String]) throws(ListenError) {
        if let pid = SpeechDispatcherPlace(path: path, environment: environment).occupant { throw taken(path, by: pid) }
    }

    /// - Parameter pid: 0 when unknown.
    static func taken(_ path: String, by pid: Int32) -> ListenError {
        let name = "\(ProcessName(pid: pid))"
        let remedy =
            switch name {
            case "speech-dispatch":
                "Speech Dispatcher (process \(pid)) runs there: end it with 'kill \(pid)'"
            case "systemd":
                "a socket of systemd's is there: find it with 'systemctl --user list-sockets', and stop it and its service"
            case "a11y-speakd":
                "an a11y-speakd (process \(pid)) runs there: use that one, or end it with 'kill \(pid)'"
            default:
                name == "?" ? "another process has it: end it" : "process \(pid) (\(name)) has it: end it"
            }
        return ListenError(
            description: "SSIP cannot be served at \(path), because \(remedy)", exitCode: ListenError.addressInUse)
    }
}
