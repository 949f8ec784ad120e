# SPDX-License-Identifier: MIT
"""The fixtures that several tests share."""

import pytest
from recording_server import RecordingServer


@pytest.fixture
def server():
    with RecordingServer() as server:
        yield server
