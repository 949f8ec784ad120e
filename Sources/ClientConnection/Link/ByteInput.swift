// SPDX-License-Identifier: MIT

import AnnouncementKit
import Dispatch
import Glibc

/// The bytes of standard input or a file. Each part is read after the previous one is handled: a slow reader loses none.
package struct ByteInput {
    /// Parts of any length. The stream ends when the input ends.
    package let bytes: AsyncStream<[UInt8]>

    /// Reads standard input.
    package init() { self.init(STDIN_FILENO) }

    /// - Parameter path: `-` for standard input.
    /// - Throws: ``CommandFailure`` when the file cannot be opened.
    package init(path: String) throws(CommandFailure) { self.init(try Self.open(path)) }

    private init(_ descriptor: Int32) {
        // Blocks a thread of Dispatch, not one of Swift concurrency.
        let queue = DispatchQueue(label: "a11y-speak.input")
        bytes = AsyncStream {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: Self.read(descriptor)) }
            }
        }
    }

    /// All bytes as text, without white space at the end. Bytes that are not UTF-8 become replacement characters.
    package func text() async -> String {
        var all: [UInt8] = []
        for await part in bytes { all += part }
        var text = String(decoding: all, as: UTF8.self)
        while text.unicodeScalars.last?.properties.isWhitespace ?? false { text.unicodeScalars.removeLast() }
        return text
    }

    fileprivate static func open(_ path: String) throws(CommandFailure) -> Int32 {
        let descriptor = path == "-" ? STDIN_FILENO : Glibc.open(path, O_RDONLY | O_CLOEXEC)
        // The first read shows that it can be read: a folder can be opened but not read.
        guard descriptor >= 0, Glibc.read(descriptor, nil, 0) == 0 else {
            throw CommandFailure(
                "\(path == "-" ? "Standard input" : path) cannot be read: \(String(cString: strerror(errno))).")
        }
        return descriptor
    }

    /// Waits for bytes and returns those available; nil at the end.
    package static func read(_ descriptor: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            count = max(0, count)
        }
        return bytes.isEmpty ? nil : bytes
    }
}

/// The lines of a file or of standard input, read on a thread that may block.
package struct LineInput {
    package let lines: AsyncStream<[UInt8]>

    /// - Parameter path: `-` for standard input.
    /// - Throws: ``CommandFailure`` when the file cannot be opened.
    package init(path: String) throws(CommandFailure) {
        let descriptor = try ByteInput.open(path)
        let (lines, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        DispatchQueue(label: "a11y-speak.input").async {
            var framer = LineFramer(limit: .max - 1)
            while let bytes = ByteInput.read(descriptor) {
                for line in (try? framer.lines(adding: bytes)) ?? [] { continuation.yield(line) }
            }
            if let line = framer.rest() { continuation.yield(line) }
            continuation.finish()
        }
        self.lines = lines
    }
}
