"""Reads walls, openings and rooms from what the network says, in the simplest way: no ink, no names, no sizes.

    node bench/open-drawings.ts --out OPENED PICTURE ...
    cd training && python3 -m geometry.vectorise --net OUT/weights.pt --out READ OPENED/NAME.png ...

Writes READ/NAME/plan.json in pixels of the upright picture (one pixel for one metre), for scores by place: this shows what the heads alone are
worth, before a reader places their answers by the ink.
"""
import argparse
import json
import math
import os

import cv2
import numpy as np
import torch

from geometry.channels import FINE_STRIDE, Channels, split
from geometry.checkpoint import read_network
from geometry.decode import decode
from geometry.loader import see
from geometry.view import show_opened

# Points of a centre line are of one wall when they lie this near to each other, pixels, and their directions differ by no more, radians.
STEP_PX, STRAIGHT = 3.0, math.radians(12)
# Shorter walls are specks, pixels of the view; rooms of fewer are, too.
SHORTEST_PX, SMALLEST_ROOM_PX = 6.0, 400.0
# Outlines of rooms keep to the border within this, pixels.
OUTLINE_PX = 1.5
# Two openings that share more than this of the shorter are one.
SHARED = 0.5
# How broad a closed opening is, pixels of the view: enough that nothing slips through between it and its wall.
BARRIER_PX = 6.0

Segment = tuple[float, float, float, float, float]
Span = tuple[np.ndarray, np.ndarray, str]


