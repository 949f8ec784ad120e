// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

@testable import Synthesis
@testable import a11y_speakd

extension SoundFolders {
    /// Folders of installed packages, without those of the machine's administrator and the user.
    static let ofPackages = Self(environment: ["XDG_DATA_DIRS": "/usr/share"])
}

/// A folder of sounds for one test.
final class SoundStage {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "sounds-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ data: Data, _ file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func write(_ text: String, _ file: String) throws { try write(Data(text.utf8), file) }

    func touch(_ files: String...) throws { for file in files { try write("", file) } }

    /// A WAV file of a 16-bit tone.
    static func wav(hertz: Double = 440, seconds: Double = 0.2, rate: Int = 44_100, channels: Int = 1) -> Data {
        let samples = (0..<Int(seconds * Double(rate))).flatMap { place -> [Int16] in
            let height = Int16(16_000 * sin(2 * .pi * hertz * Double(place) / Double(rate)))
            return Array(repeating: height, count: channels)
        }
        return wav(samples, rate: rate, channels: channels)
    }

    static func wav(_ samples: [Int16], rate: Int, channels: Int) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8((value >> ($0 * 8)) & 0xFF) } }
        let size = samples.count * 2
        var data = Data("RIFF".utf8 + bytes(36 + size, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + bytes(1, 2))
        data.append(contentsOf: bytes(channels, 2) + bytes(rate, 4) + bytes(rate * channels * 2, 4))
        data.append(contentsOf: bytes(channels * 2, 2) + bytes(16, 2) + Array("data".utf8) + bytes(size, 4))
        data.append(contentsOf: samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) })
        return data
    }
}
