// SPDX-License-Identifier: MIT

/// Looks every 10 milliseconds until there is a result, so that no test sleeps longer than necessary.
/// - Throws: a ``Setback`` if there is no result within the limit, which is generous: other work shares the machine.
func eventually<Sight>(
    _ what: @autoclosure () -> String, within limit: Duration = .seconds(180), look: () async throws -> Sight?
) async throws -> Sight {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    while true {
        if let sight = try await look() { return sight }
        guard clock.now < deadline else { throw Setback(description: "waited \(limit) in vain for \(what())") }
        try await Task.sleep(for: .milliseconds(10))
    }
}

/// Waits for a condition instead of a result.
func eventually(
    _ what: @autoclosure () -> String, within limit: Duration = .seconds(180), holds: () async throws -> Bool
) async throws {
    try await eventually(what(), within: limit) { try await holds() ? () : nil }
}
