"""Crops of synthetic sheets with their geometry, spoilt as in the world outside, for the network."""
import glob
import json
import math
import os
import random
import time
from typing import NamedTuple

import cv2
import numpy as np

from geometry.channels import Channels
from geometry.weather import weather

# Long sides at which a drawing is shown, pixels, each size as often as twice that size: 896 in the service, but a studio's walls and
# doors are twice as large there as those of a house.
SIDES = (640, 1600)
# Long side at which drawings are kept, pixels: somewhat more than they are ever shown at, and many have to fit into memory.
KEPT = 1600
# The folder may grow while the network learns: after how many crops it is listed again, and how old a file must be to be whole.
LISTED_EVERY = 1000
WHOLE_AFTER_S = 2
# Shares of the crops that are turned by any angle, and that come without a text mask.
TURNED, UNLETTERED = 0.12, 0.2
# Shares of the boxes of texts that the reading of texts misses, and of crops in which it sees one where none is.
UNREAD, MISREAD = 0.12, 0.15
# Most of each part in a crop: more than any crop of 512 pixels has shown; what lies outside the crop is left out before.
MOST = {"walls": 96, "junctions": 96, "openings": 64, "edges": 512, "instances": 96}


class Sheet(NamedTuple):
    """Levels and classes H×W; `points` in pixels of them: all corners of all parts, moved together (see `parts`)."""

    grey: np.ndarray
    classes: np.ndarray
    box: tuple[int, int, int, int]
    truth: dict[str, np.ndarray]


class Crop(NamedTuple):
    """levels and lettering (1 where a text is) S×S, classes S/2×S/2, bytes; the parts as rows, padded with NaN.

    walls: x, y of both ends, half thickness. junctions: x, y, kind. openings: x, y of both jambs in order, kind, swings, hinge at the
    second, opens to the right. edges of rooms: x, y of both ends. instances: x, y, kind, width, depth, cosine and sine of facing.
    """

    grey: np.ndarray
    lettering: np.ndarray
    classes: np.ndarray
    walls: np.ndarray
    junctions: np.ndarray
    openings: np.ndarray
    edges: np.ndarray
    instances: np.ndarray


