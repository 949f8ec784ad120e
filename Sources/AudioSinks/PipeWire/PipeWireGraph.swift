// SPDX-License-Identifier: GPL-3.0-or-later

/// The part of PipeWire's graph that matters here: its sinks, and the links to them. A value type.
struct PipeWireGraph: Equatable {
    /// The sink that replaces a missing device. Its sound is inaudible.
    static let dummy = "auto_null"

    private struct Link: Equatable {
        var from: UInt32
        var to: UInt32
    }

    private var sinks: [UInt32: String] = [:]
    private var links: [UInt32: Link] = [:]
    private var outlets: [UInt32: SoundMuting.Outlet] = [:]

    mutating func add(node id: UInt32, name: String, mediaClass: String) {
        // A sink may also be a source.
        if mediaClass.hasPrefix("Audio/") && mediaClass.contains("Sink") || mediaClass == "Audio/Duplex" {
            sinks[id] = name
        }
    }

    mutating func add(link id: UInt32, from: UInt32, to: UInt32) { links[id] = Link(from: from, to: to) }

    mutating func remove(_ id: UInt32) {
        sinks[id] = nil
        links[id] = nil
        outlets[id] = nil
    }

    mutating func set(_ outlet: SoundMuting.Outlet, of node: UInt32) { outlets[node] = outlet }

    /// Why the sound of a stream is inaudible; nil when it is audible.
    func silence(of stream: UInt32) -> String? {
        guard let sink = links.values.first(where: { $0.from == stream && sinks[$0.to] != nil })?.to,
            let name = sinks[sink]
        else { return nil }
        let muting = SoundMuting(stream: outlets[stream] ?? .init(), sink: outlets[sink] ?? .init())
        return muting.sentence(
            sinkName: name,
            SoundMuting.Commands(
                unmuteStream: "wpctl set-mute \(stream) 0", raiseStream: "wpctl set-volume \(stream) 100%",
                unmuteSink: "wpctl set-mute \(sink) 0", raiseSink: "wpctl set-volume \(sink) 50%"))
    }

    /// Whether there is a sink that can be heard.
    var hasSink: Bool { sinks.values.contains { $0 != Self.dummy } }

    func hasSink(named name: String) -> Bool { sinks.values.contains(name) }

    /// The sink to which a stream plays, or the node before it, such as an equalizer; nil when the stream plays to
    /// nothing.
    func sink(of stream: UInt32) -> String? {
        links.sorted { $0.key < $1.key }.lazy.filter { $0.value.from == stream }.compactMap { sinks[$0.value.to] }.first
    }
}
