// SPDX-License-Identifier: MIT

/// The version of the library, the daemon and the client program, which are released together.
package enum Release {
    /// The tagged version, or the next one to be tagged. `ReleaseTests` lists its other places.
    package static let version = "0.2.0"

    /// The number of the protocol in the reply to `hello`. Clients compare it.
    package static let `protocol` = 1
}
