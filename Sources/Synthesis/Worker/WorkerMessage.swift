// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// The daemon's requests to the synthesizing process. One message is one packet.
enum WorkerRequest: Sendable, Equatable {
    /// A piece of an utterance. Its encoding may take several packets.
    case piece(id: UInt64, encoded: ArraySlice<UInt8>, isWhole: Bool)
    /// The rest of the utterance is not needed.
    case stop(id: UInt64)
    /// A piece that will probably be said next.
    case prepare(encoded: ArraySlice<UInt8>)
}

/// The reports of the synthesizing process.
enum WorkerReport: Sendable, Equatable {
    /// The process is ready.
    case hello(WorkerHello)
    /// Words that begin, and samples that follow the earlier ones.
    case sound(id: UInt64, words: [SpokenPlace], samples: [Int16])
    /// The engine begins a part of the text at this place in the whole utterance.
    case begins(id: UInt64, offset: Int)
    /// So many sounds that were kept were used again since the last such report.
    case kept(Int)
    /// A piece is made, and the next one is needed.
    case pieceDone(id: UInt64)
    case ended(id: UInt64, SynthesisEnd)
    /// The engine's sound was wrong, for this reason. The process ends, and the text is not tried again.
    case broken(id: UInt64, String)
    /// The process has died for this reason; another process replaces it.
    case died(String)
    /// The system starts no process, for this reason. The start is repeated until it succeeds.
    case delayed(String)
}

/// The process and the synthesizer that it runs.
struct WorkerHello: Sendable, Equatable, Codable {
    var process: Int32
    var synthesizer: SynthesizerDescription
    var protection = WorkerProtection()
}

extension WorkerRequest {
    /// A longer piece is sent in several packets, because each packet must fit into a socket's buffer.
    private static let longestPacket = 32_768

    /// Nil for a long piece.
    static func preparation(of piece: WorkerPiece) -> WorkerRequest? {
        let bytes = piece.bytes
        return bytes.count <= longestPacket ? .prepare(encoded: bytes[...]) : nil
    }

    /// The packets of a piece.
    static func packets(id: UInt64, _ piece: WorkerPiece) -> [WorkerRequest] {
        let bytes = piece.bytes
        return stride(from: 0, to: bytes.count, by: longestPacket).map { start in
            let end = min(start + longestPacket, bytes.count)
            return .piece(id: id, encoded: bytes[start..<end], isWhole: end == bytes.count)
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .piece(let id, let encoded, let isWhole):
            var packet = Packet(kind: 1, id: id)
            packet.add(byte: isWhole ? 1 : 0)
            packet.bytes += encoded
            return packet.bytes
        case .stop(let id): return Packet(kind: 2, id: id).bytes
        case .prepare(let encoded):
            var packet = Packet(kind: 3, id: 0)
            packet.bytes += encoded
            return packet.bytes
        }
    }

    /// Nil when the bytes are not a request.
    init?(_ bytes: [UInt8]) {
        var packet = PacketReader(bytes)
        guard let kind = packet.byte(), let id = packet.number() else { return nil }
        switch kind {
        case 1:
            guard let whole = packet.byte() else { return nil }
            self = .piece(id: id, encoded: packet.rest, isWhole: whole == 1)
        case 2: self = .stop(id: id)
        case 3: self = .prepare(encoded: packet.rest)
        default: return nil
        }
    }
}

extension WorkerReport {
    var bytes: [UInt8] {
        switch self {
        case .hello(let hello):
            var packet = Packet(kind: 1, id: 0)
            packet.bytes += [UInt8]((try? JSONEncoder().encode(hello)) ?? Data())
            return packet.bytes
        case .sound(let id, let words, let samples):
            return samples.withUnsafeBufferPointer { Self.sound(id: id, words: words, $0) }
        case .pieceDone(let id): return Packet(kind: 3, id: id).bytes
        case .ended(let id, let end):
            var packet = Packet(kind: 4, id: id)
            packet.add(end)
            return packet.bytes
        case .died(let reason):
            var packet = Packet(kind: 5, id: 0)
            packet.bytes += Array(reason.utf8)
            return packet.bytes
        case .delayed(let reason):
            var packet = Packet(kind: 6, id: 0)
            packet.bytes += Array(reason.utf8)
            return packet.bytes
        case .begins(let id, let offset):
            var packet = Packet(kind: 7, id: id)
            packet.add(offset)
            return packet.bytes
        case .kept(let count): return Packet(kind: 9, id: UInt64(count)).bytes
        case .broken(let id, let reason):
            var packet = Packet(kind: 8, id: id)
            packet.bytes += Array(reason.utf8)
            return packet.bytes
        }
    }

    /// The packet of a `sound`, made directly from the engine's samples.
    static func sound(id: UInt64, words: [SpokenPlace], _ samples: UnsafeBufferPointer<Int16>) -> [UInt8] {
        var packet = Packet(kind: 2, id: id)
        packet.bytes.reserveCapacity(32 + words.count * 16 + samples.count * 2)
        packet.add(number: UInt64(words.count))
        for word in words {
            packet.add(number: UInt64(max(0, word.offset)))
            packet.add(number: UInt64(max(0, word.sample)))
        }
        packet.bytes.append(contentsOf: UnsafeRawBufferPointer(samples))
        return packet.bytes
    }

    /// Nil when the bytes are not a report.
    init?(_ bytes: [UInt8]) {
        var packet = PacketReader(bytes)
        guard let kind = packet.byte(), let id = packet.number() else { return nil }
        switch kind {
        case 1:
            guard let hello = try? JSONDecoder().decode(WorkerHello.self, from: Data(packet.rest)) else { return nil }
            self = .hello(hello)
        case 2:
            guard let words = packet.words() else { return nil }
            self = .sound(id: id, words: words, samples: packet.samples())
        case 3: self = .pieceDone(id: id)
        case 4:
            guard let end = packet.end() else { return nil }
            self = .ended(id: id, end)
        case 5: self = .died(String(decoding: packet.rest, as: UTF8.self))
        case 6: self = .delayed(String(decoding: packet.rest, as: UTF8.self))
        case 7:
            guard let offset = packet.integer() else { return nil }
            self = .begins(id: id, offset: offset)
        case 9: self = .kept(Int(clamping: id))
        case 8: self = .broken(id: id, String(decoding: packet.rest, as: UTF8.self))
        default: return nil
        }
    }
}
