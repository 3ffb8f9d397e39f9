"""What scanners, printers and screens do to a drawing."""
import random

import cv2
import numpy as np


def weather(grey: np.ndarray, r: random.Random) -> np.ndarray:
    """Levels of a crop, spoilt by what `r` draws: pen, fewer pixels, blur, faint ink, noise, uneven light, JPEG."""
    rng = np.random.default_rng(r.getrandbits(32))
    g = grey
    pen = r.random()
    if pen < 0.08:  # ink that has spread, or that a copier has thinned
        g = cv2.erode(g, np.ones((2, 2), np.uint8))
    elif pen < 0.16:
        g = cv2.addWeighted(g, 0.5, cv2.dilate(g, np.ones((2, 2), np.uint8)), 0.5, 0)
    if r.random() < 0.1:  # enlarged from a picture with fewer pixels
        less = r.uniform(0.5, 0.9)
        small = cv2.resize(g, None, fx=less, fy=less, interpolation=cv2.INTER_AREA)
        g = cv2.resize(small, g.shape[::-1], interpolation=cv2.INTER_CUBIC)
    g = g.astype(np.float32)
    if r.random() < 0.3:
        g = cv2.GaussianBlur(g, (0, 0), r.uniform(0.3, 1.2))
    if r.random() < 0.2:  # greys lighter or darker, black and white as they are
        g = 255 * (g / 255) ** r.uniform(0.5, 1.8)
    if r.random() < 0.4:  # faint ink, grey paper
        low, high = r.uniform(0, 130), r.uniform(200, 255)
        g = low + g * (high - low) / 255
    if r.random() < 0.3:
        g += rng.standard_normal(g.shape, np.float32) * r.uniform(1, 12)
    if r.random() < 0.2:  # uneven light
        slope = np.linspace(-1, 1, g.shape[0], dtype=np.float32)[:, None] * r.uniform(-25, 25)
        g += slope
    g = np.clip(g, 0, 255).astype(np.uint8)
    if r.random() < 0.4:
        g = cv2.imdecode(cv2.imencode(".jpg", g, [cv2.IMWRITE_JPEG_QUALITY, r.randint(25, 85)])[1], cv2.IMREAD_GRAYSCALE)
    return 255 - g if r.random() < 0.03 else g
