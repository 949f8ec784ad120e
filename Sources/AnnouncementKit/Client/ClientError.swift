// SPDX-License-Identifier: MIT

/// The reason why a request to the daemon failed. The daemon's own errors are ``WireError`` values.
public enum ClientError: Error, Sendable, Hashable {
    /// Neither `A11Y_SPEAKD_SOCKET` nor `XDG_RUNTIME_DIR` is set, so the socket's path is unknown.
    case noAddress
    /// Nothing listens at the path. `reason` is the system's error message.
    case notRunning(path: String, reason: String)
    /// The socket at the path is not the user's, or its mode permits nothing.
    case notPermitted(path: String)
    /// The folder in which the daemon's folder should be does not exist, so the path is wrong.
    case noFolder(String)
    /// The connection ended before the reply arrived.
    case disconnected
    /// A request had no reply, and nothing else arrived, for this time.
    case silent(Duration)
    /// A daemon was needed but could not be started. The value is the daemon's own error message.
    case notStarted(String)
    /// The daemon sent a reply that this version cannot read.
    case unreadable(String)
}

extension ClientError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noAddress:
            "XDG_RUNTIME_DIR is not set, so the daemon's socket is unknown: log in through a session, "
                + "or name the socket in A11Y_SPEAKD_SOCKET."
        case .notPermitted(let path):
            "You may not open the daemon's socket \(path) (Permission denied): "
                + "make it yours with 'chmod 600 \(path)', or name another one with --socket."
        case .noFolder(let folder):
            "The folder \(folder) of the daemon's socket does not exist: correct XDG_RUNTIME_DIR, "
                + "or name the socket in A11Y_SPEAKD_SOCKET."
        case .notRunning(let path, let reason):
            "Nothing listens at \(path) (\(reason)): start the daemon with "
                + "'systemctl --user start a11y-speakd.socket' or run a11y-speakd."
        case .disconnected:
            "The daemon closed the connection before it answered."
        case .silent(let time):
            "The program at the daemon's socket has not answered for \(time.components.seconds) s. If it is a11y-speakd, "
                + "it hangs or is stopped: restart it with 'systemctl --user restart a11y-speakd'."
        case .notStarted(let reason):
            "No daemon runs, and none could be started: \(reason)"
        case .unreadable(let detail):
            "The daemon's answer could not be read: \(detail)."
        }
    }
}

extension ClientError {
    /// The answer is not one of a11y-speakd.
    static let foreign = Self.unreadable("the program at the socket does not answer as a11y-speakd does")
}
