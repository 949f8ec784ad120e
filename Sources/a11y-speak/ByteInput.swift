// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// The bytes of standard input as they come, each read when the last was dealt with: who is slow is not run over.
struct ByteInput {
    /// Cut anywhere; ends when the input does.
    let bytes: AsyncStream<[UInt8]>

    init() {
        // A thread where waiting hurts nobody.
        let queue = DispatchQueue(label: "a11y-speak.input")
        bytes = AsyncStream {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: Self.read(STDIN_FILENO)) }
            }
        }
    }

    /// What is there, waiting for it; nil at the end.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            count = max(0, count)
        }
        return bytes.isEmpty ? nil : bytes
    }
}
