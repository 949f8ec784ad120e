// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import FoundationEssentials
import Glibc

/// Records the output of a sink of the sound server with parec.
struct MonitorRecording {
    /// A sink of PulseAudio or PipeWire; nil for the default sink.
    let sink: String?
    /// The length in seconds; nil to record until ``rest`` seconds of silence after a sound.
    let seconds: Double?

    static let rate = 22_050
    static let channels = 2
    /// The bytes of one second.
    private static let bytes = rate * channels * 2
    /// In seconds.
    private static let rest = 3.0
    private static let longest = 3600.0

    /// - Returns: 16-bit samples, with the channels interleaved.
    /// - Throws: ``CommandFailure`` when the sink does not exist, or cannot be recorded.
    func record() throws(CommandFailure) -> [Int16] {
        let device = sink.map { "\($0).monitor" } ?? "@DEFAULT_MONITOR@"
        let command = [
            "parec", "--device=\(device)", "--format=s16le", "--rate=\(Self.rate)", "--channels=\(Self.channels)",
            "--latency-msec=20", "--client-name=a11y-speak",
        ]
        guard ChildProgram.path(of: command[0]) != nil, let (process, output) = ChildProgram.start(command) else {
            throw CommandFailure(
                "parec is not installed: it comes with pulseaudio-utils, and records what a sink plays.")
        }
        let bytes = read(output)
        close(output)
        kill(process, SIGTERM)
        let status = ChildProgram.wait(for: process)
        let samples = bytes.withUnsafeBytes { raw in
            (0..<raw.count / 4 * 2).map {
                Int16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
            }
        }
        guard !samples.isEmpty else {
            throw CommandFailure(
                "\(device) cannot be recorded: parec ended with \(status). \(Self.advice(for: sink ?? ""))")
        }
        return samples
    }

    /// A sentence that lists the known sinks.
    private static func advice(for sink: String) -> String {
        let known = KnownNames(sinks)
        return known.isEmpty
            ? "'pactl list short sinks' lists sinks." : "Of sinks \(known.clause(near: sink))."
    }

    /// The names are in the second column, after the numbers.
    private static var sinks: [String] {
        let list = ProgramOutput(["pactl", "list", "short", "sinks"], seconds: 5)
        return list?.lines.compactMap { $0.split(separator: "\t").dropFirst().first.map(String.init) } ?? []
    }

    /// Reads until it has been silent for long enough, or the time is over.
    private func read(_ descriptor: Int32) -> [UInt8] {
        let most = Int((seconds ?? Self.longest) * Double(Self.rate)) * Self.channels * 2
        var bytes: [UInt8] = []
        var (hasSounded, quiet) = (false, 0)
        while bytes.count < most, let block = ByteInput.read(descriptor) {
            bytes += block
            // The high byte of a sample shows whether its amplitude is above 256 of 32767.
            let sounds = stride(from: 1, to: block.count, by: 2).contains { (1...254).contains(block[$0]) }
            (hasSounded, quiet) = (hasSounded || sounds, sounds ? 0 : quiet + block.count)
            if seconds == nil, hasSounded, Double(quiet) / Double(Self.bytes) >= Self.rest { break }
        }
        return Array(bytes.prefix(most))
    }
}
