// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Where the user's PipeWire server listens, as its library finds it. Nothing is loaded where there is none.
struct PipeWirePlace: Equatable {
    /// The paths at which it may be, in order; a name that begins with a slash is a path itself.
    let paths: [String]

    init(environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let name = value("PIPEWIRE_REMOTE") ?? "pipewire-0"
        let folders = ["PIPEWIRE_RUNTIME_DIR", "XDG_RUNTIME_DIR", "USERPROFILE"].compactMap(value) + ["/run/pipewire"]
        paths = name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
    }

    var isThere: Bool { paths.contains { access($0, F_OK) == 0 } }
}
