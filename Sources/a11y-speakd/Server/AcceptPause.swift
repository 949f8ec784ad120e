// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import NIOCore

/// Lets a listening socket rest when the system has no descriptor for who comes. NIO's own handler for this does not: after
/// an error the socket is still looked at, so that it would try again and again without a pause.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private static let length = TimeAmount.milliseconds(100)
    private static let shortages = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let shortage = error as? IOError, Self.shortages.contains(shortage.errnoCode) else {
            return context.fireErrorCaught(error)
        }
        let channel = context.channel
        channel.setOption(.autoRead, value: false).whenFailure { _ in }
        channel.eventLoop.scheduleTask(in: Self.length) {
            channel.setOption(.autoRead, value: true).whenFailure { _ in }
        }
    }
}
