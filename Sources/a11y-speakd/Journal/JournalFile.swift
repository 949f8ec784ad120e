// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The storage of the journal. Tests replace it to work without a disk.
protocol JournalStore: AnyObject {
    /// - Throws: the reason why some bytes were not written; the number of written bytes is then unknown.
    func append(_ bytes: [UInt8]) throws(JournalError)
    /// Writes all bytes; when it throws, none.
    func replace(with bytes: [UInt8]) throws(JournalError)
    /// Marks the journal as in use.
    func touch()
    /// Whether the next daemon would find the written bytes.
    var isThere: Bool { get }
}

/// The reason for a failure, as a sentence.
struct JournalError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ what: String, _ path: String) {
        description = "\(path) cannot be \(what): \(String(cString: strerror(errno)))"
    }
}

/// A file of the user alone, on a file system in memory. It must only outlive the process, so it is never synchronized.
final class JournalFile: JournalStore {
    let path: String
    private var descriptor: Int32 = -1

    init(path: String) {
        self.path = path
    }

    deinit { close(descriptor) }

    /// The content, and the seconds since the file was last written or touched; nil when there is no file.
    func read() throws(JournalError) -> (bytes: [UInt8], age: Double)? {
        let source = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard source >= 0 else {
            if errno == ENOENT { return nil }
            throw JournalError("read", path)
        }
        defer { close(source) }
        var status = stat()
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        guard fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            errno = EPERM
            throw JournalError("read", path)
        }
        // The read stops at a limit that is longer than any journal.
        let most = min(Int(status.st_size), 4 * Journal.limit)
        var bytes = [UInt8](repeating: 0, count: most)
        var count = 0
        while count < most {
            let part = bytes.withUnsafeMutableBytes { Glibc.read(source, $0.baseAddress! + count, most - count) }
            if part < 0 && errno == EINTR { continue }
            guard part >= 0 else { throw JournalError("read", path) }
            guard part > 0 else { break }
            count += part
        }
        let age = Double(now.tv_sec - status.st_mtim.tv_sec) + Double(now.tv_nsec - status.st_mtim.tv_nsec) / 1e9
        return (Array(bytes.prefix(count)), age)
    }

    func append(_ bytes: [UInt8]) throws(JournalError) {
        if descriptor < 0 {
            descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        }
        try write(bytes, to: descriptor)
    }

    func replace(with bytes: [UInt8]) throws(JournalError) {
        let new = "\(path).new"
        unlink(new)
        let target = open(new, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        do throws(JournalError) {
            try write(bytes, to: target)
            guard rename(new, path) == 0 else { throw JournalError("written", path) }
        } catch {
            close(target)
            unlink(new)
            throw error
        }
        close(descriptor)
        descriptor = target
    }

    var isThere: Bool {
        guard descriptor >= 0 else { return true }
        var (ours, theirs) = (stat(), stat())
        return fstat(descriptor, &ours) == 0 && lstat(path, &theirs) == 0
            && (ours.st_dev, ours.st_ino) == (theirs.st_dev, theirs.st_ino)
    }

    func touch() {
        if descriptor >= 0 { futimens(descriptor, nil) }
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) throws(JournalError) {
        guard descriptor >= 0 else { throw JournalError("written", path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw JournalError("written", path) }
            rest = rest.dropFirst(count)
        }
    }
}
