// SPDX-License-Identifier: GPL-3.0-or-later

import CSamplerate

/// Brings a sound to another rate. The only importer of libsamplerate.
enum Resampler {
    /// - Parameters:
    ///   - rate: samples per second, as they are.
    ///   - wanted: samples per second, as they are to be.
    /// - Returns: nil when the library cannot.
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
                // The fastest of the good ones: what it leaves out is above 8 kHz or below -97 dB.
                isDone = src_simple(&data, Int32(SRC_SINC_FASTEST), 1) == 0
                count = isDone ? data.output_frames_gen : 0
            }
            return isDone ? output : nil
        }
    }
}