def walls(lines: torch.Tensor) -> list[Segment]:
    """Points of centre lines (x, y, half thickness, direction) -> straight walls: both ends and thickness."""
    left = lines.numpy().astype(np.float64)
    cells: dict[tuple[int, int], list[int]] = {}
    for i, (x, y) in enumerate(left[:, :2]):
        cells.setdefault((int(x // STEP_PX), int(y // STEP_PX)), []).append(i)
    free, segments = np.ones(len(left), bool), []
    for seed in range(len(left)):
        if not free[seed]:
            continue
        free[seed], group = False, [seed]
        for i in group:  # grows while it is walked through
            cx, cy = int(left[i, 0] // STEP_PX), int(left[i, 1] // STEP_PX)
            for j in (j for dx in (-1, 0, 1) for dy in (-1, 0, 1) for j in cells.get((cx + dx, cy + dy), ())):
                turn = abs((left[j, 3] - left[seed, 3] + math.pi / 2) % math.pi - math.pi / 2)
                if free[j] and turn < STRAIGHT and np.hypot(*(left[j, :2] - left[i, :2])) < STEP_PX:
                    free[j] = False
                    group.append(j)
        points = left[group]
        middle, turn = points[:, :2].mean(0), 0.5 * math.atan2(np.sin(2 * points[:, 3]).mean(), np.cos(2 * points[:, 3]).mean())
        way = np.array([math.cos(turn), math.sin(turn)])
        along = (points[:, :2] - middle) @ way
        if np.ptp(along) >= SHORTEST_PX:
            segments.append((*(middle + along.min() * way), *(middle + along.max() * way), 2 * float(np.median(points[:, 2]))))
    return segments


def openings(said: torch.Tensor, channels: Channels) -> list[Span]:
    """Both jambs and kind, the surest first, each place once."""
    kept: list[Span] = []
    for ax, ay, bx, by, kind, *_ in sorted(said.tolist(), key=lambda row: -row[5]):
        a, b = np.array([ax, ay]), np.array([bx, by])
        if np.hypot(*(b - a)) >= SHORTEST_PX and not any(overlaps(a, b, c, d) for c, d, _ in kept):
            kept.append((a, b, channels.openings[int(kind)]))
    return kept


def overlaps(a: np.ndarray, b: np.ndarray, c: np.ndarray, d: np.ndarray) -> bool:
    """Whether two spans lie on one line and share more than SHARED of the shorter."""
    length, other = np.hypot(*(b - a)), np.hypot(*(d - c))
    way = (b - a) / length
    if abs(way @ (d - c)) < 0.8 * other or np.hypot(*((c + d - a - b) / 2 - way * (way @ (c + d - a - b)) / 2)) > 0.25 * min(length, other):
        return False
    low, high = sorted((way @ (c - a), way @ (d - a)))
    return min(high, length) - max(low, 0) > SHARED * min(length, other)


def rooms(fine: torch.Tensor, channels: Channels, segments: list[Segment], spans: list[Span]) -> list[np.ndarray]:
    """Outlines of what walls and closed openings part, where the network sees a room; pixels of the view."""
    inside = (split(fine.float(), channels.fine())["rooms"][0, 0] > 0).numpy().astype(np.uint8)
    barrier = np.zeros_like(inside)
    for ax, ay, bx, by, thickness in [*segments, *((*p, *q, BARRIER_PX) for p, q, _ in spans)]:
        ends = (np.array([[ax, ay], [bx, by]]) / FINE_STRIDE).round().astype(int).tolist()
        cv2.line(barrier, *ends, 1, max(2, round(thickness / FINE_STRIDE)))
    inside[barrier > 0] = 0
    contours, _ = cv2.findContours(inside, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    outlines = [cv2.approxPolyDP(c, OUTLINE_PX / FINE_STRIDE, True)[:, 0].astype(np.float64) for c in contours]
    return [(o + 0.5) * FINE_STRIDE for o in outlines if len(o) > 2 and cv2.contourArea(o.astype(np.float32)) * FINE_STRIDE**2 >= SMALLEST_ROOM_PX]


def nearest_wall(at: np.ndarray, segments: list[Segment]) -> int:
    """Number of the wall whose centre line is nearest."""
    def away(s: Segment) -> float:
        a, e = np.array(s[:2]), np.array(s[2:4]) - s[:2]
        return float(np.hypot(*(a + e * np.clip((at - a) @ e / (e @ e), 0, 1) - at)))
    return min(range(len(segments)), key=lambda i: away(segments[i]))


def plan_document(fine: torch.Tensor, coarse: torch.Tensor, channels: Channels, scale: float, opened: dict) -> dict:
    """What `plenish read` would write, with a pixel for a metre and without a verdict."""
    said = decode(fine, coarse, channels)
    a, b, c, d, e, f = opened["toPicture"]
    grows = math.hypot(a, b) / scale
    move = lambda p: (np.array([[a, c], [b, d]]) @ (np.asarray(p) / scale) + (e, f)).round(2).tolist()  # noqa: E731
    segments = walls(said["lines"])
    spans = openings(said["openings"], channels) if segments else []
    return {
        "source": {"widthPx": opened["widthPx"], "heightPx": opened["heightPx"], "toPixels": [1, 0, 0, 1, 0, 0]},
        "plan": {
            "walls": [{"id": f"w{i}", "from": move(s[:2]), "to": move(s[2:4]), "thickness": round(s[4] * grows, 2)} for i, s in enumerate(segments)],
            "openings": [
                {"id": f"o{i}", "kind": kind, "from": move(p), "to": move(q), "wall": f"w{nearest_wall((p + q) / 2, segments)}"}
                for i, (p, q, kind) in enumerate(spans)
            ],
            "rooms": [{"id": f"r{i}", "outline": [move(p) for p in outline]} for i, outline in enumerate(rooms(fine, channels, segments, spans))],
        },
    }  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--net", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("pictures", nargs="+")
    options = parser.parse_args()
    net, names = read_network(options.net)
    for picture in options.pictures:
        grey, lettering, scale, opened = show_opened(picture)
        with torch.no_grad():
            answer = net(see(torch.from_numpy(grey)[None], torch.from_numpy(lettering)[None]))
        folder = os.path.join(options.out, os.path.splitext(os.path.basename(picture))[0])
        os.makedirs(folder, exist_ok=True)
        json.dump(plan_document(*answer, names, scale, opened), open(os.path.join(folder, "plan.json"), "w"))
