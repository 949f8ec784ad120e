// SPDX-License-Identifier: MIT

/// What the library, the daemon and the client program have in common, because they are released together.
package enum Release {
    /// The version that is tagged, or is tagged next. `ReleaseTests` says where else it stands.
    package static let version = "0.2.0"

    /// The number of the protocol in the reply to `hello`. Clients compare it.
    static let `protocol` = 1
}
