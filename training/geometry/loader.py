"""Batches of crops with geometry, made by worker processes while the network learns."""
import os

import cv2
import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from geometry.sheets import Sheets


class Crops(IterableDataset):
    """Endless crops as dictionaries; every worker of every one of `ranks` learners keeps its own part of the sheets in memory."""

    def __init__(self, folder: str, seed: int, side: int, rank: int, ranks: int):
        self.folder, self.seed, self.side, self.rank, self.ranks = folder, seed, side, rank, ranks

    def __iter__(self):
        worker = get_worker_info()
        if worker and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, range(os.cpu_count()))  # not on the learner's own core
        part, parts = (worker.id, worker.num_workers) if worker else (0, 1)
        part, parts = part * self.ranks + self.rank, parts * self.ranks
        cv2.setNumThreads(1)
        sheets = Sheets(self.folder, self.seed * 1000 + part, part, parts)
        while True:
            yield sheets.pick(self.side)._asdict()


def batches(folder: str, seed: int, side: int, size: int, workers: int, device: str, place: tuple[int, int] = (0, 1)):
    """-> ink and lettering size×2×side×side in 0..1, and the crops' other parts by name, on `device`, without end; `place` is rank and ranks."""
    ahead = {"prefetch_factor": 3} if workers else {}
    for crops in DataLoader(Crops(folder, seed, side, *place), batch_size=size, num_workers=workers, pin_memory=device != "cpu", **ahead):
        crops = {name: values.to(device, non_blocking=True) for name, values in crops.items()}
        yield see(crops.pop("grey"), crops.pop("lettering")), crops


def see(grey: torch.Tensor, lettering: torch.Tensor) -> torch.Tensor:
    """What the network is shown of levels and lettering N×H×W: ink from 0 (paper) to 1, and where texts are."""
    return torch.stack([1 - grey.float() / 255, lettering.float()], 1)
