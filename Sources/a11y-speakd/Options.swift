// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import ArgumentParser
import AudioSinks
import Glibc
import Logging

/// The options of the command line.
struct Options: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where to listen.",
            discussion: "Default: $A11Y_SPEAKD_SOCKET, else $XDG_RUNTIME_DIR/a11y-speakd/events.sock. "
                + "Not used when systemd passes a socket.", valueName: "path"))
    var socket: String?

    @Option(help: ArgumentHelp("Where the sound goes: \(SinkChoice.syntax). Default: auto.", valueName: "sink"))
    var sink: SinkChoice?

    @Option(
        help: ArgumentHelp(
            "Settings, in place of the user's and the machine's config.toml.",
            discussion: "Options of the command line override them.", valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Milliseconds of silence before the first sound after a rest, for devices that swallow the first syllable.",
            discussion: "Bluetooth and HDMI may need 200 to 500.", valueName: "ms"))
    var leadIn: Int?

    @Option(help: ArgumentHelp("The folder that holds voices/ and names/.", valueName: "dir"))
    var dataDir: String?

    @Option(
        name: [.long, .customShort("l")],
        help:
            "The lowest level that is logged to standard error: trace, debug, info, notice, warning, error or critical. Default: notice."
    )
    var logLevel: Logger.Level?

    @Flag(help: "Keep nothing for the next daemon: accepted announcements are lost when this daemon dies.")
    var noJournal = false

    @Flag(help: "Log spoken texts too, except sensitive texts: to find faults. Without it no text is logged.")
    var logText = false

    @Flag(help: "Start a daemon in the background and return when it answers; if a daemon already runs, do nothing.")
    var background = false

    @OptionGroup var speechDispatcher: SpeechDispatcherOptions

    func validate() throws {
        guard (0...5000).contains(leadIn ?? 0) else { throw ValidationError("--lead-in is 0 to 5000 milliseconds") }
    }

    /// Whether this process is the daemon itself, and neither starts it in the background nor tests a socket.
    var isServing: Bool {
        speechDispatcher.checkSsipSocket == nil
            && (speechDispatcher.spawned || !speechDispatcher.spawn && !background)
    }

    /// The command-line options that settings files may also have.
    var settings: Settings {
        var settings = Settings()
        (settings[\.sink], settings[\.leadIn], settings[\.logLevel]) = (sink?.text, leadIn, logLevel?.rawValue)
        settings[\.servesSSIP] = speechDispatcher.ssip ? true : nil
        return settings
    }

    /// - Throws: ``ListenError`` when neither an option nor the environment names a place.
    func socketPath(environment: [String: String]) throws(ListenError) -> String {
        if let socket { return socket }
        do {
            return try DaemonAddress.socketPath(environment: environment)
        } catch {
            throw ListenError(
                description: "XDG_RUNTIME_DIR is not set, so there is no place for the socket: "
                    + "log in through a session, or give --socket PATH", exitCode: ListenError.badConfiguration)
        }
    }
}

extension Options {
    /// Returns a daemon in the background with these options. Paths are absolute, because its working folder differs.
    func autospawn(environment: [String: String]) throws(ListenError) -> Autospawn {
        let ssip = try speechDispatcher.socketPath(environment: environment)
        return Autospawn(
            events: Self.absolute(try socketPath(environment: environment)), ssip: ssip.map(Self.absolute),
            config: config.map(Self.absolute), dataDir: dataDir.map(Self.absolute),
            logDir: speechDispatcher.logDir.map(Self.absolute), environment: environment)
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }
}

extension SinkChoice: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }

    package var defaultValueDescription: String { "auto" }
}

extension Logger.Level: @retroactive ExpressibleByArgument {
    /// The level with that name, or with Speech Dispatcher's number: 0, the least, to 5.
    public init?(argument: String) {
        let byNumber: [String: Self] = [
            "0": .critical, "1": .error, "2": .warning, "3": .notice, "4": .info, "5": .debug,
        ]
        guard let level = byNumber[argument] ?? Self(rawValue: argument) else { return nil }
        self = level
    }
}
