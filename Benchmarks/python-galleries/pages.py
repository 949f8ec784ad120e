# SPDX-License-Identifier: MIT
"""The Python code of a page of documentation: its blocks, in their order."""

import re

BLOCK = re.compile(r"^```python(?P<about>[^\n]*)\n(?P<code>.*?)^```", re.DOTALL | re.MULTILINE)


def blocks_of(path):
    """The blocks of a Markdown page that are meant to run. A program is one block."""
    text = path.read_text()
    if path.suffix != ".md":
        return [text]
    found = [(match["about"], match["code"]) for match in BLOCK.finditer(text)]
    return [
        code for about, code in found if "no_run" not in about and "Dash(" not in code and "display_as" not in about
    ]
