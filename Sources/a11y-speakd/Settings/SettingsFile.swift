// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TOML

/// Reads a file of settings: never more than ``TOMLReader/limit`` bytes, and never waiting for a writer.
enum SettingsFile {
    /// - Returns: nil when the file does not exist and may be missing.
    static func bytes(of path: String, mayBeMissing: Bool = false) throws(ConfigurationError) -> [UInt8]? {
        // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if mayBeMissing && (errno == ENOENT || errno == ENOTDIR) { return nil }
            throw problem(path, errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem(path, errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw ConfigurationError(file: path, problem: "this is a folder: a file is expected there")
        }
        var bytes: [UInt8] = []
        while status.st_size <= TOMLReader.limit, bytes.count <= TOMLReader.limit {
            let chunk = try chunk(of: descriptor, path)
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
        throw ConfigurationError(
            file: path,
            problem: "this is longer than \(TOMLReader.limit) bytes, so it was not read: is it the right file?")
    }

    private static func chunk(of descriptor: Int32, _ path: String) throws(ConfigurationError) -> [UInt8] {
        var result = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            repeat {
                result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            count = max(0, result)
        }
        guard result >= 0 else { throw problem(path, errno) }
        return chunk
    }

    private static func problem(_ path: String, _ code: Int32) -> ConfigurationError {
        ConfigurationError(file: path, problem: "this cannot be read: \(String(cString: strerror(code)))")
    }
}
