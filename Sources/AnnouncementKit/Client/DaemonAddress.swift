// SPDX-License-Identifier: MIT

/// Where the daemon listens.
public enum DaemonAddress {
    /// The longest path that fits a Unix socket's address.
    public static let longestPath = 107

    /// `$A11Y_SPEAKD_SOCKET`, else `$XDG_RUNTIME_DIR/a11y-speakd/events.sock`.
    /// - Throws: ``ClientError/noAddress`` when neither is set.
    public static func socketPath(environment: [String: String]) throws(ClientError) -> String {
        if let path = environment["A11Y_SPEAKD_SOCKET"], !path.isEmpty { return path }
        guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { throw .noAddress }
        return "\(directory)/a11y-speakd/events.sock"
    }
}
