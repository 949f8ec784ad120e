// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The options for serving SSIP, and Speech Dispatcher's own command line, which its clients and users give.
struct SpeechDispatcherOptions: ParsableArguments {
    @Flag(
        name: [.long, .customLong("run-single"), .customShort("s")],
        help: ArgumentHelp(
            "Serve SSIP too, the protocol of Speech Dispatcher's clients.",
            discussion: "Where: the Unix socket of $SPEECHD_ADDRESS, else "
                + "$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock. Where Speech Dispatcher runs, SSIP is not served."))
    var ssip = false

    @Option(
        name: [.long, .customLong("socket-path"), .customShort("S")],
        help: ArgumentHelp("Serve SSIP there.", valueName: "path"))
    var ssipSocket: String?

    @Flag(
        name: [.long, .customShort("a"), .customLong("run-daemon"), .customShort("d")],
        help: "Start a daemon that serves SSIP in the background, and return when it does.")
    var spawn = false

    @Option(name: [.customShort("L"), .long], help: ArgumentHelp("Where --spawn logs.", valueName: "dir"))
    var logDir: String?

    @Option(name: [.customShort("c"), .long], help: .hidden)
    var communicationMethod: String?

    @Flag(name: [.customShort("v")], help: .hidden)
    var version = false

    // Options of Speech Dispatcher that this daemon ignores.
    @Option(name: [.customShort("p"), .long], help: .hidden)
    var port: String?
    @Option(name: [.customShort("t"), .long], help: .hidden)
    var timeout: String?
    @Option(name: [.customShort("P"), .long], help: .hidden)
    var pidFile: String?
    @Option(name: [.customShort("C"), .long], help: .hidden)
    var configDir: String?
    @Option(name: [.customShort("m"), .long], help: .hidden)
    var moduleDir: String?
    @Flag(name: [.customShort("D"), .long], help: .hidden)
    var debug = false

    // Options for the project's units, and for the daemon that --spawn starts.
    @Option(help: .hidden)
    var checkSsipSocket: String?
    @Flag(help: .hidden)
    var spawned = false

    mutating func validate() throws {
        if version { throw CleanExit.message("a11y-speakd \(DaemonFacts.version)") }
    }
}

extension SpeechDispatcherOptions {
    /// The socket at which SSIP is served; nil when it is not served.
    /// - Throws: ``ListenError`` when the network is requested.
    func socketPath(environment: [String: String]) throws(ListenError) -> String? {
        if communicationMethod == "inet_socket" {
            throw SpeechDispatcherAddress.networkRefused(by: "--communication-method")
        }
        if let communicationMethod, communicationMethod != "unix_socket" {
            throw ListenError(
                description: "--communication-method is \"\(communicationMethod)\", but must be unix_socket",
                exitCode: 2)
        }
        guard ssip || spawn || ssipSocket != nil else { return nil }
        return try SpeechDispatcherAddress.socket(chosen: ssipSocket, environment: environment)
    }

    /// A sentence about each option that is accepted without an effect.
    var unused: [String] {
        var sentences: [String] = []
        if timeout != nil, timeout != "0" { sentences.append("--timeout changes nothing: the daemon stays.") }
        if pidFile != nil {
            sentences.append("--pid-file changes nothing: the lock is at Speech Dispatcher's default place.")
        }
        for (name, value) in [("--config-dir", configDir), ("--module-dir", moduleDir)] where value != nil {
            sentences.append("\(name) changes nothing: Speech Dispatcher's settings and modules are not read.")
        }
        if debug { sentences.append("--debug changes nothing: give --log-level debug.") }
        return sentences
    }
}
