// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A TCP port of this machine that is free now. Another program may take it before the caller does.
enum FreePort {
    static func find() throws -> UInt16 {
        let probe = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(probe) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let found = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(probe, $0, size) == 0 && getsockname(probe, $0, &size) == 0
            }
        }
        guard found else { throw Setback(description: "no free port: \(String(cString: strerror(errno)))") }
        return UInt16(bigEndian: address.sin_port)
    }
}
