// SPDX-License-Identifier: GPL-3.0-or-later

/// The sinks that rules name. Each is opened when it is first needed. The common sink replaces one that cannot be
/// reached.
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

    /// - Parameter name: in the syntax of `--sink`.
    package subscript(name: String) -> any AudioSink {
        if let known = opened[name] { return known }
        guard let choice = SinkChoice(name) else { return common }
        let sink = SubstituteSink(open(choice), orElse: common)
        opened[name] = sink
        return sink
    }
}
