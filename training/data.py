"""Crops of synthetic drawings with their class maps, made to look like scans, prints and screenshots."""
import glob
import json
import random

import cv2
import numpy as np


# Classes that few pixels of few drawings show, and the share of the crops that are cut around them.
RARE = ("stairs", "railing")
RARE_SHARE = 0.15


class Drawings:
    """A folder of NNNN.png with NNNN.classes.png (one byte a pixel: the class) as written by `synth/make.ts --classes`.

    The `names` of the classes are in classes.json beside them.
    """

    def __init__(self, folder: str, seed: int):
        self.names: list[str] = json.load(open(f"{folder}/classes.json"))
        self.rare_classes = [self.names.index(name) for name in RARE]
        self.random = random.Random(seed)
        self.files = sorted(f for f in glob.glob(f"{folder}/*.png") if not f.endswith(".classes.png") and glob.glob(f[:-4] + ".classes.png"))
        if not self.files:
            raise SystemExit(f"no drawings with class maps in {folder}")
        # Which drawings show a rare class is found while they are read.
        self.rare: dict[str, np.ndarray] = {}
        self.cache: dict[str, tuple[np.ndarray, np.ndarray, tuple[int, int, int, int]]] = {}

    def load(self, file: str) -> tuple[np.ndarray, np.ndarray, tuple[int, int, int, int]]:
        if file not in self.cache:
            grey = cv2.imread(file, cv2.IMREAD_GRAYSCALE)
            # Light lines on dark paper are turned before the network is asked, as `findDrawing` does.
            grey = 255 - grey if np.median(grey) < 110 else grey
            classes = cv2.imread(file[:-4] + ".classes.png", cv2.IMREAD_GRAYSCALE)
            self.cache[file] = (grey, classes, extent(classes))
            places = np.argwhere(np.isin(classes[::8, ::8], self.rare_classes)) * 8
            if len(places):
                self.rare[file] = places
        return self.cache[file]

    def batch(self, size: int, side: int) -> tuple[np.ndarray, np.ndarray]:
        """-> ink size×1×side×side in 0..1 (1 = dark), classes size×side×side."""
        pairs = [self.pick(side) for _ in range(size)]
        return np.stack([p[0][None] for p in pairs]), np.stack([p[1] for p in pairs])

    def pick(self, side: int) -> tuple[np.ndarray, np.ndarray]:
        """A crop of any drawing, or, now and then, one around a rare class."""
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
        # The sizes at which the network will be asked: the long side of the drawing is 896 pixels, more or less.
        scale = r.uniform(560, 1250) / max(y1 - y0, x1 - x0)
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
        return 1 - self.weather(np.ascontiguousarray(grey)).astype(np.float32) / 255, np.ascontiguousarray(classes).astype(np.int64)

    def weather(self, grey: np.ndarray) -> np.ndarray:
        r = self.random
        rng = np.random.default_rng(r.getrandbits(32))
        g = grey.astype(np.float32)
        if r.random() < 0.3:
            g = cv2.GaussianBlur(g, (0, 0), r.uniform(0.3, 1.2))
        if r.random() < 0.4:  # faint ink, grey paper
            low, high = r.uniform(0, 130), r.uniform(200, 255)
            g = low + g * (high - low) / 255
        if r.random() < 0.3:
            g += rng.normal(0, r.uniform(1, 12), g.shape)
        if r.random() < 0.2:  # uneven light
            slope = np.linspace(-1, 1, g.shape[0], dtype=np.float32)[:, None] * r.uniform(-25, 25)
            g += slope
        g = np.clip(g, 0, 255).astype(np.uint8)
        if r.random() < 0.4:
            g = cv2.imdecode(cv2.imencode(".jpg", g, [cv2.IMWRITE_JPEG_QUALITY, r.randint(25, 85)])[1], cv2.IMREAD_GRAYSCALE)
        return 255 - g if r.random() < 0.03 else g


def extent(classes: np.ndarray) -> tuple[int, int, int, int]:
    """Rows and columns of the drawing with its dimensions (y0, x0, y1, x1); the whole sheet where there is no plan."""
    drawn = np.isin(classes, (1, 2, 3, 4, 8))
    rows, columns = np.flatnonzero(drawn.any(1)), np.flatnonzero(drawn.any(0))
    if not len(rows):
        return 0, 0, *classes.shape
    return rows[0], columns[0], rows[-1] + 1, columns[-1] + 1


def cut(image: np.ndarray, y: int, x: int, span: int, fill: int) -> np.ndarray:
    """A span×span piece at (y, x), filled up where it leaves the image."""
    out = np.full((span, span), fill, image.dtype)
    y0, x0, y1, x1 = max(0, y), max(0, x), min(image.shape[0], y + span), min(image.shape[1], x + span)
    out[y0 - y : y1 - y, x0 - x : x1 - x] = image[y0:y1, x0:x1]
    return out
