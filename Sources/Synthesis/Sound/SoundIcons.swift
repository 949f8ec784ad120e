// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Sounds by their names, as samples for the synthesizer. Files are read here, so only on the synthesizer's thread.
///
/// Keeps short sounds that were played last. A file that has changed is read again.
final class SoundIcons: Sendable {
    private let folders: SoundFolders
    private let kept = Mutex<[Kept]>([])

    /// The most sounds kept; ``longest`` is their greatest length in seconds.
    private static let most = 8
    private static let longest = 3

    private struct Kept {
        var path: String
        var changed: [UInt8]
        var size: Int
        var rate: Int
        var samples: [Int16]
    }

    init(_ folders: SoundFolders) {
        self.folders = folders
    }

    /// - Parameter rate: samples per second, mono.
    /// - Returns: nil when there is no such sound, or its file cannot be read.
    func samples(named name: String, rate: Int) -> [Int16]? {
        guard let path = folders.file(for: name) else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let changed = withUnsafeBytes(of: status.st_mtim) { Array($0) }
        if let known = known(path, changed, Int(status.st_size), rate) { return known }
        guard let samples = Self.read(path, rate: rate) else { return nil }
        keep(Kept(path: path, changed: changed, size: Int(status.st_size), rate: rate, samples: samples))
        return samples
    }

    private static func read(_ path: String, rate: Int) -> [Int16]? {
        guard let file = SoundFile(path: path),
            let samples = Resampler.samples(file.samples, rate: file.rate, as: rate)
        else { return nil }
        return samples.map { Int16(max(-1, min(1, $0)) * 32_767) }
    }

    private func known(_ path: String, _ changed: [UInt8], _ size: Int, _ rate: Int) -> [Int16]? {
        kept.withLock { kept in
            let same = kept.firstIndex {
                $0.path == path && $0.changed == changed && $0.size == size && $0.rate == rate
            }
            guard let same else { return nil }
            let found = kept.remove(at: same)
            kept.append(found)
            return found.samples
        }
    }

    private func keep(_ new: Kept) {
        guard new.samples.count <= Self.longest * new.rate else { return }
        kept.withLock { kept in
            kept.removeAll { $0.path == new.path }
            kept.append(new)
            if kept.count > Self.most { kept.removeFirst() }
        }
    }
}
