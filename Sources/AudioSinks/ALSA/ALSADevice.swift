// SPDX-License-Identifier: GPL-3.0-or-later

import CAlsa
import Glibc

/// An open ALSA device. No other file imports libasound. Not thread-safe; its owner locks.
struct ALSADevice: ~Copyable {
    /// Why a device cannot be opened, or no longer plays; the reason is ALSA's.
    struct Failure: Error {
        let reason: String

        init(reason: String) { self.reason = reason }

        init(_ what: String, _ code: Int32) {
            reason = "could not \(what): ALSA says \(String(cString: snd_strerror(code)))"
        }
    }

    private let pcm: OpaquePointer
    private let channels: Int
    /// Why the sound is inaudible; nil when it is audible, or this is not known.
    let silence: String?

    /// The most sound buffered in the device, in microseconds. Sound still begins at once, and is silenced at once.
    private static let latency: UInt32 = 200_000

    /// Opens a device; does not wait for one that is in use.
    /// - Parameter isCard: whether a name that leads to a sound server is refused.
    init(name: String, sampleRate: Int, isCard: Bool) throws(Failure) {
        (pcm, channels) = try Self.open(name, sampleRate, isCard: isCard)
        silence = Self.discards(pcm) ? "ALSA's device \(name) discards all sound" : nil
        startAtOnce()
    }

    private static func open(
        _ name: String, _ sampleRate: Int, isCard: Bool
    ) throws(Failure) -> (OpaquePointer, channels: Int) {
        a11y_alsa_be_quiet()
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
        guard code >= 0, let opened else { throw Failure("open \(name)", code) }
        if isCard, let server = server(of: opened) {
            snd_pcm_close(opened)
            throw Failure(reason: "ALSA's device \(name) leads to \(server), and there is no sound card")
        }
        // Some devices have only one channel.
        var (channels, set) = (StereoFrame.channels, self.set(opened, StereoFrame.channels, sampleRate))
        if set < 0 { (channels, set) = (1, self.set(opened, 1, sampleRate)) }
        guard set >= 0 else {
            snd_pcm_close(opened)
            throw Failure("set \(name) up", set)
        }
        return (opened, channels)
    }

    /// The sound server to which a device leads; nil for a sound card. Only ALSA's description of the device names the
    /// plug-in, such as "ALSA <-> PulseAudio PCM I/O Plugin".
    private static func server(of pcm: OpaquePointer) -> String? {
        let description = description(of: pcm)
        return ["PulseAudio", "PipeWire"].first { description.contains("<-> \($0)") }
    }

    /// Whether a device leads to ALSA's device null, also through other plug-ins, and to no card.
    private static func discards(_ pcm: OpaquePointer) -> Bool {
        var info: OpaquePointer?
        guard snd_pcm_info_malloc(&info) >= 0, let info else { return false }
        defer { snd_pcm_info_free(info) }
        guard snd_pcm_info(pcm, info) < 0 || snd_pcm_info_get_card(info) < 0 else { return false }
        return description(of: pcm).contains("Null PCM")
    }

    /// ALSA's description of a device and of the devices behind it; empty when there is none.
    private static func description(of pcm: OpaquePointer) -> String {
        var output: OpaquePointer?
        guard snd_output_buffer_open(&output) >= 0, let output else { return "" }
        defer { snd_output_close(output) }
        var text: UnsafeMutablePointer<CChar>?
        guard snd_pcm_dump(pcm, output) >= 0 else { return "" }
        let length = snd_output_buffer_string(output, &text)
        guard let text else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    }

    /// Sets the format, with conversion if the name allows it: few devices have the synthesizer's rate.
    private static func set(_ pcm: OpaquePointer, _ channels: Int, _ sampleRate: Int) -> Int32 {
        snd_pcm_set_params(
            pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(channels), UInt32(sampleRate), 1, latency)
    }

    deinit { snd_pcm_close(pcm) }

    /// Makes the device start with the first frame, not only with a full buffer.
    private func startAtOnce() {
        var parameters: OpaquePointer?
        guard snd_pcm_sw_params_malloc(&parameters) >= 0, let parameters else { return }
        defer { snd_pcm_sw_params_free(parameters) }
        snd_pcm_sw_params_current(pcm, parameters)
        snd_pcm_sw_params_set_start_threshold(pcm, parameters, 1)
        snd_pcm_sw_params(pcm, parameters)
    }

    /// Writes as many frames as the device has room for. After an underrun or a system suspend, the device continues.
    mutating func write(_ frames: ArraySlice<StereoFrame>) throws(Failure) -> Int {
        guard !frames.isEmpty else { return 0 }
        var result = put(frames)
        if result == -snd_pcm_sframes_t(EPIPE) || result == -snd_pcm_sframes_t(ESTRPIPE) {
            let code = snd_pcm_recover(pcm, Int32(result), 1)
            guard code != -EAGAIN else { return 0 }
            guard code >= 0 else { throw Failure("go on", code) }
            result = put(frames)
        }
        guard result != -snd_pcm_sframes_t(EAGAIN) else { return 0 }
        guard result >= 0 else { throw Failure("play", Int32(result)) }
        return result
    }

    private func put(_ frames: ArraySlice<StereoFrame>) -> snd_pcm_sframes_t {
        guard channels == 1 else {
            return frames.withUnsafeBufferPointer {
                snd_pcm_writei(pcm, $0.baseAddress, snd_pcm_uframes_t($0.count))
            }
        }
        // The limit is more than the device has room for.
        return frames.prefix(8192).map(\.mono).withUnsafeBufferPointer {
            snd_pcm_writei(pcm, $0.baseAddress, snd_pcm_uframes_t($0.count))
        }
    }

    /// The number of frames that the device took and that are not heard yet.
    mutating func delay() throws(Failure) -> Int {
        var frames: snd_pcm_sframes_t = 0
        let code = snd_pcm_delay(pcm, &frames)
        // After an underrun, everything has been heard.
        if code == -EPIPE { return 0 }
        guard code >= 0 || code == -ESTRPIPE else { throw Failure("play", code) }
        return max(0, frames)
    }

    /// Silences the device now.
    mutating func drop() {
        snd_pcm_drop(pcm)
        snd_pcm_prepare(pcm)
    }
}
