"""What the network answers, channel by channel.

`fine` stands at half the size of its input (one cell for 2×2 pixels), `coarse` at a quarter. Vectors and lengths are in pixels of the
input times the factor named here, from the middle of the cell; heat maps are logits.
"""
import json
from dataclasses import dataclass

FINE_STRIDE, COARSE_STRIDE = 2, 4
# Factors that bring usual lengths to about 1: wall faces and junctions lie within some pixels, jambs within some dozens.
NEAR, FAR = 1 / 8, 1 / 32
# Signed distances to the border of rooms are cut off here, pixels; inside is positive.
ROOM_REACH = 32.0
# Channels that are 1 at points and nearly 0 elsewhere.
HEAT_MAPS = ("junctions", "jamb_points", "openings", "instances")


@dataclass(frozen=True)
class Channels:
    """Names that the truth counts by, as `synth/make.ts --truth` writes them down."""

    classes: list[str]
    junctions: list[str]
    openings: list[str]
    instances: list[str]

    @staticmethod
    def read(folder: str) -> "Channels":
        return Channels(**json.load(open(f"{folder}/channels.json")))

    def fine(self) -> dict[str, int]:
        return {
            "classes": len(self.classes),
            "wall": 1,  # in the body of a wall, its openings included
            "wall_line": 2,  # vector to the nearest point of the centre line, NEAR
            "wall_half": 1,  # half thickness, NEAR
            "wall_turn": 2,  # cosine and sine of twice the direction: a line has no front
            "junctions": len(self.junctions),
            "junction_at": 2,  # vector to the junction, NEAR
            "jamb_points": 1,  # jambs of all openings: a vector from the middle is only as exact as its length allows
            "jamb_point_at": 2,  # vector to the jamb, NEAR
            "rooms": 1,  # signed distance to the border of rooms with doors closed, over ROOM_REACH
        }

    def coarse(self) -> dict[str, int]:
        return {
            "openings": len(self.openings),
            "jambs": 4,  # vectors to both jambs, FAR, in the order of `first_jamb`
            "leaf": 3,  # logits: it swings; its hinge is the second jamb; it opens to the right of first to second
            "instances": len(self.instances),
            "instance_at": 2,  # vector to the middle, NEAR
            "instance_size": 2,  # logarithms of width and depth times FAR
            "instance_facing": 2,  # cosine and sine of the direction from back to front
        }


def split(answer, layout: dict[str, int]) -> dict:
    """The parts of N×C×H×W by their names."""
    return dict(zip(layout, answer.split(list(layout.values()), 1)))
