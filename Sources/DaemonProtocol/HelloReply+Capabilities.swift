// SPDX-License-Identifier: MIT

import AnnouncementKit

extension HelloReply {
    /// The reply of a daemon that knows every request of this version.
    package init(server: String, version: String, languages: [String], synthesizer: String, limits: Limits? = nil) {
        self.init(
            server: server, version: version, languages: languages, synthesizer: synthesizer,
            capabilities: Capabilities(), limits: limits)
    }
}

extension HelloReply.Capabilities {
    /// All methods and events of this version.
    package init() {
        self.init(
            methods: Request.methods.map(\.name), events: SubscribeRequest.Event.allCases.map(\.rawValue))
    }
}
