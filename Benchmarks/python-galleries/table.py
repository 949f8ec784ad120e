# SPDX-License-Identifier: MIT
"""The page of results: a table of figures that speak, and for each gallery the others and the reasons."""

import collections
import datetime
from pathlib import Path

STATES = "partly", "refused", "empty", "fault"


def state_of(figure):
    """The state of a figure: speaks, partly, refused, empty or fault."""
    if "fault" in figure:
        return "fault"
    if not figure["charts"]:
        return "empty"
    if figure["speaking"] < figure["charts"]:
        return "refused" if figure["speaking"] == 0 else "partly"
    return "partly" if figure["refused"] else "speaks"


def summary_of(reports):
    """The counts of states, the reasons of figures that do not speak, and the values, points and texts that no figure holds."""
    counts, reasons, wrong, apart, unknown = collections.Counter(), collections.defaultdict(list), [], [], []
    for report in reports:
        name = Path(report["name"]).stem
        failures = report.get("failures", [report["failed"]] if "failed" in report else [])
        for failure in failures:
            counts["not run"] += 1
            reasons[f"not run: {' '.join(failure.split())[:90]}"].append(name)
        for figure in report["figures"]:
            state = state_of(figure)
            if state == "fault" and "tex" in figure["fault"].splitlines()[-1]:
                state = "not run"  # drawing itself needs a program that is missing
            counts[state] += 1
            for reason in figure.get("refused", []) if state in ("partly", "refused") else []:
                reasons[f"{state}: {reason[:90]}"].append(name)
            if state == "fault":
                reasons[f"fault: {figure['fault'].strip().splitlines()[-1][:90]}"].append(name)
            wrong += [(name, *each) for each in figure.get("wrong", [])]
            apart += [(name, *each) for each in figure.get("pairs", [])]
            unknown += [(name, *each) for each in figure.get("labels", [])]
    return counts, reasons, wrong, apart, unknown


