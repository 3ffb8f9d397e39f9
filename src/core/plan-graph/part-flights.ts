import { minus, overlap, polygonsOf, type Region, regionOf, regionWithin } from '../geometry/region.ts';
import { areaWithin, inRing } from '../geometry/ring.ts';
import { fillRing } from '../raster/fill-ring.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomPx, RoomsPx } from '../structure/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** A flight that covers more of its room is what the room is for; one less of which lies in the room stands between two. */
const MOST_OF_ROOM = 0.5;
const LEAST_WITHIN = 0.7;
/** A flight is taken for one from less (`INSTANCE_WEIGHTS`), as a thing that is drawn; a room is one where that is likelier than not, as faces are. */
const LIKELY = 0.5;

/** Rooms in which flights of stairs stand open that are likely ones, without these, and each flight as a room of its own after all others. */
export function partFlights(all: RoomsPx, instances: readonly WeighedInstance[]): RoomsPx {
  const { width, height } = all.inside;
  const rooms = [...all.rooms];
  const labels = all.labels.slice();
  for (const { kind, sure, room: own, within, outline } of instances) {
    if (kind !== 'stairs' || sure < LIKELY || own === undefined || within < LEAST_WITHIN) continue;
    const room = rooms[own]!;
    const floor = regionWithin([room.outline, ...room.holes]);
    const flight = largestPiece(overlap(floor, regionOf([outline])));
    const rest = largestPiece(minus(floor, regionOf([outline])));
    if (!flight || !rest || flight.areaPx > MOST_OF_ROOM * room.areaPx) continue;
    const [on, off] = [true, false].map((is) =>
      room.texts.filter((text) => inRing(middleOfText(text), flight.outline) === is),
    );
    rooms[own] = { ...room, ...rest, texts: off! };
    rooms.push({ ...room, ...flight, texts: on!, confidence: sure });
    fillRing(labels, width, height, [flight.outline, ...flight.holes], rooms.length);
  }
  return { ...all, rooms, labels };
}

function largestPiece(region: Region): Pick<RoomPx, 'outline' | 'holes' | 'areaPx'> | undefined {
  const pieces = polygonsOf(region).map((rings) => {
    const [outline, ...holes] = rings as PointPx[][];
    return { outline: outline!, holes, areaPx: areaWithin(rings as PointPx[][]) };
  });
  return pieces.sort((a, b) => b.areaPx - a.areaPx)[0];
}
