// SPDX-License-Identifier: MIT

/// The chart as sound.
extension ChartSurface {
    /// Plays the chart in the same queue as speech, with the points that it has when its turn comes. ``cursor`` follows
    /// the heard point.
    /// - Parameter sound: the part to play, and how; nil for all visible series, each named before its notes.
    /// - Returns: a receipt of the sound. Nothing is played if the chart is not displayed, or has no points.
    @discardableResult
    public func play(_ sound: ChartSound? = nil) -> PostReceipt {
        guard let listener = soundListener else { return PostReceipt { nil } }
        var sound = sound ?? ChartSound(chart: id)
        sound.chart = id
        return listener.played(sound)
    }

    /// Nil if the chart cannot be played.
    private var soundListener: (any SoundListener)? {
        guard isDisplayed, renderableSeries.contains(where: { !$0.points.isEmpty }) else { return nil }
        return Accessibility.listener as? any SoundListener
    }

    /// The action "Play" that users can choose.
    var playAction: AccessibilityCustomAction {
        AccessibilityCustomAction(name: "Play") { [weak self] in
            guard let self, soundListener != nil else { return false }
            play()
            return true
        }
    }

    /// Calls a closure with each heard point while the chart plays.
    /// - Returns: a token that removes the listener when it is canceled.
    @discardableResult
    public final func addHeardPointListener(_ listener: @escaping (ChartPointElement) -> Void) -> ListenerToken {
        let number = heardPointListeners.add(listener)
        return ListenerToken { [weak self] in self?.heardPointListeners.remove(number) }
    }

    /// Moves the user to the heard point. The visible ranges stay.
    package func hear(series id: String, x: Double) {
        var moved = navigator
        guard moved.follow(series: id, x: x), let place = moved.cursor,
            let series = renderableSeries.first(where: { $0.id == id })
        else { return }
        stand(at: place)
        let element = renderSurface.element(of: place.index, in: series)
        for listener in heardPointListeners.all { listener(element) }
    }
}