def page_of(galleries):
    told = {name: summary_of(reports) for name, reports in galleries.items()}
    lines = [
        "<!-- SPDX-License-Identifier: MIT -->",
        "<!-- Benchmarks/python-galleries/galleries writes this page. -->",
        "# Others' galleries",
        "",
        f"On {datetime.date.today()}. An example is a program, or a page of plotly's documentation, whose blocks each may show a figure.",
        "",
        "A figure speaks when every plot in it has points or a summary. It speaks partly when a part is refused with a sentence.",
        "Empty figures show neither data nor texts. Programs and blocks that need a network, LaTeX, a window or another version are not run.",
        "",
        "Values and points are compared with the content of the figure, gathered without the package's readers: matplotlib's artists",
        "(`truth.py`, `artists.py`, `spaces.py`), plotly's traces (`traces.py`), Vega-Lite's own words for each mark (`descriptions.py`).",
        "A value is held when the figure has it, or when it can be computed from the figure: middles of bins, heights of layers, medians, shares.",
        "A series is held when one artist, trace or field has x and y of all its points together: numbers, dates and names as places;",
        "in space also its depth, when the depth is a number.",
        "A title, an axis title, a name of a series or of a place is shown when the figure has that text there (`texts.py`), or when it is",
        "one of the package's own words (`labels.py`, and Supported plots in `Python/README.md`). A series with the name of an artist or a",
        "trace must be held by that one. The names of altair's series are not compared, nor are intervals that Vega draws at random.",
        "",
        "| gallery | examples | figures | speak | partly | refused | empty | fault | not run | values not held | points not held | texts not shown |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [row(name, len(galleries[name]), counts, *lacking) for name, (counts, _, *lacking) in told.items()]
    lines += ["", *openings(galleries), "", *conserved(galleries)]
    for name, (_, reasons, wrong, apart, unknown) in told.items():
        lines += ["", f"## {name}", ""]
        for reason, names in sorted(reasons.items(), key=lambda each: (each[0].split(":")[0], -len(each[1]))):
            lines.append(f"* {reason} ({len(names)}: {', '.join(sorted(set(names))[:4])})")
        for example, series, value in wrong[:20]:
            lines.append(f"* not held: {example}, {series}, {value:.6g}")
        for example, series, x, y in apart[:20]:
            lines.append(f"* not held: {example}, {series}, {y:.6g} at {x:.6g}")
        for example, kind, text in unknown[:20]:
            lines.append(
                f"* not shown: {example}, {'title' if kind == 'title' else 'name' if kind == 'name' else f'{kind} axis'} {text}"
            )
        if not reasons and not wrong and not apart and not unknown:
            lines.append("* all figures speak")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def openings(galleries):
    """The table of the time of the openings, and of the time of reading a figure."""
    lines = [
        "The time of the openings at 175 words a minute, counted apart from the package, and of reading a drawn figure:",
        "",
        "| gallery | openings | median | worst | over 8 s | reading, median | worst | over 0.5 s |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, reports in galleries.items():
        figures = [each for report in reports for each in report["figures"] if "lasting" in each]
        if figures:
            told, read = (sorted(each[member] for each in figures) for member in ("lasting", "seconds"))
            cells = [f"{told[len(told) // 2]:.1f} s", f"{told[-1]:.1f} s", sum(each > 8 for each in told)]
            cells += [f"{read[len(read) // 2] * 1000:.0f} ms", f"{read[-1]:.2f} s", sum(each > 0.5 for each in read)]
            lines.append(f"| {' | '.join(map(str, [name, len(figures), *cells]))} |")
    starts = sorted(report["engine"] for reports in galleries.values() for report in reports if "engine" in report)
    if starts:
        told = f"in the median {starts[len(starts) // 2] * 1000:.0f} ms"
        lines += ["", f"The first chart of altair in a process also starts the engine of vl-convert: {told}."]
    return lines


def conserved(galleries):
    """The table of the texts and data that the figures show, and of those that can be heard."""
    lines = [
        "The texts and the data that `Python/conservation` lists from the side of the renderer, and the sentences that say more:",
        "",
        "| gallery | points told | shown | heard | share | of figures without a refused part | said and not shown | not checked |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, reports in galleries.items():
        figures = [each for report in reports for each in report["figures"] if "shown" in each]
        shown, lost = (sum(each.get(member, 0) for each in figures) for member in ("shown", "lacking"))
        whole = [each for each in figures if not each["refused"]]
        part = [sum(each.get(member, 0) for each in whole) for member in ("shown", "lacking")]
        share = [f"{1 - few / many:.1%}" if many else "" for many, few in ((shown, lost), part)]
        untrue = sum(each.get("lies", len(each["untrue"])) for each in figures)
        told = sum(each.get("told", 0) for each in figures)
        unchecked = sum("unchecked" in each for each in figures)
        lines.append(f"| {' | '.join(map(str, [name, told, shown, shown - lost, *share, untrue, unchecked]))} |")
    return [*lines, "", *by_kind(galleries)]


def by_kind(galleries):
    """The table of shown things by gallery and kind, and of those heard with their partner, the x of a y."""
    lines = [
        "These things by the kind of text, mark, artist or trace. A thing is paired when it is heard with its own partner, such as",
        "the y of an x or the name of a bar:",
        "",
        "| gallery | kind | shown | paired | share |",
        "|---|---|---|---|---|",
    ]
    for name, reports in galleries.items():
        counts = collections.defaultdict(lambda: [0, 0])
        for kinds in (each.get("kinds", {}) for report in reports for each in report["figures"]):
            for kind, (shown, paired) in kinds.items():
                counts[kind][0] += shown
                counts[kind][1] += paired
        for kind, (shown, paired) in sorted(counts.items(), key=lambda each: -each[1][0]):
            lines.append(f"| {name} | {kind} | {shown} | {paired} | {paired / shown:.1%} |")
    return lines


def row(name, examples, counts, *lacking):
    figures = sum(counts[state] for state in ("speaks", "partly", "refused", "fault"))
    share = f"{counts['speaks']} ({counts['speaks'] / figures:.0%})" if figures else "0"
    cells = [name, examples, figures, share, *(counts[state] for state in (*STATES, "not run")), *map(len, lacking)]
    return f"| {' | '.join(map(str, cells))} |"
