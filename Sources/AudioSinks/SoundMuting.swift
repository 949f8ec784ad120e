// SPDX-License-Identifier: GPL-3.0-or-later

/// What keeps sound that a server plays from being heard. A value.
struct SoundMuting: Equatable {
    /// A stream, or a sink, as its server has it.
    struct Outlet: Equatable {
        var isMuted = false
        /// Its volume is 0.
        var isAtZero = false
    }

    var stream = Outlet()
    var sink = Outlet()

    /// The commands that fix it.
    struct Commands {
        let unmuteStream: String
        let raiseStream: String
        let unmuteSink: String
        let raiseSink: String
    }

    /// The reason, and what fixes it; nil when it can be heard.
    /// - Parameter sinkName: the sink that is played to.
    func sentence(sinkName: String, _ commands: Commands) -> String? {
        if sink.isMuted { return "the sink \(sinkName) is muted: \(commands.unmuteSink)" }
        if stream.isMuted { return "the daemon's own stream is muted: \(commands.unmuteStream)" }
        if sink.isAtZero { return "the volume of the sink \(sinkName) is 0: \(commands.raiseSink)" }
        if stream.isAtZero { return "the volume of the daemon's own stream is 0: \(commands.raiseStream)" }
        return nil
    }
}
