// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The new bytes of a file that may grow, shrink, be replaced or not exist yet, through inotify. For one thread, which
/// waits in ``next()``.
final class FollowedFile {
    enum Part: Equatable {
        case bytes([UInt8])
        /// The file was replaced or truncated: the next bytes begin a line.
        case again
    }

    private let path: String
    private let name: String
    private let notices: Int32
    private var file: Int32?
    private var fileWatch: Int32?
    private var isReplaced = false

    /// - Parameter fromStart: whether to read the current content too.
    /// - Throws: ``CommandFailure`` when the file cannot be read, or its folder is missing.
    init(_ path: String, fromStart: Bool) throws(CommandFailure) {
        self.path = path
        name = String(path.split(separator: "/").last ?? "")
        let folder = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
        notices = inotify_init1(O_CLOEXEC)
        guard notices >= 0 else { throw CommandFailure("Files cannot be followed: \(Self.reason(errno)).") }
        let events = UInt32(IN_CREATE | IN_MOVED_TO)
        guard inotify_add_watch(notices, folder, events) >= 0 else {
            throw CommandFailure("\(folder) cannot be watched for \(name): \(Self.reason(errno)).")
        }
        openFile()
        guard file != nil || errno == ENOENT else {
            throw CommandFailure("\(path) cannot be read: \(Self.reason(errno)).")
        }
        if let file, !fromStart { lseek(file, 0, SEEK_END) }
    }

    deinit {
        close(notices)
        if let file { close(file) }
    }

    /// Whether the file does not exist yet.
    var isAwaited: Bool { file == nil }

    /// Waits for bytes.
    func next() -> Part {
        while true {
            if let file {
                if hasShrunk(file) { return .again }
                if let bytes = ByteInput.read(file) { return .bytes(bytes) }
            }
            // The old file has been read to its end.
            if isReplaced {
                isReplaced = false
                guard isAnother else { continue }
                openFile()
                return .again
            }
            wait()
        }
    }

    /// Whether the name now refers to a different file than the open one.
    private var isAnother: Bool {
        var (named, held) = (stat(), stat())
        guard stat(path, &named) == 0 else { return false }
        guard let file, fstat(file, &held) == 0 else { return true }
        return named.st_ino != held.st_ino || named.st_dev != held.st_dev
    }

    private func openFile() {
        if let file { close(file) }
        if let fileWatch { inotify_rm_watch(notices, fileWatch) }
        let found = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        file = found < 0 ? nil : found
        let problem = errno
        fileWatch = file == nil ? nil : inotify_add_watch(notices, path, UInt32(IN_MODIFY))
        errno = problem
    }

    private func hasShrunk(_ file: Int32) -> Bool {
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_size < lseek(file, 0, SEEK_CUR) else { return false }
        lseek(file, 0, SEEK_SET)
        return true
    }

    /// Waits until the file changes, or its name appears again.
    private func wait() {
        guard let bytes = ByteInput.read(notices) else { return }
        var place = 0
        bytes.withUnsafeBytes { buffer in
            // struct inotify_event: watch, mask, cookie, length of the name.
            while place + 16 <= buffer.count {
                let length = Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                let told = buffer[(place + 16)..<min(buffer.count, place + 16 + length)].prefix { $0 != 0 }
                let mask = buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                let isLost = mask & UInt32(IN_Q_OVERFLOW) != 0
                if isLost || length > 0 && String(decoding: told, as: UTF8.self) == name { isReplaced = true }
                place += 16 + length
            }
        }
    }

    private static func reason(_ problem: Int32) -> String { String(cString: strerror(problem)) }
}