class Sheets:
    """A folder as written by `synth/make.ts --truth`, which may grow; of several processes each takes its `part` of `parts`."""

    def __init__(self, folder: str, seed: int, part: int = 0, parts: int = 1):
        self.folder, self.part, self.parts = folder, part, parts
        self.channels = Channels.read(folder)
        self.random = random.Random(seed)
        self.picked = 0
        self.cache: dict[str, Sheet] = {}
        self.files: list[str] = []
        self.relist()
        if not self.files:
            raise SystemExit(f"no sheets with truth in {folder}")

    def relist(self) -> None:
        """The class map is written last."""
        maps = [f for f in glob.glob(f"{self.folder}/*.classes.png") if time.time() - os.path.getmtime(f) > WHOLE_AFTER_S]
        names = sorted(f.removesuffix(".classes.png") for f in maps)
        self.files = [f for f in names if int(os.path.basename(f)) % self.parts == self.part] or names

    def pick(self, side: int) -> Crop:
        self.picked += 1
        if self.picked % LISTED_EVERY == 0:
            self.relist()
        return self.crop(self.load(self.random.choice(self.files)), side)

    def load(self, file: str) -> Sheet:
        if file not in self.cache:
            self.cache[file] = load_sheet(file, self.channels)
        return self.cache[file]

    def crop(self, sheet: Sheet, side: int) -> Crop:
        """A square about the drawing or anywhere in it, at a size at which the network is asked, turned and mirrored."""
        r = self.random
        y0, x0, y1, x1 = sheet.box
        scale = math.exp(r.uniform(*map(math.log, SIDES))) / max(y1 - y0, x1 - x0)
        angle = r.uniform(0, 360) if r.random() < TURNED else 0.0
        # What a turned square shows of the sheet fits into a larger upright one.
        wide = math.ceil(side * 1.42) if angle else side
        span = max(8, int(wide / scale))
        margin = span // 6
        y, x = (r.randint(min(a - margin, b + margin - span), max(a - margin, b + margin - span)) for a, b in ((y0, y1), (x0, x1)))
        grey, classes = cut(sheet.grey, y, x, span, 255), cut(sheet.classes, y, x, span, 0)
        grey = cv2.resize(grey, (wide, wide), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
        # The sheet's pixels to the crop's, (0, 0) at the corner of the first.
        move = np.array([[wide / span, 0, -x * wide / span], [0, wide / span, -y * wide / span], [0, 0, 1]])
        half = side // 2
        inner = np.array([[0.5, 0, 0], [0, 0.5, 0], [0, 0, 1]])
        turn = turning(angle, wide, side) if angle else np.eye(3)
        move = turn @ move
        if angle:
            grey = cv2.warpAffine(grey, middles(turn), (side, side), flags=cv2.INTER_CUBIC, borderValue=255)
            to_cut = inner @ turn @ np.diag([wide / span, wide / span, 1])
            classes = cv2.warpAffine(classes, middles(to_cut), (half, half), flags=cv2.INTER_NEAREST)
        else:
            classes = cv2.resize(classes, (half, half), interpolation=cv2.INTER_NEAREST)
        turns, flip = r.randrange(4), r.random() < 0.5
        grey, classes = (np.rot90(m, turns)[:, :: -1 if flip else 1] for m in (grey, classes))
        for _ in range(turns):  # np.rot90 turns against the clock: (x, y) -> (y, side - x)
            move = np.array([[0, 1, 0], [-1, 0, side], [0, 0, 1.0]]) @ move
        if flip:
            move = np.array([[-1, 0, side], [0, 1, 0], [0, 0, 1.0]]) @ move
        parts = {name: pad(rows, MOST[name]) for name, rows in place_parts(sheet.truth, move, side).items()}
        return Crop(weather(np.ascontiguousarray(grey), r), self.lettering(sheet.truth["texts"], move, side), np.ascontiguousarray(classes), **parts)

    def lettering(self, boxes: np.ndarray, move: np.ndarray, side: int) -> np.ndarray:
        """Where texts were read: not all of them, not exactly, and now and then one that is none."""
        r = self.random
        mask = np.zeros((side, side), np.uint8)
        if r.random() < UNLETTERED:
            return mask
        for corners in moved(boxes.reshape(-1, 4, 2), move):
            if r.random() < UNREAD:
                continue
            low, high = corners.min(0), corners.max(0)
            if (high < 0).any() or (low > side).any():
                continue
            corners = corners + np.sign(corners - (low + high) / 2) * r.uniform(-1.5, 3)
            cv2.fillConvexPoly(mask, np.rint(corners).astype(np.int32), 1)
        if r.random() < MISREAD:
            x, y, w, h = r.randrange(side), r.randrange(side), r.randint(8, 80), r.randint(6, 24)
            mask[y : y + h, x : x + w] = 1
        return mask


def extent(classes: np.ndarray) -> tuple[int, int, int, int]:
    """Rows and columns of the drawing with its dimensions (y0, x0, y1, x1); the whole sheet where there is no plan."""
    drawn = np.isin(classes, (1, 2, 3, 4, 8))
    rows, columns = np.flatnonzero(drawn.any(1)), np.flatnonzero(drawn.any(0))
    if not len(rows):
        return 0, 0, *classes.shape
    return int(rows[0]), int(columns[0]), int(rows[-1]) + 1, int(columns[-1]) + 1


def cut(image: np.ndarray, y: int, x: int, span: int, fill: int) -> np.ndarray:
    """A span×span piece at (y, x), filled up where it leaves the image."""
    out = np.full((span, span), fill, image.dtype)
    y0, x0, y1, x1 = max(0, y), max(0, x), min(image.shape[0], y + span), min(image.shape[1], x + span)
    out[y0 - y : y1 - y, x0 - x : x1 - x] = image[y0:y1, x0:x1]
    return out


def load_sheet(file: str, channels: Channels) -> Sheet:
    """NNNN.png, NNNN.classes.png and NNNN.truth.json, reduced where the drawing is larger than it is ever shown."""
    grey = cv2.imread(f"{file}.png", cv2.IMREAD_GRAYSCALE)
    grey = 255 - grey if np.median(grey) < 110 else grey  # light lines on dark paper are turned, as `findDrawing` does
    classes = cv2.imread(f"{file}.classes.png", cv2.IMREAD_GRAYSCALE)
    box = extent(classes)
    scale = KEPT / max(box[2] - box[0], box[3] - box[1])
    grown = np.eye(3)
    if scale < 1:
        before = grey.shape
        grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        classes = cv2.resize(classes, None, fx=scale, fy=scale, interpolation=cv2.INTER_NEAREST)
        grown = np.diag([grey.shape[1] / before[1], grey.shape[0] / before[0], 1])
        box = extent(classes)
    return Sheet(grey, classes, box, read_truth(json.load(open(f"{file}.truth.json")), channels, grown))


def read_truth(truth: dict, channels: Channels, grown: np.ndarray) -> dict[str, np.ndarray]:
    """Rows of numbers in pixels of the sheet as it is kept; lengths grow with the points."""
    by = math.sqrt(grown[0, 0] * grown[1, 1])
    walls = [[*w["from"], *w["to"], w["thickness"] / 2] for w in truth["walls"]]
    junctions = [[*j["at"], channels.junctions.index(j["kind"])] for j in truth["junctions"]]
    openings = []
    for o in truth["openings"]:
        swing = o.get("swing")
        ends = [*swing["hinge"], *swing["leaf"]] if swing else [math.nan] * 4
        openings.append([*o["jambs"][0], *o["jambs"][1], *ends, channels.openings.index(o["kind"])])
    rings = [ring for room in truth["rooms"] for ring in [room["outline"], *room["holes"]]]
    edges = [[*ring[i - 1], *ring[i]] for ring in rings for i in range(len(ring))]
    instances = []
    for i in truth["instances"]:
        turn = math.radians(i["facing"])
        instances.append([*i["middle"], math.cos(turn), math.sin(turn), i["width"], i["depth"], channels.instances.index(i["kind"])])
    texts = [[t["x0"], t["y0"], t["x1"], t["y0"], t["x1"], t["y1"], t["x0"], t["y1"]] for t in truth["texts"]]
    rows = {
        name: np.array(values, np.float64).reshape(len(values), width)
        for name, values, width in (
            ("walls", walls, 5), ("junctions", junctions, 3), ("openings", openings, 9), ("edges", edges, 4), ("instances", instances, 7), ("texts", texts, 8),
        )
    }
    for name, pairs in (("walls", 2), ("junctions", 1), ("openings", 4), ("edges", 2), ("instances", 1), ("texts", 4)):
        rows[name][:, : 2 * pairs] = moved(rows[name][:, : 2 * pairs].reshape(-1, pairs, 2), grown).reshape(-1, 2 * pairs)
    rows["walls"][:, 4] *= by
    rows["instances"][:, 4:6] *= by
    return rows


def place_parts(truth: dict[str, np.ndarray], move: np.ndarray, side: float | tuple[int, int]) -> dict[str, np.ndarray]:
    """The parts in pixels of a crop of that side (or width and height), without those that do not reach into it."""
    by = math.sqrt(abs(np.linalg.det(move[:2, :2])))
    size = np.array(side if isinstance(side, tuple) else (side, side), float)

    def ends(name: str, pairs: int) -> np.ndarray:
        return moved(truth[name][:, : 2 * pairs].reshape(-1, pairs, 2), move)

    def seen(points: np.ndarray, reach: float) -> np.ndarray:
        return ((points.max(1) > -reach) & (points.min(1) < size + reach)).all(1)

    walls, edges, junctions = ends("walls", 2), ends("edges", 2), ends("junctions", 1)
    wall_rows = np.c_[walls.reshape(-1, 4), truth["walls"][:, 4] * by][seen(walls, 40)]
    # Edges beyond the crop still tell inside from outside.
    edge_rows = edges.reshape(-1, 4)[(edges[:, :, 1].min(1) < size[1] + 40) & (edges[:, :, 1].max(1) > -40) & (edges[:, :, 0].max(1) > -40)]
    junction_rows = np.c_[junctions[:, 0], truth["junctions"][:, 2]][seen(junctions, 0)]
    points = ends("openings", 4)
    openings = np.array([order_opening(*p) for p in points]).reshape(-1, 7)
    opening_rows = np.c_[openings[:, :4], truth["openings"][:, 8], openings[:, 4:]][seen(points[:, :2].mean(1, keepdims=True), 0)]
    middles_ = ends("instances", 1)
    facing = truth["instances"][:, 2:4] @ move[:2, :2].T / by
    sizes = truth["instances"][:, 4:6] * by
    instance_rows = np.c_[middles_[:, 0], truth["instances"][:, 6], sizes, facing][seen(middles_, 0)]
    return {"walls": wall_rows, "junctions": junction_rows, "openings": opening_rows, "edges": edge_rows, "instances": instance_rows}


# The first of two jambs is the one that lies this way from the other: hardly any wall runs across it, so that the order of jambs does not
# hang on a hair in upright, level or diagonal walls.
FIRST_JAMB = -np.array([math.cos(math.radians(22.5)), math.sin(math.radians(22.5))])


def order_opening(a: np.ndarray, b: np.ndarray, hinge: np.ndarray, leaf: np.ndarray) -> list[float]:
    """-> first and second jamb, swings, hinge at the second, opens to the right (clockwise) of first to second."""
    a, b = (a, b) if (a - b) @ FIRST_JAMB > 0 else (b, a)
    if np.isnan(hinge).any():
        return [*a, *b, 0, 0, 0]
    along, out = b - a, leaf - hinge
    return [*a, *b, 1, np.hypot(*(hinge - b)) < np.hypot(*(hinge - a)), along[0] * out[1] - along[1] * out[0] > 0]


def moved(points: np.ndarray, move: np.ndarray) -> np.ndarray:
    return points @ move[:2, :2].T + move[:2, 2]


def turning(degrees: float, wide: int, side: int) -> np.ndarray:
    """Turns a square of side `wide` about its middle and keeps the inner one of `side`."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    m = wide / 2
    return np.array([[c, -s, side / 2 - c * m + s * m], [s, c, side / 2 - s * m - c * m], [0, 0, 1]])


def middles(move: np.ndarray) -> np.ndarray:
    """The same map for OpenCV, to which (0, 0) is the middle of the first pixel."""
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    return (np.linalg.inv(half) @ move @ half)[:2]


def pad(rows: np.ndarray, most: int) -> np.ndarray:
    """A fixed number of rows; should there ever be more, the first."""
    out = np.full((most, rows.shape[1]), np.nan, np.float32)
    out[: min(most, len(rows))] = rows[:most]
    return out
