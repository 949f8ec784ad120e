// SPDX-License-Identifier: GPL-3.0-or-later

/// The folder of files that save time at the next start, and that may be deleted.
struct CacheFolder {
    /// Nil when the environment names no folder for it.
    private let path: String?

    init(_ environment: [String: String]) {
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        // systemd names the folder of `CacheDirectory=`.
        let cache = folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
        path = folder("CACHE_DIRECTORY") ?? cache.map { "\($0)/a11y-speakd" }
    }

    func file(_ name: String) -> String? { path.map { "\($0)/\(name)" } }
}
