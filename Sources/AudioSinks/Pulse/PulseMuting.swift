// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// Finds out whether the sound of a stream, or of its sink, is muted. Used with the lock held.
struct PulseMuting {
    private let stream: PulseStream

    init(of stream: PulseStream) {
        self.stream = stream
    }

    /// Asks the server. The answers arrive in ``PulseStream/muting``.
    func ask() {
        guard stream.isReady, let played = stream.stream else { return }
        ask(stream: pa_stream_get_index(played))
        ask(sink: pa_stream_get_device_index(played))
    }

    private func ask(stream index: UInt32) {
        let asked = pa_context_get_sink_input_info(
            stream.context, index,
            { _, info, _, me in
                guard let info = info?.pointee else { return }
                PulseStream.from(me).muting.stream = SoundMuting.Outlet(info.mute, info.volume)
            }, Unmanaged.passUnretained(stream).toOpaque())
        stream.forget(asked)
    }

    private func ask(sink index: UInt32) {
        let asked = pa_context_get_sink_info_by_index(
            stream.context, index,
            { _, info, _, me in
                guard let info = info?.pointee else { return }
                PulseStream.from(me).muting.sink = SoundMuting.Outlet(info.mute, info.volume)
            }, Unmanaged.passUnretained(stream).toOpaque())
        stream.forget(asked)
    }

    /// A sink or a stream of the server has changed. Each begin and end of a playback changes both, so the server is
    /// only asked for the one that changed.
    func changed(_ facility: pa_subscription_event_type_t, _ index: UInt32) {
        guard stream.isReady, let played = stream.stream else { return }
        if facility == PA_SUBSCRIPTION_EVENT_SINK {
            if index == pa_stream_get_device_index(played) { ask(sink: index) }
        } else if index == pa_stream_get_index(played) {
            ask(stream: index)
        }
    }

    /// Why the stream's sound is inaudible; nil when it is audible.
    var sentence: String? {
        guard stream.isReady, let played = stream.stream, let device = stream.device else { return nil }
        let number = pa_stream_get_index(played)
        return stream.muting.sentence(
            sinkName: device,
            SoundMuting.Commands(
                unmuteStream: "pactl set-sink-input-mute \(number) 0",
                raiseStream: "pactl set-sink-input-volume \(number) 100%",
                unmuteSink: "pactl set-sink-mute \(device) 0", raiseSink: "pactl set-sink-volume \(device) 50%"))
    }
}

extension SoundMuting.Outlet {
    fileprivate init(_ mute: Int32, _ volume: pa_cvolume) {
        var volume = volume
        self.init(isMuted: mute != 0, isAtZero: pa_cvolume_channels_equal_to(&volume, 0) != 0)
    }
}
