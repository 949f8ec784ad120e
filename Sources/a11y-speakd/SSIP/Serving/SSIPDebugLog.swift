// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Logs the traffic of Speech Dispatcher's clients to a file of the user alone, between SET ALL DEBUG on and off. The
/// file has all texts, like Speech Dispatcher's own log.
final class SSIPDebugLog {
    /// In bytes; further traffic is not logged.
    static let limit = 64 << 20

    let folder: String
    private let descriptor: Int32
    private var written = 0

    /// Begins a new file.
    /// - Returns: nil when it cannot be written.
    init?(in folder: String) {
        self.folder = folder
        mkdir(folder, 0o700)
        let path = "\(folder)/speech-dispatcher.log"
        unlink(path)
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Parameters:
    ///   - date: in seconds since 1970-01-01T00:00:00Z.
    ///   - client: the client's number in the protocol.
    func sent(_ bytes: some Sequence<UInt8>, by client: Int, at date: Double) { write(bytes, "\(client) <", date) }

    func replied(_ bytes: some Sequence<UInt8>, to client: Int, at date: Double) { write(bytes, "\(client) >", date) }

    /// Writes a line for each line of the traffic.
    private func write(_ bytes: some Sequence<UInt8>, _ mark: String, _ date: Double) {
        guard written < Self.limit else { return }
        var text: [UInt8] = []
        for line in Array(bytes).split(separator: 10) {
            text += Array("\(date) \(mark) ".utf8)
            text += line.last == 13 ? line.dropLast() : line
            text.append(10)
        }
        written += text.count
        _ = text.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}
