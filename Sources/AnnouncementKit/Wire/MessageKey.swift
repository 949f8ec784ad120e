// SPDX-License-Identifier: MIT

/// The keys of all messages, as JSON-RPC 2.0 names them.
enum MessageKey: String, CodingKey {
    case jsonrpc, id, method, params, result, error
}
