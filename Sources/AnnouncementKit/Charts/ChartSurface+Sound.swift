// SPDX-License-Identifier: MIT

/// The chart as sound.
extension ChartSurface {
    /// Plays the chart in the queue of all that is said, made of its newest points when its turn comes. ``cursor`` follows the ear.
    /// - Parameter sound: what of it is heard, and how; unless given all series that are visible, each named before its notes.
    /// - Returns: tells how it ended. Nothing is played while the chart is not displayed, or has no points.
    @discardableResult
    public func play(_ sound: ChartSound? = nil) -> PostReceipt {
        guard let listener = soundListener else { return PostReceipt { nil } }
        var sound = sound ?? ChartSound(chart: id)
        sound.chart = id
        return listener.played(sound)
    }

    /// Nil when it cannot be heard.
    private var soundListener: (any SoundListener)? {
        guard isDisplayed, renderableSeries.contains(where: { !$0.points.isEmpty }) else { return nil }
        return Accessibility.listener as? any SoundListener
    }

    /// Offered to the user as "Play".
    var playAction: AccessibilityCustomAction {
        AccessibilityCustomAction(name: "Play") { [weak self] in
            guard let self, soundListener != nil else { return false }
            play()
            return true
        }
    }

    /// Calls a closure with each point that the ear comes to while the chart is played, until what it returns is canceled.
    @discardableResult
    public final func addHeardPointListener(_ listener: @escaping (ChartPointElement) -> Void) -> ListenerToken {
        let number = heardPointListeners.add(listener)
        return ListenerToken { [weak self] in self?.heardPointListeners.remove(number) }
    }

    /// The ear has come to a place in the data. The user is there from now on, and what the chart shows stays.
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
