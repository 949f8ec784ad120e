// SPDX-License-Identifier: GPL-3.0-or-later

import CAlsa
import Glibc

/// An open ALSA device. The only importer of libasound. Not thread-safe; its owner locks.
struct ALSADevice: ~Copyable {
    /// Why a device cannot be opened, or does not play any more; the reason is ALSA's.
    struct Failure: Error {
        let reason: String

        init(_ what: String, _ code: Int32) {
            reason = "could not \(what): ALSA says \(String(cString: snd_strerror(code)))"
        }
    }

    private let pcm: OpaquePointer
    private let channels: Int

    /// The sound that may be buffered in it, in microseconds: it still begins and is silenced at once.
    private static let latency: UInt32 = 200_000

    /// Does not wait for a device that is in use.
    init(name: String, sampleRate: Int) throws(Failure) {
        (pcm, channels) = try Self.open(name, sampleRate)
        startAtOnce()
    }

    private static func open(_ name: String, _ sampleRate: Int) throws(Failure) -> (OpaquePointer, channels: Int) {
        a11y_alsa_be_quiet()
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
        guard code >= 0, let opened else { throw Failure("open \(name)", code) }
        // Some have one channel alone.
        var (channels, set) = (StereoFrame.channels, self.set(opened, StereoFrame.channels, sampleRate))
        if set < 0 { (channels, set) = (1, self.set(opened, 1, sampleRate)) }
        guard set >= 0 else {
            snd_pcm_close(opened)
            throw Failure("set \(name) up", set)
        }
        return (opened, channels)
    }

    /// With conversion, where the name allows it: the synthesizer's rate is rare.
    private static func set(_ pcm: OpaquePointer, _ channels: Int, _ sampleRate: Int) -> Int32 {
        snd_pcm_set_params(
            pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(channels), UInt32(sampleRate), 1, latency)
    }

    deinit { snd_pcm_close(pcm) }

    /// Makes it start with the first frame, not only when its buffer is full.
    private func startAtOnce() {
        var parameters: OpaquePointer?
        guard snd_pcm_sw_params_malloc(&parameters) >= 0, let parameters else { return }
        defer { snd_pcm_sw_params_free(parameters) }
        snd_pcm_sw_params_current(pcm, parameters)
        snd_pcm_sw_params_set_start_threshold(pcm, parameters, 1)
        snd_pcm_sw_params(pcm, parameters)
    }

    /// Takes as many frames as it has room for. After an underrun or a system suspend, it continues.
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
        // More than it has room for.
        return frames.prefix(8192).map(\.mono).withUnsafeBufferPointer {
            snd_pcm_writei(pcm, $0.baseAddress, snd_pcm_uframes_t($0.count))
        }
    }

    /// How many of the frames that it took are not heard yet.
    mutating func delay() throws(Failure) -> Int {
        var frames: snd_pcm_sframes_t = 0
        let code = snd_pcm_delay(pcm, &frames)
        // After an underrun, everything has been heard.
        if code == -EPIPE { return 0 }
        guard code >= 0 || code == -ESTRPIPE else { throw Failure("play", code) }
        return max(0, frames)
    }

    /// Silences it now.
    mutating func drop() {
        snd_pcm_drop(pcm)
        snd_pcm_prepare(pcm)
    }
}
