# SPDX-License-Identifier: MIT
"""The charts of a figure, as the daemon is told of them."""

import numpy as np

from .readings import Reading
from .scales import Scale, plain


def charts_of(figure, target):
    """Those with data, in their order, of the figure or of one Axes. Twins are one chart."""
    groups = []
    for n, ax in enumerate(figure.axes, 1):
        twin = next((twins for _, twins in groups if are_twins(twins[0], ax)), None)
        shows = ax.has_data() or ax.tables or ax.texts
        if hasattr(ax, "_colorbar") or not shows or not ax.get_visible():
            continue
        if twin:
            twin.append(ax)
        else:
            groups.append((f"axes{n}", [ax]))
    return [
        Chart(id, twins, n, len(groups))
        for n, (id, twins) in enumerate(groups, 1)
        if target is figure or target in twins
    ]


def are_twins(one, other):
    shares = one.get_shared_x_axes().joined(one, other) or one.get_shared_y_axes().joined(one, other)
    return shares and one.get_position(True).bounds == other.get_position(True).bounds


def title(twins, place, count):
    """Its own, after the figure's and its place when it is one of several; else the figure's."""
    own = dict.fromkeys(plain(ax.get_title(loc)) for ax in twins for loc in ("left", "center", "right"))
    above = plain(getattr(twins[0].figure, "get_suptitle", str)())
    places = f"{'plot' if above else 'Plot'} {place} of {count}" if count > 1 else ""
    own = ", ".join(filter(None, own))
    return ", ".join(filter(None, [above if places or not own else "", places, own])) or None


class Chart:
    """`known` is its description, `views` are an Axes, a visible range and whether that follows
    the data, by the id of an axis."""

    def __init__(self, id, twins, place, count):
        self.id, self.series, self.extents, self.scales, self.views = id, [], {}, {}, {}
        self.readings = [Reading(ax) for ax in twins]
        self.lies = any(reading.lies for reading in self.readings)
        for reading in self.readings:
            for part in reading.parts:
                if part.lies != self.lies:
                    part.x, part.y, part.words, part.beyond = part.y, part.x, None, ((), ())
        for n, reading in enumerate(self.readings, 1):
            reading.ids = self.ids(reading.ax, n)
        for reading in self.readings:
            for name, axis in zip(reading.ids, (reading.ax.xaxis, reading.ax.yaxis)):
                if name not in self.scales:
                    self.scales[name] = self.scale(name, axis, reading)
        for reading in self.readings:
            for part in reading.parts:
                self.tell(part, reading.ids)
        for reading in self.readings:
            self.look(reading)
        said = [reading.sentence(self.words_of(reading)) for reading in self.readings]
        self.known = {
            "id": id,
            "title": title(twins, place, count),
            "series": self.series,
            "axes": [{"id": name} | scale.known for name, scale in self.scales.items()],
            "summary": ". ".join(filter(None, said)) or None,
        }

    def words_of(self, reading):
        """Words a value on an axis of one Axes."""
        x, y = (self.scales[name] for name in reading.ids)
        return lambda axis, value: (x if axis is reading.ax.xaxis else y).text(value)

    def ids(self, ax, n):
        """A twin has its own y axis, or its own x axis."""
        first = self.readings[0].ax
        if n == 1:
            return "x", "y"
        return ("x", f"y{n}") if first.get_shared_x_axes().joined(first, ax) else (f"x{n}", "y")

    def scale(self, name, axis, reading):
        """Of all parts that stand on it."""
        is_along = (name[0] == "y") == self.lies
        places = [
            (part.x if is_along else part.y, part.is_bars and is_along)
            for each in self.readings
            if name in each.ids
            for part in each.parts
        ]
        scale = Scale(axis, places, reading.wedges if name == "x" else [])
        scale.known["isX"] = is_along
        if reading.wedges and name == "y":
            scale.known["unit"] = "%"
        if name[1:] and not scale.known["title"]:
            scale.known["title"] = "Right y" if name[0] == "y" else "Top x"
        elif self.lies and not scale.known["title"]:
            scale.known["title"] = name.upper()
        return scale

    def tell(self, part, ids):
        along, across = ids[::-1] if self.lies else ids
        x, y = self.scales[along].wire(part.x), self.scales[across].wire(part.y)
        points = np.column_stack([x, np.where(np.isfinite(y), y, None)]).tolist()
        if part.words:
            for n, point in enumerate(points):
                point.append(part.words(n, self.scales[along], self.scales[across]))
        n = len(self.series) + 1
        self.series.append(
            {
                "id": f"series{n}",
                "name": part.name or f"Series {n}",
                "kind": part.kind,
                "x": along,
                "y": across,
                "points": [point for point, is_told in zip(points, np.isfinite(x)) if is_told],
            }
        )
        for name, values, beyond in (along, x, part.beyond[0]), (across, y, part.beyond[1]):
            beyond = self.scales[name].wire(np.array(beyond, float).ravel())
            values = np.concatenate([values[np.isfinite(x)], beyond])
            self.extents.setdefault(name, []).extend(values[np.isfinite(values)].tolist())
        if part.kind != "line" and self.scales[across].known["scale"] == "linear":
            self.extents[across].append(0.0)

    def look(self, reading):
        """What is visible. An axis that scales itself shows the data; its margins mean nothing."""
        for name, axis in zip(reading.ids, (reading.ax.xaxis, reading.ax.yaxis)):
            if name in self.views:
                continue
            follows = getattr(reading.ax, f"get_autoscale{name[0]}_on")() or reading.wedges
            values, view = self.extents.get(name), self.scales[name].view(axis.get_view_interval())
            if follows and self.series:  # where there are no values, nobody has chosen a range
                view = {"min": min(values), "max": max(values)} if values else {}
            self.views[name] = reading.ax, view, bool(follows)
