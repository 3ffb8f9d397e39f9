"""Trains the network with geometry on a folder of synthetic sheets, which may grow meanwhile; resumable.

    cd training
    python3 -m geometry.train --data OUT/sheets --out OUT --minutes 600
    python3 -m geometry.train --data OUT/sheets --out OUT --minutes 9 --device cuda --workers 13 --batch 48 --side 512 --rate 0.003

Spends the minutes on one cosine; called again with more minutes after it was stopped it goes on where it stood. Writes checkpoint.pt,
weights.pt (the average of weights, in 16 bits) and losses.tsv.
"""
import argparse
import copy
import math
import os
import time

import torch

from geometry.channels import Channels
from geometry.checkpoint import described, halved, inherit, save
from geometry.loader import batches
from geometry.losses import WEIGHTS, losses
from geometry.model import GeometryNet
from geometry.targets import draw_targets

# Steps between two looks at the losses (each waits for the device), and seconds between two checkpoints.
LOOK_EVERY, SAVE_EVERY_S = 20, 60
WARM_UP_STEPS = 100
# How much of the average of weights stays at every step, once there are many.
AVERAGE_KEEPS = 0.999
# Batches with fewer crops say too little of means and spreads: a network that knows them keeps those that it has.
NORMS_FROM = 16

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--minutes", type=float, default=600, help="of the whole cosine, over all calls")
parser.add_argument("--batch", type=int, default=4)
parser.add_argument("--side", type=int, default=384)
parser.add_argument("--rate", type=float, default=5e-4)
parser.add_argument("--device", default="cpu")
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--workers", type=int, default=0, help="processes that make crops; none of its own on few cores")
parser.add_argument("--seed", type=int, default=1, help="of the crops; another one for a run that goes on")
parser.add_argument("--whole", action="store_true", help="all sums in 32 bits")
parser.add_argument("--start", help="checkpoint or weights.pt of an earlier run to start from")
options = parser.parse_args()

torch.set_num_threads(options.threads)
torch.manual_seed(options.seed)
torch.backends.cudnn.benchmark = True
os.makedirs(options.out, exist_ok=True)
channels = Channels.read(options.data)
net = GeometryNet(channels.fine(), channels.coarse())
checkpoint = os.path.join(options.out, "checkpoint.pt")
state = {"step": 0, "spent": 0.0, "steps_before": 0}
if os.path.exists(checkpoint):
    state = torch.load(checkpoint, map_location="cpu")
    net.load_state_dict(state["net"])
elif options.start:
    start = torch.load(options.start, map_location="cpu")
    inherit(net, start, channels)
    state["steps_before"] = start["step"] + start.get("steps_before", 0)
net = net.to(options.device, memory_format=torch.channels_last)
average = copy.deepcopy(net).eval()
if "average" in state:
    average.load_state_dict(state["average"])
optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
if "optimiser" in state:
    optimiser.load_state_dict(state["optimiser"])
step, spent = state["step"], state["spent"]
keeps_norms = options.batch < NORMS_FROM and (state["steps_before"] > 0 or step > 0)


def keep(elapsed: float) -> None:
    whole = {
        "net": net.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": elapsed,
        "steps_before": state["steps_before"], **described(net, channels),
    }  # fmt: skip
    save(checkpoint, whole)
    save(os.path.join(options.out, "weights.pt"), halved(average, channels, step + state["steps_before"]))


@torch.no_grad()
def follow() -> None:
    """The average of weights moves a little towards the network; statistics of layers are taken over."""
    keeps = min(AVERAGE_KEEPS, (1 + step) / (10 + step))
    torch._foreach_mul_(list(average.parameters()), keeps)
    torch._foreach_add_(list(average.parameters()), list(net.parameters()), alpha=1 - keeps)
    for mine, its in zip(average.buffers(), net.buffers()):
        mine.copy_(its)


budget, started, saved, shown = options.minutes * 60, time.time(), spent, {}
net.train(not keeps_norms)
curve = open(os.path.join(options.out, "losses.tsv"), "a")
for seen, crops in batches(options.data, options.seed + step, options.side, options.batch, options.workers, options.device):
    elapsed = spent + time.time() - started
    if elapsed >= budget:
        break
    for group in optimiser.param_groups:  # one cosine over the time that is given, after a short warm-up
        group["lr"] = options.rate * min(1, (step + 1) / WARM_UP_STEPS) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * elapsed / budget)))
    truth = draw_targets(crops, (options.side, options.side), channels)
    with torch.autocast(options.device, torch.bfloat16, enabled=not options.whole):
        fine, coarse = net(seen.contiguous(memory_format=torch.channels_last))
    parts = losses(fine, coarse, truth, channels)
    loss = sum(WEIGHTS[name] * value for name, value in parts.items())
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
    optimiser.step()
    step += 1
    follow()
    if step % LOOK_EVERY == 1:
        now = {"all": loss.item(), **{name: value.item() for name, value in parts.items()}}
        shown = {name: 0.8 * shown.get(name, v) + 0.2 * v for name, v in now.items()}
        if step == 1:
            print("step\tminutes\t" + "\t".join(shown), file=curve)
        print(f"{step}\t{elapsed / 60:.2f}\t" + "\t".join(f"{v:.4f}" for v in shown.values()), file=curve, flush=True)
    if elapsed - saved >= SAVE_EVERY_S:
        saved = elapsed
        print(f"step {step} {elapsed / 60:.1f} min " + " ".join(f"{name} {v:.3f}" for name, v in shown.items()), flush=True)
        keep(elapsed)
keep(spent + time.time() - started)
print(f"wrote {checkpoint} after {step} steps")
