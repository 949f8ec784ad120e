// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// The JSON Schema (draft 2020-12) of one line of the protocol. The methods come from the protocol's table of methods,
/// and the names of their parameters from the types that read them. Only the kinds of values are listed here.
struct ProtocolSchema: Encodable {
    func encode(to encoder: any Encoder) throws {
        try Node.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("One line of the protocol of a11y-speakd, version \(Release.version)")),
            ("x-protocol", .number(Double(Release.protocol))),
            ("anyOf", .list(["request", "reply", "event"].map(Node.reference))),
            ("$defs", .object(Self.envelopes + Self.methods + Self.objects)),
        ]).encode(to: encoder)
    }

    /// The names without a kind of value below; empty unless this file misses a new parameter.
    static var unknownNames: [String] {
        (methodNames + objectNames).flatMap { owner in
            owner.names.filter { kind(of: $0, in: owner.name) == nil }.map { "\(owner.name).\($0)" }
        }
    }

    // MARK: Messages

    private static var envelopes: [(String, Node)] {
        let id = Node.object([("type", .list([.string("string"), .string("integer"), .string("null")]))])
        let version = Node.object([("const", .string("2.0"))])
        let error = object(["code": .type("integer"), "message": .type("string")], required: ["code", "message"])
        let events = [
            "announcement", "rejected", "focus", "caption", "mark", "cursor", "pause", "views", "settings", "presence",
        ]
        return [
            ("request", .object([("oneOf", .list(methodNames.map { .reference("request.\($0.name)") }))])),
            ("id", id),
            (
                "reply",
                .object([
                    ("type", .string("object")),
                    (
                        "properties",
                        .object([
                            ("jsonrpc", version), ("id", .reference("id")), ("result", .type("object")),
                            ("error", error),
                        ])
                    ),
                    ("required", .list([.string("id")])),
                    ("oneOf", .list(["result", "error"].map { .object([("required", .list([.string($0)]))]) })),
                    ("not", .object([("required", .list([.string("method")]))])),
                ])
            ),
            (
                "event",
                .object([
                    ("type", .string("object")),
                    (
                        "properties",
                        .object([
                            ("jsonrpc", version), ("method", .type("string")), ("params", .type("object")),
                            ("id", .object([("not", .object([]))])),
                        ])
                    ),
                    ("required", .list(["jsonrpc", "method", "params"].map(Node.string))),
                    ("examples", .list(events.map { .object([("method", .string($0))]) })),
                ])
            ),
        ]
    }

    private static var methods: [(String, Node)] {
        methodNames.map { method in
            let properties: [(String, Node)] = [
                ("jsonrpc", .object([("const", .string("2.0"))])), ("id", .reference("id")),
                ("method", .object([("const", .string(method.name))])),
                ("params", object(method.names, in: method.name)),
                // Members of a line in a file of events.
                ("at", .type("number")), ("client", .type("string")),
            ]
            let needsParameters = !(required[method.name] ?? []).isEmpty
            return (
                "request.\(method.name)",
                .object([
                    ("type", .string("object")), ("properties", .object(properties)),
                    ("required", .list((["method"] + (needsParameters ? ["params"] : [])).map(Node.string))),
                ])
            )
        }
    }

    private static var objects: [(String, Node)] {
        objectNames.map { (String($0.name.dropFirst().dropLast()), object($0.names, in: $0.name)) }
    }

    // MARK: Parameters

    private static let methodNames = ParameterNames.ofMethods
    /// An object has another owner name than the method of the same name: `chart` is both.
    private static let objectNames = ParameterNames.ofObjects.map { (name: "{\($0.name)}", names: $0.names) }

    private static let required: [String: [String]] = [
        "hello": ["client"], "post": ["notification"], "willDisplay": ["element"], "didEndDisplay": ["element"],
        "invalidated": ["element"], "window": ["frame"], "describeChart": ["chart"],
        "rangeChanged": ["chart", "axis", "min", "max"], "appendPoints": ["chart", "series", "points"],
        "removeChart": ["chart"], "chart": ["chart", "command"], "readChart": ["client", "chart"],
        "readPoints": ["client", "chart", "series"], "sonify": ["chart"], "play": ["score"], "monitor": ["chart"],
        "perform": ["action"], "navigate": ["to"], "subscribe": ["events"], "{chart}": ["id", "axes"], "{axis}": ["id"],
        "{series}": ["id"], "{score}": ["tracks"], "{track}": ["notes"], "{rule}": ["series"],
    ]

    private static func object(_ names: [String], in owner: String) -> Node {
        object(
            Dictionary(uniqueKeysWithValues: names.map { ($0, kind(of: $0, in: owner) ?? .object([])) }),
            required: required[owner] ?? [])
    }

    private static func object(_ properties: [String: Node], required: [String]) -> Node {
        .object(
            [
                ("type", .string("object")),
                ("properties", .object(properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
                ("additionalProperties", .boolean(false)),
            ] + (required.isEmpty ? [] : [("required", .list(required.map(Node.string)))]))
    }

    /// The kind of value of a parameter; the same name may have another kind in another method or object.
    private static func kind(of name: String, in owner: String) -> Node? {
        exceptions["\(owner).\(name)"] ?? kinds[name]
    }

    private static let text = Node.type("string")
    private static let number = Node.type("number")
    private static let flag = Node.type("boolean")
    private static let texts = Node.array(of: text)

    private static func number(_ range: ClosedRange<Double>, whole: Bool = false) -> Node {
        .object([
            ("type", .string(whole ? "integer" : "number")), ("minimum", .number(range.lowerBound)),
            ("maximum", .number(range.upperBound)),
        ])
    }

    private static func names<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> Node
    where Value.RawValue == String { names(type.allCases.map(\.rawValue)) }

    private static func names(_ names: [String]) -> Node { .object([("enum", .list(names.map(Node.string)))]) }

    private static func either(_ nodes: Node...) -> Node { .object([("anyOf", .list(nodes))]) }

    private static let kinds: [String: Node] = [
        "action": text, "actions": texts, "activationPoint": .array(of: number, count: 2), "active": flag,
        "animated": flag, "announcement": either(number, text),
        "append": number, "atomic": flag,
        "axes": .array(of: .reference("axis")), "axis": text, "by": names(NavigateRequest.Step.self),
        "band": .array(of: number, count: 2), "bound": text, "busy": flag,
        "capitals": names(CapitalLetters.self), "categories": texts, "cause": text, "character": text, "chart": text,
        "client": text, "column": number, "command": text, "container": text, "count": number, "cursor": text,
        "containerType": names(AccessibilityContainerType.allCases.map(\.name)),
        "customContent": .array(of: .reference("content")), "colorScheme": names(ColorScheme.self),
        "display": .reference("display"), "hintSsml": text, "increasedContrast": flag, "labelSsml": text,
        "reducedMotion": flag, "textScale": number(0.5...4), "typing": names(TypingEcho.self),
        "valueSsml": text,
        "caret": number, "selection": .array(of: number, count: 2), "secure": flag, "editable": flag,
        "multiline": flag,
        "digestInterval": number(1...60, whole: true), "direction": text, "earcon": text, "element": text, "end": flag,
        "events": .array(of: names(SubscribeRequest.Event.self)), "every": number(5...3600), "everything": flag,
        "expanded": flag, "expires": number(0...86400), "frame": .array(of: number, count: 4), "from": number,
        "group": text, "sequence": text,
        "hasFocus": flag, "headingLevel": number(1...6, whole: true), "hint": text, "id": text, "identifier": text,
        "identifiers": names(IdentifierReading.self),
        "important": flag, "index": number, "inputLabels": texts, "interactive": flag, "isX": flag, "key": text,
        "kind": text, "known": .object([("type", .string("object")), ("additionalProperties", number)]), "label": text,
        "lane": text, "language": text, "limit": number, "live": names(AccessibilityLiveRegion.self), "max": number,
        "mayRepeat": flag, "min": number, "mode": text, "name": text,
        "notes": .array(of: .array(of: number)), "notification": names(AccessibilityNotification.self),
        "offsetChanges": .array(of: .array(of: number, count: 2)), "on": flag, "open": flag, "order": text,
        "pan": number(-1...1),
        "pitch": number(0...100, whole: true), "pitchRange": number(0...100, whole: true),
        "points": .array(of: .object([("type", .string("array"))])), "priority": names(AnnouncementPriority.names),
        "punctuation": names(Punctuation.self), "queue": flag,
        "range": either(names(["visible", "all"]), .array(of: number, count: 2)),
        "rate": number(80...2000, whole: true), "readCode": flag,
        "reference": either(names(["none", "axis", "mean"]), number),
        "region": text, "relevant": .array(of: names(AccessibilityLiveRelevance.all.names)),
        "repeat": .reference("repeat"), "revision": number, "row": number, "rules": .array(of: .reference("rule")),
        "scale": text,
        "scope": text, "score": .reference("score"), "screenReader": flag, "seconds": number, "sensitive": flag,
        "series": text, "session": text, "settled": flag, "silent": texts, "slot": text, "soundIcon": text,
        "spelling": flag, "spoken": text, "ssml": text, "step": text, "summary": text, "text": text,
        "textualContext": text, "timbre": text,
        "to": names(NavigateRequest.Target.self),
        "title": text, "tracks": .array(of: .reference("track")), "traits": texts, "unit": text, "until": text,
        "utcOffset": number, "value": text, "verbosity": names(Verbosity.self), "version": text, "views": texts,
        "voice": text, "voiceType": text, "volume": number(0...100, whole: true), "words": text, "x": number,
        "y": number, "above": number, "below": number, "crosses": number, "changesBy": number,
        "changesByPercent": number, "silentFor": number,
    ]

    private static let exceptions: [String: Node] = [
        "describeChart.chart": .reference("chart"), "{chart}.series": .array(of: .reference("series")),
        "sonify.series": texts, "willDisplay.element": .reference("element"),
        "invalidated.element": .reference("element"), "post.argument": either(text, .reference("element")),
        "post.priority": names(AccessibilityPriority.self), "{series}.x": text, "{series}.y": text,
        "tone.value": number(0...1), "window.scale": number,
        "announce.kind": names(TextKind.self), "focus.element": either(text, .reference("element")),
    ]
}

/// A value of JSON whose objects keep the order of their members.
private indirect enum Node: Encodable {
    case string(String), number(Double), boolean(Bool), list([Node]), object([(String, Node)])

    static func type(_ name: String) -> Self { .object([("type", .string(name))]) }

    static func reference(_ name: String) -> Self { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func array(of items: Self, count: Int? = nil) -> Self {
        let limits: [(String, Self)] =
            count.map {
                [("minItems", .number(Double($0))), ("maxItems", .number(Double($0)))]
            } ?? []
        return .object([("type", .string("array")), ("items", items)] + limits)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: AnyKey.self)
            for (name, value) in members { try container.encode(value, forKey: AnyKey(stringValue: name)) }
        case .list(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .string(let text): try text.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .boolean(let flag): try flag.encode(to: encoder)
        }
    }
}
