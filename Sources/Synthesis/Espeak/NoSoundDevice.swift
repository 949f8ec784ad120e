// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes the place of libpcaudio's function, with which libespeak-ng opens a sound device at its start. The library plays
/// nothing here, and the device would cost time, a thread and 64 MB of addresses, which `ulimit -f` may forbid. The linker
/// exports the function because libespeak-ng needs it.
/// - Returns: nil, which libespeak-ng takes as no device.
@_cdecl("create_audio_device_object")
public func noSoundDevice(
    _ device: UnsafePointer<CChar>?, _ program: UnsafePointer<CChar>?, _ description: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
