// SPDX-License-Identifier: GPL-3.0-or-later

import CSndfile
import Glibc

/// A sound read from a file, whatever its format. No other file imports libsndfile.
struct SoundFile: Sendable {
    /// The longest sound in seconds. The rest of a longer one is left out.
    static let longest = 10

    /// -1…1, all channels mixed into one.
    let samples: [Float]
    /// Samples per second.
    let rate: Int

    /// - Returns: nil when the path has no file, or when the file has no sound that can be read.
    init?(path: String) {
        // Opening must not wait: a pipe with this name would block the synthesizer forever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var info = SF_INFO()
        guard let file = sf_open_fd(descriptor, Int32(SFM_READ), &info, 0) else { return nil }
        defer { sf_close(file) }
        let channels = Int(info.channels)
        guard (1...8).contains(channels), (4000...192_000).contains(info.samplerate) else { return nil }
        rate = Int(info.samplerate)
        samples = Self.read(file, channels: channels, atMost: rate * Self.longest)
        guard samples.contains(where: { abs($0) > 0.002 }) else { return nil }
    }

    private static func read(_ file: OpaquePointer, channels: Int, atMost most: Int) -> [Float] {
        var samples: [Float] = []
        var block = [Float](repeating: 0, count: 4096 * channels)
        while samples.count < most {
            let frames = Int(sf_readf_float(file, &block, sf_count_t(min(4096, most - samples.count))))
            guard frames > 0 else { break }
            for frame in 0..<frames {
                let sum = block[(frame * channels)..<((frame + 1) * channels)].reduce(0, +)
                samples.append(sum.isFinite ? sum / Float(channels) : 0)
            }
        }
        return samples
    }
}
