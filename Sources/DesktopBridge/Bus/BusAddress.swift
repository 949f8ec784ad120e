// SPDX-License-Identifier: MIT

/// The addresses of this session's buses.
package struct BusAddress: Sendable, Equatable {
    /// The session bus; nil when the environment does not name one.
    package let session: String?
    /// The accessibility bus, when the environment names one; otherwise the session bus is asked.
    package let accessibility: String?

    package init(environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        session = value("DBUS_SESSION_BUS_ADDRESS") ?? value("XDG_RUNTIME_DIR").map { "unix:path=\($0)/bus" }
        accessibility = value("AT_SPI_BUS_ADDRESS")
    }
}
