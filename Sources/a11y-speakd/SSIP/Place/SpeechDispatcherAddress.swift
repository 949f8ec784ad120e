// SPDX-License-Identifier: GPL-3.0-or-later

/// The place where Speech Dispatcher's clients look for it, found as libspeechd and its Python module find it.
struct SpeechDispatcherAddress: Equatable {
    /// The folder of the socket and the pid file.
    let folder: String

    /// An empty variable counts as not set, as XDG specifies.
    /// - Throws: ``ListenError`` when not even a home folder is known.
    init(environment: [String: String]) throws(ListenError) {
        let environment = environment.filter { !$0.value.isEmpty }
        let cache = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
        guard let base = environment["XDG_RUNTIME_DIR"] ?? cache else {
            throw ListenError(
                description: "Neither XDG_RUNTIME_DIR nor HOME is set, so there is no place for SSIP: "
                    + "give --ssip-socket PATH", exitCode: ListenError.badConfiguration)
        }
        folder = "\(base)/speech-dispatcher"
    }

    var socket: String { "\(folder)/speechd.sock" }
    /// While a process has this file write-locked, `speech-dispatcher` does not start.
    var pidFile: String { "\(folder)/pid/speech-dispatcher.pid" }

    /// The socket to listen at: the one that `SPEECHD_ADDRESS` names, else the default.
    /// - Parameter chosen: the path on the command line, or `default`.
    static func socket(
        chosen: String? = nil, environment: [String: String]
    ) throws(ListenError) -> String {
        if let chosen, chosen != "default" { return chosen }
        // Speech Dispatcher's clients also split at colons, so a path has none.
        let parts = environment["SPEECHD_ADDRESS", default: ""].split(separator: ":").map(String.init)
        switch (chosen ?? parts.first, parts.dropFirst().first) {
        case ("unix_socket", let path?): return path
        case ("default", _), ("unix_socket", nil), (nil, _):
            return try SpeechDispatcherAddress(environment: environment).socket
        case ("inet_socket", _): throw networkRefused(by: "SPEECHD_ADDRESS")
        default:
            throw ListenError(
                description: "SPEECHD_ADDRESS is \"\(parts.joined(separator: ":"))\", but must be unix_socket or "
                    + "unix_socket:/PATH", exitCode: ListenError.badConfiguration)
        }
    }

    /// - Parameter source: the option or variable that requests the network.
    static func networkRefused(by source: String) -> ListenError {
        ListenError(
            description:
                "\(source) asks for inet_socket, but SSIP is served on a Unix socket only, which only its "
                + "user can open: use unix_socket", exitCode: ListenError.badConfiguration)
    }
}
