"""Trains the segmentation network on a folder of synthetic drawings; resumable; writes ONNX.

    python3 training/train.py --data out/training --out out/net --minutes 30
    python3 training/train.py --data out/training --out out/net --minutes 8 --device cuda --workers 12 --batch 64 --rate 0.003
"""
import argparse
import json
import math
import os
import time
from inspect import signature

import torch
import torch.nn.functional as F

from data import Drawings
from loader import batches
from model import WIDTHS, PlanNet
from restore import restore

# Steps between two looks at the loss (each waits for the device), and seconds between two checkpoints.
LOOK_EVERY, SAVE_EVERY_S = 10, 30
# `restore.py` knows the graphs of the older exporter; versions of PyTorch that have no other do not know the word.
OLDER_EXPORTER = {"dynamo": False} if "dynamo" in signature(torch.onnx.export).parameters else {}

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--minutes", type=float, default=30)
parser.add_argument("--batch", type=int, default=6)
parser.add_argument("--side", type=int, default=256)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--device", default="cpu")
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--workers", type=int, default=0, help="processes that make crops; none of its own on few cores")
parser.add_argument("--widths", type=int, nargs="+", default=WIDTHS, help="channels of the levels, from the finest")
parser.add_argument("--seed", type=int, default=1, help="of the crops; another one for a run that goes on")
parser.add_argument("--whole", action="store_true", help="all sums in 32 bits: nearly twice as slow where the processor knows bfloat16")
parser.add_argument("--start", help="earlier network to start from, a checkpoint or plan-net.onnx; it may know fewer classes")
options = parser.parse_args()

torch.set_num_threads(options.threads)
torch.manual_seed(options.seed)
os.makedirs(options.out, exist_ok=True)
drawings = Drawings(options.data, seed=options.seed)
names = drawings.names
net = PlanNet(len(names), tuple(options.widths)).to(options.device, memory_format=torch.channels_last)
optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
checkpoint = os.path.join(options.out, "checkpoint.pt")
step, spent = 0, 0.0
if options.start and not os.path.exists(checkpoint):
    restore(net, options.start, drawings, options.device)
if os.path.exists(checkpoint):
    state = torch.load(checkpoint, map_location=options.device)
    net.load_state_dict(state["net"])
    optimiser.load_state_dict(state["optimiser"])
    step, spent = state["step"], state["spent"]

# Rare classes count more: walls, openings and symbols cover little of a sheet.
weights = torch.ones(len(names))
for i, name in enumerate(names):
    if name in ("outside", "room"):
        weights[i] = 0.4
    elif name not in ("wall", "text", "dimension", "furniture"):
        weights[i] = 2.0
weights = weights.to(options.device)

budget, started, saved, shown = options.minutes * 60, time.time(), spent, 0.0
for ink, classes in batches(options.data, options.seed, options.side, options.batch, options.workers, options.device):
    elapsed = spent + time.time() - started
    if elapsed >= budget:
        break
    for group in optimiser.param_groups:  # one cosine over the time that is given, after a short warm-up
        group["lr"] = options.rate * min(1, (step + 1) / 50) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * elapsed / budget)))
    net.train()
    with torch.autocast(options.device, torch.bfloat16, enabled=not options.whole):
        logits = net(ink.contiguous(memory_format=torch.channels_last))
    loss = F.cross_entropy(logits.float(), classes, weight=weights, label_smoothing=0.02)
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
    optimiser.step()
    step += 1
    if step % LOOK_EVERY == 1:
        shown = loss.item() if step == 1 else 0.8 * shown + 0.2 * loss.item()
    if elapsed - saved >= SAVE_EVERY_S:
        saved = elapsed
        print(f"step {step} {elapsed / 60:.1f} min loss {shown:.3f}", flush=True)
        torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": elapsed}, checkpoint)

torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": spent + time.time() - started}, checkpoint)
net = net.to("cpu", memory_format=torch.contiguous_format).eval()
target = os.path.join(options.out, "plan-net.onnx")
torch.onnx.export(
    net, torch.zeros(1, 1, 256, 256), target, opset_version=13, input_names=["ink"], output_names=["logits"],
    dynamic_axes={"ink": {0: "n", 2: "h", 3: "w"}, "logits": {0: "n", 2: "h", 3: "w"}}, **OLDER_EXPORTER,
)
json.dump({"classes": names, "steps": step, "minutes": options.minutes, "loss": round(shown, 4)}, open(os.path.join(options.out, "plan-net.json"), "w"))
print(f"wrote {target} after {step} steps")
