"""Writes a network as ONNX, with the names of its channels beside it.

    cd training && python3 -m geometry.export --net OUT/weights.pt --out OUT/geometry-net.onnx
"""
import argparse
import json
from dataclasses import asdict
from inspect import signature

import torch

from geometry.checkpoint import read_network

# Versions of PyTorch that have no other exporter do not know the word.
OLDER_EXPORTER = {"dynamo": False} if "dynamo" in signature(torch.onnx.export).parameters else {}

parser = argparse.ArgumentParser()
parser.add_argument("--net", required=True)
parser.add_argument("--out", required=True)
options = parser.parse_args()

net, channels = read_network(options.net)
net = net.to(memory_format=torch.contiguous_format)
sizes = {2: "height", 3: "width"}
torch.onnx.export(
    net, torch.zeros(1, 2, 256, 256), options.out, opset_version=13, input_names=["seen"], output_names=["fine", "coarse"],
    dynamic_axes={"seen": sizes, "fine": {2: "half_height", 3: "half_width"}, "coarse": {2: "quarter_height", 3: "quarter_width"}}, **OLDER_EXPORTER,
)
names = {**asdict(channels), "fine": channels.fine(), "coarse": channels.coarse()}
json.dump(names, open(options.out.removesuffix(".onnx") + ".json", "w"), indent=1)
print(f"wrote {options.out}")
