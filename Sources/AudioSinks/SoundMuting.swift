// SPDX-License-Identifier: GPL-3.0-or-later

/// The reasons why sound that a server plays is inaudible. A value type.
struct SoundMuting: Equatable {
    /// A stream or a sink, as its server reports it.
    struct Outlet: Equatable {
        var isMuted = false
        /// Whether its volume is 0.
        var isAtZero = false
    }

    var stream = Outlet()
    var sink = Outlet()

    /// The commands that make the sound audible.
    struct Commands {
        let unmuteStream: String
        let raiseStream: String
        let unmuteSink: String
        let raiseSink: String
    }

    /// The reason, and the command that makes the sound audible; nil when it is audible.
    /// - Parameter sinkName: the sink that is played to.
    func sentence(sinkName: String, _ commands: Commands) -> String? {
        if sink.isMuted { return "the sink \(sinkName) is muted: \(commands.unmuteSink)" }
        if stream.isMuted { return "the daemon's own stream is muted: \(commands.unmuteStream)" }
        if sink.isAtZero { return "the volume of the sink \(sinkName) is 0: \(commands.raiseSink)" }
        if stream.isAtZero { return "the volume of the daemon's own stream is 0: \(commands.raiseStream)" }
        return nil
    }
}
