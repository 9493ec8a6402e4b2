"""The colours of a picture: those of the design system's tokens, and bone white."""

import re
from pathlib import Path

import numpy as np

TOKENS = (Path(__file__).parents[3] / "packages/ui/src/theme/tokens.ts").read_text()


def color(value: str):
    return np.array([int(value[at : at + 2], 16) for at in (1, 3, 5)]) / 255


def token(group: str, name: str):
    return color(re.search(rf"\b{group}: {{[^}}]*\b{name}: '(#[0-9a-f]{{6}})'", TOKENS)[1])


PAGE = token("overPicture", "surface")
RED = token("accent", "base")
BONE = color("#fff2ec")
