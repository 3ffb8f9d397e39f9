"""Crops of synthetic drawings with their class maps, made to look like scans, prints and screenshots."""
import glob
import json
import os
import random
import time

import cv2
import numpy as np

from weather import weather

# Classes that few pixels of few drawings show, and the share of the crops that are cut around them.
RARE = ("stairs", "railing")
RARE_SHARE = 0.15
# Long sides of the drawing at which the network is asked, pixels: 896 in the service, more or less.
SIDES = (560, 1250)
# Long side at which drawings are kept, pixels: somewhat more than they are ever shown at, and many have to fit into memory.
KEPT = 1600
# The folder may grow while the network learns: after how many crops it is listed again, and how old a file must be to be whole.
LISTED_EVERY = 1000
WHOLE_AFTER_S = 2

Kept = tuple[np.ndarray, np.ndarray, tuple[int, int, int, int]]


class Drawings:
    """A folder of NNNN.png with NNNN.classes.png (one byte a pixel: the class) as written by `synth/make.ts --classes`.

    The `names` of the classes are in classes.json beside them. Of several processes each takes its `part` of `parts`.
    """

    def __init__(self, folder: str, seed: int, part: int = 0, parts: int = 1):
        self.folder, self.part, self.parts = folder, part, parts
        self.names: list[str] = json.load(open(f"{folder}/classes.json"))
        self.rare_classes = [self.names.index(name) for name in RARE]
        self.random = random.Random(seed)
        self.picked = 0
        self.files: list[str] = []
        # Which drawings show a rare class is found while they are read.
        self.rare: dict[str, np.ndarray] = {}
        self.cache: dict[str, Kept] = {}
        self.relist()
        if not self.files:
            raise SystemExit(f"no drawings with class maps in {folder}")

    def relist(self) -> None:
        """Finds the drawings of this part; a class map is written after its picture."""
        maps = [f for f in glob.glob(f"{self.folder}/*.classes.png") if time.time() - os.path.getmtime(f) > WHOLE_AFTER_S]
        drawings = sorted(f.removesuffix(".classes.png") for f in maps)
        self.files = [f + ".png" for f in drawings if int(os.path.basename(f)) % self.parts == self.part]

    def load(self, file: str) -> Kept:
        if file not in self.cache:
            grey = cv2.imread(file, cv2.IMREAD_GRAYSCALE)
            # Light lines on dark paper are turned before the network is asked, as `findDrawing` does.
            grey = 255 - grey if np.median(grey) < 110 else grey
            classes = cv2.imread(file.removesuffix(".png") + ".classes.png", cv2.IMREAD_GRAYSCALE)
            box = extent(classes)
            scale = KEPT / max(box[2] - box[0], box[3] - box[1])
            if scale < 1:
                grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
                classes = cv2.resize(classes, None, fx=scale, fy=scale, interpolation=cv2.INTER_NEAREST)
                box = extent(classes)
            self.cache[file] = (grey, classes, box)
            places = np.argwhere(np.isin(classes[::8, ::8], self.rare_classes)) * 8
            if len(places):
                self.rare[file] = places
        return self.cache[file]

    def batch(self, size: int, side: int) -> tuple[np.ndarray, np.ndarray]:
        """-> ink size×1×side×side in 0..1 (1 = dark), classes size×side×side."""
        pairs = [self.pick(side) for _ in range(size)]
        return 1 - np.stack([p[0][None] for p in pairs]).astype(np.float32) / 255, np.stack([p[1] for p in pairs])

    def pick(self, side: int) -> tuple[np.ndarray, np.ndarray]:
        """-> levels and classes, side×side bytes each: a crop of any drawing, or, now and then, one around a rare class."""
        self.picked += 1
        if self.picked % LISTED_EVERY == 0:
            self.relist()
        if not self.rare or self.random.random() > RARE_SHARE:
            return self.crop(*self.load(self.random.choice(self.files)), side)
        file = self.random.choice(sorted(self.rare))
        return self.crop(*self.load(file), side, self.random.choice(self.rare[file].tolist()))

    def crop(
        self, grey: np.ndarray, classes: np.ndarray, box: tuple[int, int, int, int], side: int, around: list[int] | None = None
    ) -> tuple[np.ndarray, np.ndarray]:
        """A square of the drawing in `box`, about a row and column of it or anywhere, at a size at which the network is asked."""
        r = self.random
        y0, x0, y1, x1 = box
        scale = r.uniform(*SIDES) / max(y1 - y0, x1 - x0)
        span = max(8, int(side / scale))
        margin = span // 6
        if around:
            y, x = (at - r.randint(span // 5, span - span // 5) for at in around)
        else:
            y, x = (r.randint(min(a - margin, b + margin - span), max(a - margin, b + margin - span)) for a, b in ((y0, y1), (x0, x1)))
        grey, classes = cut(grey, y, x, span, 255), cut(classes, y, x, span, 0)
        grey = cv2.resize(grey, (side, side), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
        classes = cv2.resize(classes, (side, side), interpolation=cv2.INTER_NEAREST)
        turns, flip = r.randrange(4), r.random() < 0.5
        grey, classes = np.rot90(grey, turns), np.rot90(classes, turns)
        if flip:
            grey, classes = grey[:, ::-1], classes[:, ::-1]
        return weather(np.ascontiguousarray(grey), r), np.ascontiguousarray(classes)


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
