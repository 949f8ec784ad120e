// SPDX-License-Identifier: MIT

/// Where the buses of this session are.
package struct BusAddress: Sendable, Equatable {
    /// The session bus; nil when nothing says where it is.
    package let session: String?
    /// The accessibility bus, where it is given and need not be asked for.
    package let accessibility: String?

    package init(environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        session = value("DBUS_SESSION_BUS_ADDRESS") ?? value("XDG_RUNTIME_DIR").map { "unix:path=\($0)/bus" }
        accessibility = value("AT_SPI_BUS_ADDRESS")
    }
}
