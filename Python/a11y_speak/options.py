# SPDX-License-Identifier: MIT
"""The options of the daemon's methods, with their exact types. a11y-speakd-protocol(7) explains each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

Priority = Literal["high", "message", "default", "low", "notification", "progress"]
Lane = Literal["after", "under"]
Level = Literal["short", "full"]
"""How much `speak` says: the opening, which takes eight seconds at most, or the whole summary."""


class SpeechOptions(TypedDict, total=False):
    """Further options of an announcement: other forms of its text, its voice and its place in the queue."""

    kind: Literal["plain", "markdown", "html", "terminal"]
    read_code: bool
    spoken: str
    ssml: str
    character: str
    key: str
    sound_icon: str
    sensitive: bool
    may_repeat: bool
    group: str
    open: bool
    repeat: dict[str, Any]
    voice: str
    voice_type: Literal["male1", "male2", "male3", "female1", "female2", "female3", "childMale", "childFemale"]
    pitch: int
    pitch_range: int
    volume: int
    pan: float
    punctuation: Literal["none", "some", "most", "all"]
    capitals: Literal["none", "spell", "icon"]
    spelling: bool
    identifiers: Literal["whole", "short"]


class AnnounceOptions(SpeechOptions, total=False):
    """All options of an announcement besides its text."""

    priority: Priority | None
    queue: bool | None
    slot: str | None
    expires: float | None
    language: str | None
    rate: int | None


class PlayOptions(TypedDict, total=False):
    """The place of a sound in the queue."""

    lane: Lane
    priority: Priority
    queue: bool
    slot: str


class SoundOptions(PlayOptions, total=False):
    """Further options of a played chart."""

    reference: Literal["none", "axis", "mean"] | float
    band: Sequence[float]


class SonifyOptions(SoundOptions, total=False):
    """All options of a played chart."""

    series: Sequence[str] | None
    range: Literal["visible", "all"] | Sequence[float] | None
    mode: Literal["notes", "glide", "contour", "compare"] | None
    seconds: float | None
    order: Literal["sequence", "together"] | None
    words: Literal["before", "around", "none"] | None


class ElementOptions(TypedDict, total=False):
    """The members of an element on the screen; None removes one."""

    label: str | None
    value: str | None
    hint: str | None
    traits: Sequence[str]
    identifier: str | None
    frame: Sequence[float] | None
    index: int | None
    count: int | None
    actions: Sequence[str]
    language: str | None
    bound: Literal["minimum", "maximum"] | None
    live: Literal["off", "polite", "assertive"] | None
    atomic: bool
    relevant: Sequence[Literal["additions", "removals", "text"]] | None
    busy: bool
    heading_level: int | None
    expanded: bool | None
    custom_content: Sequence[dict[str, str | bool]]
    input_labels: Sequence[str]
    region: str | None
    container_type: Literal["none", "dataTable", "list", "landmark", "semanticGroup"] | None
    row: int | None
    column: int | None
    interactive: bool | None
    textual_context: str | None
    activation_point: Sequence[float] | None
    text: str | None
    caret: int | None
    selection: Sequence[int] | None
    editable: bool
    multiline: bool
    secure: bool
    label_ssml: str | None
    value_ssml: str | None
    hint_ssml: str | None


class ChartOptions(TypedDict, total=False):
    """The parameters of a chart's commands."""

    series: str
    axis: str
    x: float
    y: float
    direction: Literal["left", "right", "up", "down"]
    animated: bool
    client: str
    cursor: str
