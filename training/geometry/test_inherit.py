"""A network that takes up an earlier one answers as that did, in all channels that both have; and its new level learns.

    cd training && python3 -m geometry.test_inherit
"""
import torch

from geometry.channels import Channels
from geometry.checkpoint import described, inherit
from geometry.model import WIDTHS, GeometryNet

# Of answers of about 1: what the new level adds at first.
ALIKE = 0.02

torch.manual_seed(1)
channels = Channels(["wall", "room"], ["corner", "end"], ["door"], ["bed"])
fine, coarse = channels.fine(), channels.coarse()
fewer = {name: n for name, n in fine.items() if name != "jamb_points"}
earlier = GeometryNet(fewer, coarse, WIDTHS[:-1]).eval()
net = GeometryNet(fine, coarse)
inherit(net, {"average": earlier.state_dict(), **described(earlier, channels), "fine": fewer}, channels)
net.eval()
shown = torch.rand(1, 2, 128, 192)
(before, far), (after, near) = earlier(shown), net(shown)
old, new = (dict(zip(layout, answer.split(list(layout.values()), 1))) for layout, answer in ((fewer, before), (fine, after)))
for name, values in old.items():
    off = float((values - new[name]).abs().max())
    assert off < ALIKE, f"{name} is off by {off}"
assert float((far - near).abs().max()) < ALIKE
after.sum().backward()
assert all(float(p.grad.abs().max()) > 0 for p in net.down[-1].parameters() if p.ndim == 4), "nothing reaches the new level"
print("inherits")
