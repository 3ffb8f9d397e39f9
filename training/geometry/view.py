"""A whole sheet as the network is asked about it."""
import json
import math
import os

import cv2
import numpy as np
import torch

from geometry.loader import see
from geometry.model import MULTIPLE
from geometry.sheets import Sheet, load_sheet, moved, place_parts

# Long side of what the network is shown, pixels, and the margin about the drawing as a share of its long side.
LONG_SIDE, MARGIN = 1280, 0.04


def view_sheet(sheet: Sheet, long_side: int = LONG_SIDE):
    """-> levels and lettering H×W, classes H/2×W/2 (bytes) and the parts by name, in pixels of the view."""
    y0, x0, y1, x1 = sheet.box
    margin = round(MARGIN * max(y1 - y0, x1 - x0))
    y0, x0 = max(0, y0 - margin), max(0, x0 - margin)
    y1, x1 = min(sheet.grey.shape[0], y1 + margin), min(sheet.grey.shape[1], x1 + margin)
    scale = long_side / max(y1 - y0, x1 - x0)
    w, h = round((x1 - x0) * scale), round((y1 - y0) * scale)
    by_x, by_y = w / (x1 - x0), h / (y1 - y0)
    move = np.array([[by_x, 0, -x0 * by_x], [0, by_y, -y0 * by_y], [0, 0, 1]])
    grey = cv2.resize(sheet.grey[y0:y1, x0:x1], (w, h), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    classes = cv2.resize(sheet.classes[y0:y1, x0:x1], (w, h), interpolation=cv2.INTER_NEAREST)
    lettering = np.zeros((h, w), np.uint8)
    for corners in moved(sheet.truth["texts"].reshape(-1, 4, 2), move):
        cv2.fillConvexPoly(lettering, np.rint(corners).astype(np.int32), 1)
    grey, lettering, classes = (fill_up(m, value) for m, value in ((grey, 255), (lettering, 0), (classes, 0)))
    return grey, lettering, classes[1::2, 1::2], place_parts(sheet.truth, move, (w, h))


def fill_up(image: np.ndarray, value: int) -> np.ndarray:
    """To whole multiples of what the network takes."""
    h, w = image.shape
    to = [(0, math.ceil(v / MULTIPLE) * MULTIPLE - v) for v in (h, w)]
    return np.pad(image, to, constant_values=value)


def show_opened(path: str) -> tuple[np.ndarray, np.ndarray, float, dict]:
    """A drawing as `bench/open-drawings.ts` wrote it -> levels and lettering as the network is shown them, their scale, and what was written."""
    said = json.load(open(os.path.splitext(path)[0] + ".json"))
    grey = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    scale = LONG_SIDE / max(grey.shape)
    grey = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    lettering = np.zeros_like(grey)
    for x0, y0, x1, y1 in (np.array(said["texts"]).reshape(-1, 4) * scale).round().astype(int).tolist():
        cv2.rectangle(lettering, (x0, y0), (x1, y1), 1, -1)
    return fill_up(grey, 255), fill_up(lettering, 0), scale, said


class Views(torch.utils.data.Dataset):
    """Views of sheets by file, for loading beside the network."""

    def __init__(self, files: list[str], channels):
        self.files, self.channels = files, channels

    def __len__(self) -> int:
        return len(self.files)

    def __getitem__(self, i: int):
        cv2.setNumThreads(1)
        grey, lettering, classes, parts = view_sheet(load_sheet(self.files[i], self.channels))
        shown = see(torch.from_numpy(grey)[None], torch.from_numpy(lettering)[None])
        return shown, torch.from_numpy(classes.copy()), {name: torch.from_numpy(rows).float() for name, rows in parts.items()}
