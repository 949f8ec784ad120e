// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound that a program which stays writes for one text: frames, each with its length before its bytes. The last
/// frame has the length 0. A value type: takes bytes, returns their sound.
///
/// A length has four bytes, the lowest first. The bytes of all frames of a text are one WAV file, or bare samples.
struct SoundFrames: Sendable {
    enum Item: Sendable, Equatable {
        case sound([UInt8])
        /// The text has ended.
        case end
    }

    private var length: [UInt8] = []
    /// The number of bytes of the frame that have not arrived; nil while its length arrives.
    private var left: Int?

    /// In bytes: a longer frame is a mistake of the program.
    private static let longest = 64 << 20

    /// - Returns: nil when a length is too large, so that the rest cannot be read.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> [Item]? {
        var (rest, items) = (bytes, [Item]())
        while let next = rest.first {
            if let count = left {
                let part = rest.prefix(count)
                items.append(.sound(Array(part)))
                rest = rest.dropFirst(part.count)
                left = count > part.count ? count - part.count : nil
                continue
            }
            length.append(next)
            rest = rest.dropFirst()
            guard length.count == 4 else { continue }
            let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
            length = []
            guard count <= Self.longest else { return nil }
            if count == 0 { items.append(.end) } else { left = count }
        }
        return items
    }
}
