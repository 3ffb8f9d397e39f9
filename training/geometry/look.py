"""Draws what a network says of pictures, one above the other with them: to be looked at.

    node bench/open-drawings.ts --out OPENED PICTURE ...
    cd training && python3 -m geometry.look --net OUT/weights.pt --out FOLDER OPENED/NAME.png ...
"""
import argparse
import math
import os

import cv2
import numpy as np
import torch

from geometry.channels import split
from geometry.checkpoint import read_network
from geometry.decode import decode
from geometry.loader import see
from geometry.view import show_opened

# Colours of points and outlines, blue green red.
LINE, JUNCTION, DOOR, WINDOW, GAP, LEAF, THING = (40, 160, 0), (0, 0, 220), (220, 0, 160), (255, 120, 0), (0, 160, 220), (200, 80, 220), (0, 100, 240)


def draw_lists(grey: np.ndarray, said: dict[str, torch.Tensor], channels) -> np.ndarray:
    """Centre lines, junctions, openings and things over the faded picture, twice as large."""
    pale = cv2.cvtColor((255 - (255 - grey.astype(np.float32)) * 0.35).astype(np.uint8), cv2.COLOR_GRAY2BGR)
    out = cv2.resize(pale, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC)
    at = lambda x, y: (round(2 * float(x)), round(2 * float(y)))  # noqa: E731
    for x, y, *_ in said["lines"].tolist():
        cv2.circle(out, at(x, y), 2, LINE, -1)
    for x, y, kind, width, depth, facing, sure in said["instances"][:, [0, 1, 2, 4, 5, 6, 7]].tolist():
        box = cv2.boxPoints(((2 * x, 2 * y), (2 * width, 2 * depth), math.degrees(facing) - 90))
        cv2.polylines(out, [np.rint(box).astype(np.int32)], True, THING, 2)
        if sure > 0.5:
            cv2.arrowedLine(out, at(x, y), at(x + math.cos(facing) * depth / 2, y + math.sin(facing) * depth / 2), THING, 2)
        cv2.putText(out, channels.instances[int(kind)], at(x - 12, y), cv2.FONT_HERSHEY_SIMPLEX, 0.6, THING, 1, cv2.LINE_AA)
    for ax, ay, bx, by, kind, _, swings, hinge, right in said["openings"].tolist():
        name = channels.openings[int(kind)]
        colour = WINDOW if name == "window" else GAP if name == "gap" else DOOR
        cv2.line(out, at(ax, ay), at(bx, by), colour, 5)
        for x, y in ((ax, ay), (bx, by)):
            cv2.circle(out, at(x, y), 7, colour, 2)
        if name not in ("window", "gap") and swings > 0.5:
            x, y = (bx, by) if hinge > 0.5 else (ax, ay)
            side = 1 if right > 0.5 else -1
            cv2.line(out, at(x, y), at(x - side * (by - ay), y + side * (bx - ax)), LEAF, 3)
        if name not in ("window", "door"):
            cv2.putText(out, name, at((ax + bx) / 2, (ay + by) / 2), cv2.FONT_HERSHEY_SIMPLEX, 0.6, colour, 1, cv2.LINE_AA)
    for x, y, kind, _ in said["junctions"].tolist():
        cv2.drawMarker(out, at(x, y), JUNCTION, (cv2.MARKER_SQUARE, cv2.MARKER_TRIANGLE_DOWN, cv2.MARKER_CROSS, cv2.MARKER_DIAMOND)[int(kind)], 16, 2)
    return out


def draw_maps(fine: torch.Tensor, channels, size: tuple[int, int]) -> np.ndarray:
    """Classes, walls and distance to the borders of rooms beside each other."""
    parts = split(fine.float(), channels.fine())
    hues = np.linspace(0, 179, len(channels.classes)).astype(np.uint8)
    palette = cv2.cvtColor(np.stack([hues, np.full_like(hues, 170), np.full_like(hues, 230)], 1)[None], cv2.COLOR_HSV2BGR)[0]
    palette[channels.classes.index("outside")], palette[channels.classes.index("room")], palette[channels.classes.index("wall")] = (255, 255, 255), (225, 235, 225), (40, 40, 40)
    classes = palette[parts["classes"][0].argmax(0).numpy()]
    wall = cv2.applyColorMap((torch.sigmoid(parts["wall"][0, 0]).numpy() * 255).astype(np.uint8), cv2.COLORMAP_VIRIDIS)
    rooms = cv2.applyColorMap(((parts["rooms"][0, 0].clamp(-1, 1).numpy() * 0.5 + 0.5) * 255).astype(np.uint8), cv2.COLORMAP_TWILIGHT_SHIFTED)
    return np.hstack([cv2.resize(m, (size[1], size[0]), interpolation=cv2.INTER_NEAREST) for m in (classes, wall, rooms)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--net", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("pictures", nargs="+")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    net, names = read_network(options.net)
    for picture in options.pictures:
        levels, lettering, _, _ = show_opened(picture)
        with torch.no_grad():
            answer = net(see(torch.from_numpy(levels)[None], torch.from_numpy(lettering)[None]))
        said = decode(*answer, names)
        lists = draw_lists(levels, said, names)
        maps = draw_maps(answer[0], names, (lists.shape[0] // 3, lists.shape[1] // 3))
        maps = np.pad(maps, ((0, 0), (0, lists.shape[1] - maps.shape[1]), (0, 0)), constant_values=255)
        cv2.imwrite(os.path.join(options.out, os.path.splitext(os.path.basename(picture))[0] + ".png"), np.vstack([lists, maps]))
        print(picture, {name: len(rows) for name, rows in said.items() if name != "classes"}, flush=True)
