// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// How much is taken in of a connection at once: little, so that one that sends a thousand messages takes turns with the
/// others, but more and more of a long text.
final class ReadPortion: RecvByteBufferAllocator {
    static let largest = 64 << 10

    private let smallest: Int
    private let size: Atomic<Int>

    init(smallest: Int) {
        self.smallest = smallest
        size = Atomic(smallest)
    }

    /// - Parameter textSoFar: bytes of one text that has not come whole yet.
    func fit(textSoFar: Int) {
        size.store(min(max(textSoFar, smallest), Self.largest), ordering: .relaxed)
    }

    func record(actualReadBytes: Int) -> Bool { false }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: size.load(ordering: .relaxed))
    }
}
