# SPDX-License-Identifier: MIT
"""A small figure of each kind of plot that py-maidr knows, by the value of its PlotType."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.graph_objects as go
import seaborn as sns

RANDOM = np.random.default_rng(1)
SAMPLE = RANDOM.normal(60, 10, 200)
TABLE = pd.DataFrame({"group": list("aabb"), "value": [1, 2, 3, 5], "kind": list("pqpq")})
AROUND = ["speed", "range", "cost"]


def on_axes(draw, **settings):
    """A figure with what `draw` draws on its Axes."""

    def figure():
        found, ax = plt.subplots()
        draw(ax)
        ax.set(title="T", xlabel="x", ylabel="y", **settings)
        return found

    return figure


def traced(*traces, **layout):
    return lambda: go.Figure(list(traces), layout)


def stacked(ax):
    ax.bar(["a", "b"], [1, 2], label="p")
    ax.bar(["a", "b"], [3, 4], bottom=[1, 2], label="q")
    ax.legend()


def dodged(ax):
    sns.barplot(TABLE, x="group", y="value", hue="kind", errorbar=None, ax=ax)


def band(ax):
    ax.plot([1, 2, 3], [2, 4, 3], label="median")
    ax.fill_between([1, 2, 3], [1, 3, 2], [3, 5, 4], alpha=0.3, label="5% to 95%")


def ridges(ax):
    for n, name in enumerate("ab"):
        x = np.linspace(0, 10, 30)
        ax.fill_between(x, n, n + np.exp(-((x - 3 - 3 * n) ** 2)), label=name)
    ax.legend()


def roc():
    from sklearn.metrics import RocCurveDisplay

    return RocCurveDisplay.from_predictions([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], name="clf").figure_


def precision():
    from sklearn.metrics import PrecisionRecallDisplay

    return PrecisionRecallDisplay.from_predictions([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], name="clf").figure_


def survival():
    from lifelines import KaplanMeierFitter

    return KaplanMeierFitter().fit([1, 2, 3, 4], [1, 1, 0, 1], label="KM").plot_survival_function().figure


def graph(ax):
    import networkx as nx

    nx.draw_networkx(nx.DiGraph([("A", "B"), ("B", "C")]), pos={"A": (0, 0), "B": (1, 1), "C": (2, 0)}, ax=ax)


def tree(ax):
    from scipy.cluster import hierarchy

    hierarchy.dendrogram(hierarchy.linkage([[0.0], [1.0], [5.0], [9.0]], "single"), labels=list("abcd"), ax=ax)


def words(ax):
    ax.imshow(cloud())


def cloud():
    from wordcloud import WordCloud

    return WordCloud().generate_from_frequencies({"a": 4, "b": 1})


def candles():
    import mplfinance

    rows = {"Open": [1, 2.0], "High": [2, 3.0], "Low": [0.5, 1], "Close": [2, 2.5]}
    return mplfinance.plot(
        pd.DataFrame(rows, index=pd.date_range("2024-01-01", periods=2)), type="candle", returnfig=True
    )[0]


def bokeh(glyph, **values):
    def figure():
        from bokeh.plotting import figure as plot

        found = plot(title="T", x_axis_label="x", y_axis_label="y")
        getattr(found, glyph)(**values)
        return found

    return figure


def volcano(ax):
    ax.scatter([-3, -0.2, 0.1, 2.5], [4, 0.3, 0.2, 5])
    ax.axhline(1.3, linestyle="--")
    ax.axvline(1, linestyle="--")


def manhattan(ax):
    ax.scatter([1, 2, 3], [2, 9, 3], label="1")
    ax.scatter([4, 5, 6], [1, 2, 8], label="2")
    ax.axhline(7.3, linestyle="--")


def polar():
    figure = plt.figure()
    ax = figure.add_subplot(projection="polar")
    at = np.arange(3) * 2 * np.pi / 3
    ax.plot([*at, 0], [1, 2, 3, 1])
    ax.set_xticks(at, AROUND)
    return figure


LABELS, PARENTS = ["all", "a", "b"], ["", "all", "all"]
FLOWS = {"node": {"label": ["a", "b", "c"]}, "link": {"source": [0, 0], "target": [1, 2], "value": [3, 4]}}
SHARES = {"labels": LABELS, "parents": PARENTS, "values": [3, 1, 2]}

FIGURES = {
    "bar": on_axes(lambda ax: ax.bar(["a", "b"], [1, 2])),
    "count": on_axes(lambda ax: sns.countplot(TABLE, x="group", ax=ax)),
    "dodged_bar": on_axes(dodged),
    "stacked_bar": on_axes(stacked),
    "stacked_normalized_bar": traced(
        go.Bar(x=["a", "b"], y=[1, 2], name="p"),
        go.Bar(x=["a", "b"], y=[3, 4], name="q"),
        barmode="stack",
        barnorm="percent",
    ),
    "hist": on_axes(lambda ax: ax.hist(SAMPLE, bins=5)),
    "line": on_axes(lambda ax: ax.plot([1, 2, 3], [2, 4, 3])),
    "step": on_axes(lambda ax: ax.step([1, 2, 3], [2, 4, 3])),
    "smooth": on_axes(lambda ax: sns.regplot(x=[1, 2, 3, 4], y=[2, 4, 3, 5], ax=ax)),
    "point": on_axes(lambda ax: ax.scatter([1, 2, 3], [2, 4, 3])),
    "lollipop": on_axes(lambda ax: ax.stem([1, 2, 3], [2, 4, 3])),
    "area": on_axes(lambda ax: ax.fill_between([1, 2, 3], [2, 4, 3])),
    "stacked_area": on_axes(lambda ax: ax.stackplot([1, 2, 3], [2, 4, 3], [1, 1, 2], labels=["p", "q"])),
    "stacked_normalized_area": on_axes(lambda ax: ax.stackplot([1, 2], [0.4, 0.7], [0.6, 0.3], labels=["p", "q"])),
    "percentile_band": on_axes(band),
    "ridgeline": on_axes(ridges),
    "box": on_axes(lambda ax: ax.boxplot([[1, 2, 3, 4, 20], [2, 3, 4, 5, 6]], tick_labels=["a", "b"])),
    "boxen": on_axes(lambda ax: sns.boxenplot(x=SAMPLE, ax=ax)),
    "violin_kde": on_axes(lambda ax: ax.violinplot([range(1, 10)], showmedians=True)),
    "violin_box": on_axes(lambda ax: sns.violinplot(x=SAMPLE, ax=ax)),
    "heat": on_axes(lambda ax: sns.heatmap([[1, 2], [3, 4]], ax=ax)),
    "hexbin": on_axes(lambda ax: ax.hexbin(SAMPLE, SAMPLE[::-1], gridsize=5)),
    "contour": on_axes(lambda ax: ax.contour([[0, 1, 0], [1, 4, 1], [0, 1, 0]], levels=[1, 2, 3])),
    "error_bar": on_axes(lambda ax: ax.errorbar([1, 2, 3], [2, 4, 3], yerr=0.5)),
    "gantt": on_axes(lambda ax: ax.broken_barh([(1, 2), (4, 3)], (0, 1))),
    "rug": on_axes(lambda ax: (sns.kdeplot(x=SAMPLE, ax=ax), sns.rugplot(x=SAMPLE, ax=ax))),
    "pie": on_axes(lambda ax: ax.pie([45, 30, 25], labels=["a", "b", "c"])),
    "candlestick": candles,
    "roc": roc,
    "pr_curve": precision,
    "survival": survival,
    "volcano": on_axes(volcano),
    "manhattan": on_axes(manhattan),
    "directed_graph": on_axes(graph),
    "tree": on_axes(tree),
    "word_cloud": on_axes(words),
    "word_cloud, the object": cloud,
    "radar": polar,
    "radar, plotly": traced(go.Scatterpolar(r=[1, 2, 3], theta=AROUND)),
    "polar_area": traced(go.Barpolar(r=[1, 2, 3], theta=AROUND)),
    "choropleth": traced(go.Choropleth(locations=["DEU", "FRA"], z=[1, 2])),
    "sankey": traced(go.Sankey(**FLOWS)),
    "alluvial": traced(go.Parcats(dimensions=[{"values": ["a", "a", "b"]}, {"values": ["p", "q", "q"]}])),
    "treemap": traced(go.Treemap(**SHARES)),
    "sunburst": traced(go.Sunburst(**SHARES)),
    "icicle": traced(go.Icicle(**SHARES)),
    "gauge": traced(go.Indicator(mode="gauge+number", value=7, title={"text": "Speed"})),
    "funnel": traced(go.Funnel(x=[9, 5, 2], y=["seen", "tried", "bought"])),
    "parallel_coordinates": traced(go.Parcoords(dimensions=[{"label": n, "values": [1, 2]} for n in AROUND])),
    "waterfall": traced(go.Waterfall(x=["a", "b", "sum"], y=[3, -1, 0], measure=["relative", "relative", "total"])),
    "line, bokeh": bokeh("line", x=[1, 2, 3], y=[2, 4, 3]),
    "bar, bokeh": bokeh("vbar", x=[1, 2], top=[2, 4]),
    "heat, bokeh": bokeh("rect", x=[1, 2], y=[1, 1], width=1, height=1),
}
