// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// How much is taken in of a connection at once: little, so that one that sends a thousand messages takes turns with the
/// others, but more and more of a long text.
final class SSIPPortion: RecvByteBufferAllocator {
    private static let smallest = 512
    private static let largest = 64 << 10

    private let size = Atomic(SSIPPortion.smallest)

    func fit(textSoFar: Int) {
        size.store(min(max(textSoFar, Self.smallest), Self.largest), ordering: .relaxed)
    }

    func record(actualReadBytes: Int) -> Bool { false }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer {
        allocator.buffer(capacity: size.load(ordering: .relaxed))
    }
}
