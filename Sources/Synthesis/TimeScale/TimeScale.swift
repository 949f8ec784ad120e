// SPDX-License-Identifier: GPL-3.0-or-later

import CSonic

/// Plays speech faster or slower at its own pitch, by leaving out or repeating whole periods of the voice.
package final class TimeScale {
    private let stream: sonicStream
    /// 2 makes the sound half as long.
    let speed: Double
    private var taken = 0
    private var made = 0

    /// Nil when memory is short.
    /// - Parameters:
    ///   - speed: 0.05…20.
    ///   - sampleRate: samples per second, mono.
    package init?(speed: Double, sampleRate: Int) {
        guard let stream = sonicCreateStream(Int32(sampleRate), 1) else { return nil }
        self.stream = stream
        self.speed = speed
        sonicSetSpeed(stream, Float(speed))
    }

    deinit { sonicDestroyStream(stream) }

    /// Takes the next samples.
    /// - Returns: the samples that are ready; a few hundredths of a second are held back.
    package func scale(_ samples: UnsafeBufferPointer<Int16>) -> [Int16] {
        guard let start = samples.baseAddress, !samples.isEmpty else { return [] }
        taken += samples.count
        // The library does not write to these samples.
        sonicWriteShortToStream(stream, UnsafeMutablePointer(mutating: start), Int32(samples.count))
        return ready()
    }

    /// The samples that are held back. Nothing follows. The whole sound has exactly the length that the speed requires.
    package func rest() -> [Int16] {
        let before = made
        sonicFlushStream(stream)
        let rest = ready()
        let missing = max(0, Int((Double(taken) / speed).rounded()) - before)
        return rest.prefix(missing) + [Int16](repeating: 0, count: max(0, missing - rest.count))
    }

    private func ready() -> [Int16] {
        let count = max(0, Int(sonicSamplesAvailable(stream)))
        made += count
        return [Int16](unsafeUninitializedCapacity: count) { buffer, read in
            read = count == 0 ? 0 : Int(sonicReadShortFromStream(stream, buffer.baseAddress, Int32(count)))
        }
    }
}
