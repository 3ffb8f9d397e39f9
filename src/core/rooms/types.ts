import type { Segment } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';

/** A face of the wall graph with its doors closed: clear floor, wall face to wall face. */
export interface RoomPx {
  readonly outline: PointPx[];
  readonly holes: PointPx[][];
  readonly areaPx: number;
  /** Texts whose middle lies in the room, reading order. */
  readonly texts: TextRun[];
  /** Bounded by railings or thin lines rather than walls: balcony, terrace, porch. */
  readonly outdoor: boolean;
  /** How likely it is a room with this outline, 0 to 1, where that is known. */
  readonly confidence?: number;
}

export interface RoomsPx {
  readonly rooms: RoomPx[];
  /** Room index + 1 for every pixel of the sheet, 0 for none. */
  readonly labels: Uint16Array;
  /** Everything enclosed by the outer walls, walls included. */
  readonly inside: Bitmap;
  /** Where rooms were parted although no wall runs there. */
  readonly cuts?: readonly Cut[];
  /** A point in each flight of stairs that was parted from the room it is in. */
  readonly flights?: readonly PointPx[];
}

/** A line that parts two rooms, end to end. */
export interface Cut extends Segment {
  /** The leaves or panels that close it, as those of cupboards do; else nothing closes the way. */
  readonly leaves?: 'door' | 'double' | 'sliding';
}
