// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A WAV file (RIFF, PCM, two channels, 16 bit) that can be read after every flush, even if the daemon is killed.
package final class WAVFile: Tape {
    /// The file could not be written; the reason is the system's.
    package struct WriteError: Error, Equatable, CustomStringConvertible {
        let path: String
        package let reason: String

        package init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }

        package var description: String {
            "\(path) could not be written (\(reason)): choose another place with --sink wav:PATH"
        }
    }

    package let path: String
    private let sampleRate: Int
    private let descriptor: Int32
    private let dataBytes = Mutex(0)

    private static let headerBytes = 44

    /// Creates the file, or empties an existing one.
    /// - Throws: ``WriteError``.
    package init(path: String, sampleRate: Int) throws(WriteError) {
        self.path = path
        self.sampleRate = sampleRate
        descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WriteError(path: path, reason: String(cString: strerror(errno))) }
        try flush()
    }

    deinit {
        close(descriptor)
    }

    var name: String { "wav:\(path)" }

    package func write(_ frames: ArraySlice<StereoFrame>) throws(WriteError) {
        let position = dataBytes.withLock { bytes in
            defer { bytes += frames.count * StereoFrame.bytes }
            return bytes
        }
        try write(frames.withUnsafeBytes { Array($0) }, at: Self.headerBytes + position)
    }

    /// Mixes the frames into the file from a frame on. Frames that the file does not have yet are silence.
    package func mix(_ frames: ArraySlice<StereoFrame>, at place: Int) throws(WriteError) {
        let start = Self.headerBytes + place * StereoFrame.bytes
        var mixed = read(frames.count, at: start)
        for (index, frame) in frames.enumerated() { mixed[index] = mixed[index].mixed(with: frame) }
        try write(mixed.withUnsafeBytes { Array($0) }, at: start)
        dataBytes.withLock { $0 = max($0, (place + frames.count) * StereoFrame.bytes) }
    }

    /// The frames from a frame on; silence where the file has none.
    package func frames(_ count: Int, at place: Int) -> [StereoFrame] {
        read(count, at: Self.headerBytes + place * StereoFrame.bytes)
    }

    private func read(_ count: Int, at offset: Int) -> [StereoFrame] {
        var frames = [StereoFrame](repeating: .silence, count: count)
        frames.withUnsafeMutableBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = pread(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(offset + done))
                guard count > 0 else { return }
                done += count
            }
        }
        return frames
    }

    /// The number of frames in the file.
    package var frameCount: Int { dataBytes.withLock { $0 } / StereoFrame.bytes }

    /// Makes the file this many frames long: cuts off the excess, or adds silence, which takes no room on the disk.
    package func resize(to frames: Int) throws(WriteError) {
        guard ftruncate(descriptor, Self.headerBytes + frames * StereoFrame.bytes) == 0 else {
            throw WriteError(path: path, reason: String(cString: strerror(errno)))
        }
        dataBytes.withLock { $0 = frames * StereoFrame.bytes }
    }

    package func flush() throws(WriteError) {
        try write(header(dataBytes: dataBytes.withLock { $0 }), at: 0)
    }

    private func header(dataBytes: Int) -> [UInt8] {
        let bytes = UInt32(clamping: dataBytes)
        var header = Array("RIFF".utf8) + Self.little(UInt32(clamping: dataBytes + 36)) + Array("WAVEfmt ".utf8)
        header += Self.little(UInt32(16)) + Self.little(UInt16(1))
        header += Self.little(UInt16(StereoFrame.channels))
        header += Self.little(UInt32(sampleRate)) + Self.little(UInt32(sampleRate * StereoFrame.bytes))
        header += Self.little(UInt16(StereoFrame.bytes)) + Self.little(UInt16(16))
        header += Array("data".utf8) + Self.little(bytes)
        return header
    }

    private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    private func write(_ bytes: [UInt8], at offset: Int) throws(WriteError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress, $0.count, offset + written)
            }
            guard count > 0 else { throw WriteError(path: path, reason: String(cString: strerror(errno))) }
            written += count
        }
    }
}
