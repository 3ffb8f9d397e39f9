"""Makes a trained network as the service runs it: in eight-bit integers, more than twice as fast and a quarter as large.

    python3 training/quantise.py --net out/net/plan-net.onnx --data out/training --out out/net/plan-net.quantised.onnx

Every convolution but the last is quantised, weights by channel, with the ranges of 60 crops of the drawings (static quantisation of
onnxruntime). Weights keep to seven bits: processors without VNNI add pairs of products in sixteen bits, which eight overflow, and
would answer otherwise than those with it. Needs `onnx` and `onnxruntime`.
"""
import argparse
import os
import tempfile

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from data import Drawings

CROPS = 60
SIDE = 256


class Crops(CalibrationDataReader):
    """Crops as in training, one at a time."""

    def __init__(self, folder: str):
        self.drawings = Drawings(folder, seed=7)
        self.left = CROPS

    def get_next(self) -> dict[str, np.ndarray] | None:
        self.left -= 1
        return {"ink": self.drawings.batch(1, SIDE)[0]} if self.left >= 0 else None


parser = argparse.ArgumentParser()
parser.add_argument("--net", required=True)
parser.add_argument("--data", required=True)
parser.add_argument("--out", required=True)
options = parser.parse_args()

with tempfile.TemporaryDirectory() as folder:
    prepared = os.path.join(folder, "prepared.onnx")
    quant_pre_process(options.net, prepared, skip_symbolic_shape=True)
    # The head stays as it is: how sure the network is of a class depends on fine differences of its logits.
    head = [node.name for node in onnx.load(prepared).graph.node if node.op_type == "Conv"][-1]
    quantize_static(
        prepared, options.out, Crops(options.data), quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=True,
        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, nodes_to_exclude=[head],
    )
print(f"wrote {options.out}, {os.path.getsize(options.out) / 1e6:.1f} MB")
