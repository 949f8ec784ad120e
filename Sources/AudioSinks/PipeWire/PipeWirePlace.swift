// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The place where the user's PipeWire server listens, as its library finds it. Without a server, nothing is loaded.
struct PipeWirePlace: Equatable {
    /// The possible paths, in order. A name that begins with a slash is a path itself.
    let paths: [String]

    init(environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let name = value("PIPEWIRE_REMOTE") ?? "pipewire-0"
        let folders = ["PIPEWIRE_RUNTIME_DIR", "XDG_RUNTIME_DIR", "USERPROFILE"].compactMap(value) + ["/run/pipewire"]
        paths = name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
    }

    var isThere: Bool { paths.contains { access($0, F_OK) == 0 } }
}
