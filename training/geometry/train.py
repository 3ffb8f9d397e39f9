"""Trains the network on a folder of synthetic sheets, which may grow meanwhile; resumable.

    cd training
    python3 -m geometry.train --data OUT/sheets --out OUT --minutes 600 --processes 2
    python3 -m geometry.train --data OUT/sheets --out OUT --minutes 9 --device cuda --workers 13 --batch 48 --side 512 --rate 0.003

Spends the minutes on one cosine; called again with more minutes after it was stopped it goes on where it stood. Writes checkpoint.pt,
weights.pt (the average of weights, in 16 bits) and losses.tsv.

On a CPU several processes learn at the same weights without waiting for each other (Hogwild; Niu et al. 2011): threads of one step
wait for the slowest, so that a step takes six times as long where another program has one of two cores.
"""
import argparse
import copy
import math
import os
import time

import torch

from geometry.channels import Channels
from geometry.checkpoint import begin_with, described, halved, save
from geometry.loader import batches
from geometry.losses import WEIGHTS, losses
from geometry.model import GeometryNet
from geometry.targets import draw_targets

# Steps between two looks at the losses (each waits for the device), and seconds between two checkpoints.
LOOK_EVERY, SAVE_EVERY_S = 20, 60
WARM_UP_STEPS = 100
# How much of the average of weights stays at every step, once there are many.
AVERAGE_KEEPS = 0.999


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, default=600, help="of the whole cosine, over all calls")
    parser.add_argument("--batch", type=int, default=3)
    parser.add_argument("--side", type=int, default=512)
    parser.add_argument("--rate", type=float, default=8e-4)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--processes", type=int, default=1, help="that learn at the same weights, on a CPU")
    parser.add_argument("--threads", type=int, default=1, help="of each process")
    parser.add_argument("--workers", type=int, default=1, help="processes that make crops, for each that learns")
    parser.add_argument("--seed", type=int, default=1, help="of the crops; another one for a run that goes on")
    parser.add_argument("--whole", action="store_true", help="all sums in 32 bits")
    parser.add_argument("--start", help="an earlier network to start from: see `begin_with`; what it sees in single strokes stays")
    return parser.parse_args()


def open_network(options: argparse.Namespace) -> tuple[GeometryNet, dict]:
    """The network of the newest checkpoint, or of the start that is named, or a fresh one; and how far it is."""
    channels = Channels.read(options.data)
    net = GeometryNet(channels.fine(), channels.coarse())
    state = {"step": 0, "spent": 0.0, "steps_before": 0}
    checkpoint = os.path.join(options.out, "checkpoint.pt")
    if os.path.exists(checkpoint):
        state = torch.load(checkpoint, map_location="cpu")
        net.load_state_dict(state["net"])
    elif options.start:
        state["steps_before"] = begin_with(net, options.start, channels)
    if options.start:
        for part in net.ink():
            part.requires_grad_(False)
    return net.to(options.device, memory_format=torch.channels_last), state


class Learner:
    """One of the processes that learn; the first of them also keeps the average of weights, files and losses."""

    def __init__(self, rank: int, options: argparse.Namespace, net: GeometryNet, state: dict):
        self.rank, self.options, self.net = rank, options, net
        self.channels = Channels.read(options.data)
        self.optimiser = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], lr=options.rate, weight_decay=1e-4)
        self.step, self.spent, self.steps_before = 0, state["spent"], state["steps_before"]
        if rank > 0:
            return
        self.step = state["step"]
        self.average = copy.deepcopy(net).eval()
        if "average" in state:
            self.average.load_state_dict(state["average"])
            self.optimiser.load_state_dict(state["optimiser"])
        self.saved, self.shown = self.spent, {}
        self.curve = open(os.path.join(options.out, "losses.tsv"), "a")

    def learn(self) -> None:
        options, started = self.options, time.time() - self.spent
        self.net.train()
        seed = options.seed + self.step + 7919 * self.rank
        for seen, crops in batches(options.data, seed, options.side, options.batch, options.workers, options.device, (self.rank, options.processes)):
            elapsed = time.time() - started
            if elapsed >= options.minutes * 60:
                break
            self.take_step(seen, crops, elapsed / (options.minutes * 60))
            if self.rank == 0:
                self.follow()
                if elapsed - self.saved >= SAVE_EVERY_S:
                    self.keep(elapsed)
        if self.rank == 0:
            self.keep(time.time() - started)
            print(f"learnt {self.step} steps")

    def take_step(self, seen: torch.Tensor, crops: dict[str, torch.Tensor], done: float) -> None:
        """`done` is the share of the minutes that is over: one cosine, after a short warm-up."""
        options = self.options
        for group in self.optimiser.param_groups:
            group["lr"] = options.rate * min(1, (self.step + 1) / WARM_UP_STEPS) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
        truth = draw_targets(crops, (options.side, options.side), self.channels)
        with torch.autocast(options.device, torch.bfloat16, enabled=not options.whole):
            fine, coarse = self.net(seen.contiguous(memory_format=torch.channels_last))
        parts = losses(fine, coarse, truth, self.channels)
        loss = sum(WEIGHTS[name] * value for name, value in parts.items())
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.step += 1
        if self.rank == 0 and self.step % LOOK_EVERY == 1:
            self.look({"all": loss.item(), **{name: value.item() for name, value in parts.items()}}, done)

    def look(self, now: dict[str, float], done: float) -> None:
        self.shown = {name: 0.8 * self.shown.get(name, v) + 0.2 * v for name, v in now.items()}
        if self.step == 1:
            print("step\tminutes\t" + "\t".join(self.shown), file=self.curve)
        print(f"{self.step}\t{done * self.options.minutes:.2f}\t" + "\t".join(f"{v:.4f}" for v in self.shown.values()), file=self.curve, flush=True)

    @torch.no_grad()
    def follow(self) -> None:
        """The average of weights moves a little towards the network."""
        keeps = min(AVERAGE_KEEPS, (1 + self.step) / (10 + self.step))
        torch._foreach_mul_(list(self.average.parameters()), keeps)
        torch._foreach_add_(list(self.average.parameters()), list(self.net.parameters()), alpha=1 - keeps)

    def keep(self, elapsed: float) -> None:
        self.saved = elapsed
        print(f"step {self.step} {elapsed / 60:.1f} min " + " ".join(f"{name} {v:.3f}" for name, v in self.shown.items()), flush=True)
        whole = {
            "net": self.net.state_dict(), "average": self.average.state_dict(), "optimiser": self.optimiser.state_dict(), "step": self.step,
            "spent": elapsed, "steps_before": self.steps_before, **described(self.net, self.channels),
        }  # fmt: skip
        save(os.path.join(self.options.out, "checkpoint.pt"), whole)
        save(os.path.join(self.options.out, "weights.pt"), halved(self.average, self.channels, self.step + self.steps_before))


def learn(rank: int, options: argparse.Namespace, net: GeometryNet, state: dict) -> None:
    if options.processes > 1 and hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[rank % len(cores)]})
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed + rank)
    torch.backends.cudnn.benchmark = True
    Learner(rank, options, net, state).learn()


if __name__ == "__main__":
    options = read_options()
    os.makedirs(options.out, exist_ok=True)
    net, state = open_network(options)
    if options.processes == 1:
        learn(0, options, net, state)
    else:
        net.share_memory()
        torch.multiprocessing.spawn(learn, (options, net, state), options.processes)
