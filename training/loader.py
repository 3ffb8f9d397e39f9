"""Batches of crops, made by worker processes while the network learns."""
import cv2
import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from data import Drawings


class Crops(IterableDataset):
    """Endless crops (levels and classes, side×side bytes each); every worker keeps its own part of the drawings in memory."""

    def __init__(self, folder: str, seed: int, side: int):
        self.folder, self.seed, self.side = folder, seed, side

    def __iter__(self):
        worker = get_worker_info()
        part, parts = (worker.id, worker.num_workers) if worker else (0, 1)
        cv2.setNumThreads(1)
        drawings = Drawings(self.folder, self.seed * 1000 + part, part, parts)
        while True:
            yield drawings.pick(self.side)


def batches(folder: str, seed: int, side: int, size: int, workers: int, device: str):
    """-> ink size×1×side×side in 0..1 (1 = dark) and classes size×side×side, on `device`, without end."""
    loader = DataLoader(Crops(folder, seed, side), batch_size=size, num_workers=workers, pin_memory=device != "cpu")
    for levels, classes in loader:
        levels, classes = levels.to(device, non_blocking=True), classes.to(device, non_blocking=True)
        yield 1 - levels[:, None].float() / 255, classes.long()
