// SPDX-License-Identifier: GPL-3.0-or-later

/// The sinks that rules name, each opened when it is first wanted. One that cannot be reached is stood in for by the common one.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
package final class RuleSinks {
    private let open: (SinkChoice) -> any AudioSink
    private let common: any AudioSink
    private var opened: [String: any AudioSink] = [:]

    package init(common: any AudioSink, open: @escaping (SinkChoice) -> any AudioSink) {
        self.common = common
        self.open = open
    }

    /// - Parameter name: as `--sink` takes it.
    package subscript(name: String) -> any AudioSink {
        if let known = opened[name] { return known }
        guard let choice = SinkChoice(name) else { return common }
        let sink = StandInSink(open(choice), orElse: common)
        opened[name] = sink
        return sink
    }
}
