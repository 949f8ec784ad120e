// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse

/// Whether its sound, or that of its sink, is muted. With the lock held.
extension PulseStream {
    /// Asks the server; the answers come to ``muting``.
    func askMuting() {
        guard isReady, let stream else { return }
        askMuting(stream: pa_stream_get_index(stream))
        askMuting(sink: pa_stream_get_device_index(stream))
    }

    private func askMuting(stream index: UInt32) {
        let asked = pa_context_get_sink_input_info(
            context, index,
            { _, info, _, me in
                guard let info = info?.pointee else { return }
                PulseStream.from(me).muting.stream = SoundMuting.Outlet(info.mute, info.volume)
            }, Unmanaged.passUnretained(self).toOpaque())
        forget(asked)
    }

    private func askMuting(sink index: UInt32) {
        let asked = pa_context_get_sink_info_by_index(
            context, index,
            { _, info, _, me in
                guard let info = info?.pointee else { return }
                PulseStream.from(me).muting.sink = SoundMuting.Outlet(info.mute, info.volume)
            }, Unmanaged.passUnretained(self).toOpaque())
        forget(asked)
    }

    /// Something of that kind has changed at the server, or has come.
    func changed(_ event: pa_subscription_event_type_t, _ index: UInt32) {
        guard isReady, let stream else { return }
        let facility = event.rawValue & PA_SUBSCRIPTION_EVENT_FACILITY_MASK.rawValue
        let kind = event.rawValue & PA_SUBSCRIPTION_EVENT_TYPE_MASK.rawValue
        let isSink = facility == PA_SUBSCRIPTION_EVENT_SINK.rawValue
        if isSink, kind == PA_SUBSCRIPTION_EVENT_NEW.rawValue { moveToWantedSink() }
        guard kind == PA_SUBSCRIPTION_EVENT_CHANGE.rawValue else { return }
        // Each begin and end of playback is a change, of both: only what has changed is asked for.
        if isSink, index == pa_stream_get_device_index(stream) { askMuting(sink: index) }
        if !isSink, index == pa_stream_get_index(stream) { askMuting(stream: index) }
    }

    /// Why nobody hears what it plays; nil when it can be heard.
    var silence: String? {
        guard isReady, let stream, let device else { return nil }
        let number = pa_stream_get_index(stream)
        return muting.sentence(
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
