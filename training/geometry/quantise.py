"""Makes of a network one in eight-bit integers.

    cd training && python3 -m geometry.quantise --net OUT/geometry-net.onnx --data OUT/sheets --out OUT/geometry-net.quantised.onnx

As `../quantise.py`: static, with the ranges of some crops, weights by channel and in seven bits, the last convolutions as they are.
"""
import argparse
import os
import tempfile

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from geometry.sheets import Sheets

CROPS, SIDE = 40, 384
HEADS = 2


class Crops(CalibrationDataReader):
    """Crops as in training, one at a time."""

    def __init__(self, folder: str):
        self.sheets = Sheets(folder, seed=7)
        self.left = CROPS

    def get_next(self) -> dict[str, np.ndarray] | None:
        self.left -= 1
        if self.left < 0:
            return None
        crop = self.sheets.pick(SIDE)
        return {"seen": np.stack([1 - crop.grey.astype(np.float32) / 255, crop.lettering.astype(np.float32)])[None]}


parser = argparse.ArgumentParser()
parser.add_argument("--net", required=True)
parser.add_argument("--data", required=True)
parser.add_argument("--out", required=True)
options = parser.parse_args()

with tempfile.TemporaryDirectory() as folder:
    prepared = os.path.join(folder, "prepared.onnx")
    quant_pre_process(options.net, prepared, skip_symbolic_shape=True)
    graph = onnx.load(prepared).graph
    answers = {output.name for output in graph.output}
    last = [node.name for node in graph.node if node.op_type == "Conv" and answers & set(node.output)]
    assert len(last) == HEADS, f"expected {HEADS} last convolutions, found {last}"
    quantize_static(
        prepared, options.out, Crops(options.data), quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=True,
        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, nodes_to_exclude=last,
    )
print(f"wrote {options.out}, {os.path.getsize(options.out) / 1e6:.1f} MB")
