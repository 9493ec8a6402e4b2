"""From a render with transparency to a picture in the palette: near-black, the brand's red and bone white."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from palette import BONE, PAGE, RED
from picture import Picture


def draw_shape(shape, width: int, height: int):
    """How much of each pixel the shape covers."""
    scale = 4
    mask = Image.new("L", (width * scale, height * scale))
    if shape:
        ImageDraw.Draw(mask).polygon([(x * width * scale, y * width * scale) for x, y in shape], fill=255)
    return np.asarray(mask.resize((width, height), Image.LANCZOS), float)[..., None] / 255


def smooth_step(start: float, end: float, values):
    share = np.clip((values - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def hidden_share(picture: Picture, width: int, height: int):
    """How much of each pixel is faded into the page."""
    shown = np.ones((height, width))
    if picture.fade:
        shown *= 1 - smooth_step(*picture.fade, np.linspace(0, 1, height))[:, None]
    if picture.edge:
        columns, rows = ((np.arange(count) + 0.5) / width for count in (width, height))
        shown *= smooth_step(0, picture.edge, np.minimum(columns, 1 - columns))
        shown *= smooth_step(0, picture.edge, np.minimum(rows, height / width - rows))[:, None]
    return 1 - shown[..., None]


def compose(pixels, picture: Picture, path: Path):
    """Maps white and red light to the palette. Grain is laid over it on the page."""
    height, width = pixels.shape[:2]
    light, cover = pixels[..., :3], pixels[..., 3:]
    shape = draw_shape(picture.shape, width, height)
    halo = gaussian_filter(shape[..., 0], width * 0.045)[..., None] * (1 - shape) * 0.1
    behind = PAGE * (1 - shape) + RED * shape + halo * RED
    white = np.clip(np.minimum(light[..., 1:2], light[..., 2:]), 0, 1)
    red = np.clip(light[..., :1] - white, 0, 1) ** 1.05
    white = white**1.12
    figure = 0.75 * PAGE * (1 - np.clip(white + red, 0, 1)) + 1.05 * red * RED + white * BONE
    image = behind * (1 - cover) + np.clip(figure, 0, 1) * cover
    bright = np.clip((figure * cover).mean(-1) - 0.55, 0, 1)
    bloom = 0.55 * gaussian_filter(bright, width * 0.004) + 0.35 * gaussian_filter(bright, width * 0.015)
    image = 1 - (1 - np.clip(image, 0, 1)) * (1 - np.clip(bloom[..., None] * (1, 0.75, 0.72), 0, 1))
    hidden = hidden_share(picture, width, height)
    image = image * (1 - hidden) + PAGE * hidden
    # Less than a step of noise keeps dark gradients from banding; the bare page stays exact, because it continues around the picture.
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, (height, width, 1)) * (np.abs(image - PAGE).max(-1, keepdims=True) > 0.5 / 255)
    Image.fromarray(np.clip(image * 255 + 0.5 + noise, 0, 255).astype(np.uint8)).save(path)
