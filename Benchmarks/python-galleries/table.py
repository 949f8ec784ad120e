# SPDX-License-Identifier: MIT
"""The page of results: a table of figures that speak, and for each gallery the others and the reasons."""

import collections
import datetime
import re
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
    """The counts of states, and the examples by the reason for which they do not run or speak."""
    counts, reasons = collections.Counter(), collections.defaultdict(list)
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
            if state == "fault":
                reasons[f"fault: {figure['fault'].strip().splitlines()[-1][:90]}"].append(name)
    return counts, reasons


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
        "| gallery | examples | figures | speak | partly | refused | empty | fault | not run |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [row(name, len(galleries[name]), counts) for name, (counts, _) in told.items()]
    lines += ["", *openings(galleries), "", *conserved(galleries), "", *refusals(galleries)]
    for name, (_, reasons) in told.items():
        lines += ["", f"## {name}", ""]
        for reason, names in sorted(reasons.items(), key=lambda each: (each[0].split(":")[0], -len(each[1]))):
            lines.append(f"* {reason} ({len(names)}: {', '.join(sorted(set(names))[:4])})")
        listed = [
            *examples_of(galleries[name], "untrue", "not shown"),
            *examples_of(galleries[name], "lost", "not heard"),
        ]
        lines += listed[:60]
        if not reasons and not listed:
            lines.append("* all figures speak, and nothing is lost or untrue")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def examples_of(reports, member, word):
    """A line for the first sentence of each figure, with the number of its sentences."""
    for report in reports:
        for figure in report["figures"]:
            if found := figure.get(member):
                count = figure["lies" if member == "untrue" else "lacking"]
                yield f"* {word}: {Path(report['name']).stem}, {count}: {' '.join(found[0].split())[:120]}"


INSTEAD = {
    "picture": "colors without values are a picture; values with a color map are read as a heat map",
    "density": "bins of dates, and shared ones with a start; with `xbins` and `ybins`, or as points, it is read",
    "arrows": "arrows beside the data; those between places of the data are read",
    "shapes": "outlines beside the data or in space; those in the data are read with their extents",
    "rectangles": "rectangles beside the data; those in the data are read with their extents",
    "dots": "marks beside the data, such as those of a button",
    "line": "pieces beside the data, such as a cursor of a text field",
}
"""By the first word of a refusal, why it is refused and what can be had instead."""


def refusals(galleries):
    """The table of the kinds that are not read, with the figures that are refused wholly and in part."""
    lines = [
        "Refused kinds, by the number of figures that are refused wholly and in part. The texts of these plots are said:",
        "",
        "| gallery | kind | refused | partly | examples | why, and the kinds that are read |",
        "|---|---|---|---|---|---|",
    ]
    for name, reports in galleries.items():
        found = collections.defaultdict(lambda: [0, 0, set()])
        for report in reports:
            for figure in report["figures"]:
                state = state_of(figure)
                kinds = {re.sub(r" of [\d,]+ .*| with .*", "", each) for each in figure.get("refused", [])}
                for kind in kinds if state in ("partly", "refused") else ():
                    found[kind][state == "partly"] += 1
                    found[kind][2].add(Path(report["name"]).stem)
        for kind, (whole, part, names) in sorted(found.items(), key=lambda each: -sum(each[1][:2])):
            shown = ", ".join([*sorted(names)[:4], *["…"] * (len(names) > 4)])
            lines.append(f"| {name} | {kind[:60]} | {whole} | {part} | {shown} | {INSTEAD.get(kind.split()[0], '')} |")
    return lines


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


def row(name, examples, counts):
    figures = sum(counts[state] for state in ("speaks", "partly", "refused", "fault"))
    share = f"{counts['speaks']} ({counts['speaks'] / figures:.0%})" if figures else "0"
    cells = [name, examples, figures, share, *(counts[state] for state in (*STATES, "not run"))]
    return f"| {' | '.join(map(str, cells))} |"
