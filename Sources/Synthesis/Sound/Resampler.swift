// SPDX-License-Identifier: GPL-3.0-or-later

import CSamplerate

/// Converts a sound to another sample rate. No other file imports libsamplerate.
enum Resampler {
    /// - Parameters:
    ///   - rate: samples per second of the given sound.
    ///   - wanted: samples per second of the result.
    /// - Returns: nil when the library fails.
    static func samples(_ samples: [Float], rate: Int, as wanted: Int) -> [Float]? {
        guard rate != wanted, !samples.isEmpty else { return samples }
        let ratio = Double(wanted) / Double(rate)
        let room = Int((Double(samples.count) * ratio).rounded(.up)) + 16
        return samples.withUnsafeBufferPointer { input in
            var isDone = false
            let output = [Float](unsafeUninitializedCapacity: room) { output, count in
                var data = SRC_DATA()
                data.data_in = input.baseAddress
                data.input_frames = input.count
                data.data_out = output.baseAddress
                data.output_frames = room
                data.src_ratio = ratio
                // The fastest of the good converters: it loses only sound above 8 kHz or below -97 dB.
                isDone = src_simple(&data, Int32(SRC_SINC_FASTEST), 1) == 0
                count = isDone ? data.output_frames_gen : 0
            }
            return isDone ? output : nil
        }
    }
}

/// Converts a sound that arrives in blocks to another sample rate.
final class StreamResampler {
    private let state: OpaquePointer
    private let ratio: Double

    /// Nil when memory is short.
    init?(rate: Int, as wanted: Int) {
        var error: Int32 = 0
        guard let state = src_new(Int32(SRC_SINC_FASTEST), 1, &error) else { return nil }
        (self.state, ratio) = (state, Double(wanted) / Double(rate))
    }

    deinit { src_delete(state) }

    /// - Parameter isLast: whether nothing follows, so that the samples held back are returned too.
    func resample(_ samples: ArraySlice<Int16>, isLast: Bool) -> [Int16] {
        var (input, place, output): ([Float], Int, [Int16]) = (samples.map { Float($0) / 32768 }, 0, [])
        if input.isEmpty { input = [0] }
        let count = samples.count
        var block = [Float](repeating: 0, count: Int(Double(count) * ratio) + 1024)
        while true {
            var data = SRC_DATA()
            let (used, made) = input.withUnsafeBufferPointer { input in
                block.withUnsafeMutableBufferPointer { block in
                    data.data_in = input.baseAddress! + min(place, input.count - 1)
                    data.input_frames = count - place
                    data.data_out = block.baseAddress
                    data.output_frames = block.count
                    data.src_ratio = ratio
                    data.end_of_input = isLast ? 1 : 0
                    guard src_process(state, &data) == 0 else { return (0, 0) }
                    return (data.input_frames_used, data.output_frames_gen)
                }
            }
            place += used
            output += block[..<made].map { Int16(max(-32768, min(32767, ($0 * 32768).rounded()))) }
            guard made > 0 || used > 0, made > 0 || place < count else { return output }
        }
    }
}
