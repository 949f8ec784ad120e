// SPDX-License-Identifier: MIT

/// What a client may ask.
public enum Request: Sendable, Hashable {
    case hello(HelloRequest)
    case announce(AnnounceRequest)
    case post(PostRequest)
    case focus(FocusRequest)
    case willDisplay(WillDisplayRequest)
    case didEndDisplay(DidEndDisplayRequest)
    case invalidated(InvalidatedRequest)
    case describeChart(DescribeChartRequest)
    case rangeChanged(RangeChangedRequest)
    case appendPoints(AppendPointsRequest)
    case removeChart(RemoveChartRequest)
    case chart(ChartCommandRequest)
    case monitor(MonitorRequest)
    /// Monitored charts are quiet until `catchUp`, but for alarms.
    case freeze
    case catchUp
    case perform(PerformRequest)
    case cancel(CancelRequest)
    case subscribe(SubscribeRequest)
    case pause
    case resume
    case `repeat`
    case history(HistoryRequest)
    case status(StatusRequest)
    case voices(VoicesRequest)
    case configure(ConfigureRequest)

    enum Method: String, CaseIterable {
        case hello, announce, post, focus, willDisplay, didEndDisplay, invalidated
        case describeChart, rangeChanged, appendPoints, removeChart, chart, monitor, freeze, catchUp
        case perform
        case cancel, subscribe, pause, resume, `repeat`, history, status, voices, configure
    }

    /// The name on the wire.
    public var method: String {
        let method: Method =
            switch self {
            case .hello: .hello
            case .announce: .announce
            case .post: .post
            case .focus: .focus
            case .willDisplay: .willDisplay
            case .didEndDisplay: .didEndDisplay
            case .invalidated: .invalidated
            case .describeChart: .describeChart
            case .rangeChanged: .rangeChanged
            case .appendPoints: .appendPoints
            case .removeChart: .removeChart
            case .chart: .chart
            case .monitor: .monitor
            case .freeze: .freeze
            case .catchUp: .catchUp
            case .perform: .perform
            case .cancel: .cancel
            case .subscribe: .subscribe
            case .pause: .pause
            case .resume: .resume
            case .repeat: .repeat
            case .history: .history
            case .status: .status
            case .voices: .voices
            case .configure: .configure
            }
        return method.rawValue
    }
}

/// The parameters of a method that has none.
struct NoParameters: Codable {
    enum CodingKeys: ParameterKey {}

    init() {}

    init(from decoder: any Decoder) throws {
        _ = try decoder.parameters(CodingKeys.self)
    }
}
