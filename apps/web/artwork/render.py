"""Renders one picture: python render.py gym-wide out.png --width 1920 --height 960. `pnpm artwork` calls it for each."""

import argparse
import importlib
import pkgutil
from pathlib import Path

import scenes
import stage
from compose import compose


def find_picture(name: str):
    for module in pkgutil.iter_modules(scenes.__path__):
        pictures = importlib.import_module(f"scenes.{module.name}").pictures
        if name in pictures:
            return pictures[name]
    raise SystemExit(f"There is no picture named {name}.")


def main():
    options = argparse.ArgumentParser(description="Renders one picture.")
    options.add_argument("name")
    options.add_argument("path", type=Path)
    options.add_argument("--width", type=int, required=True)
    options.add_argument("--height", type=int, required=True)
    options.add_argument("--samples", type=int, default=40)
    options.add_argument("--clay", action="store_true", help="grey and evenly lit, to judge a pose")
    given = options.parse_args()
    picture = find_picture(given.name)
    stage.clear()
    picture.build(picture.view)
    stage.add_camera(picture.view, given.width, given.height)
    if given.clay:
        stage.cover_in_clay()
        stage.render(given.path, given.width, given.height, 8)
        return
    if picture.shape:
        stage.add_backlight(picture, given.width, given.height)
    stage.render(given.path, given.width, given.height, given.samples)
    compose(stage.read_pixels(given.path), picture, given.path)


main()
