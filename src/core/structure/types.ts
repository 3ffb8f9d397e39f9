import type { Segment } from '../geometry/segment.ts';
import type { OpeningKind } from '../plan/schema.ts';
import type { Bitmap, Page, PointPx } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';

/** Walls, the openings in them and the rooms that they enclose, in pixels of the page. */
export interface Structure {
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: OpeningPx[];
  readonly rooms: RoomsPx;
}

/** A straight piece of wall: centre line and thickness. Openings do not interrupt it: they lie on it. */
export interface WallPx {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly thicknessPx: number;
  exterior: boolean;
  /** How likely it is there, 0 to 1, where that is known. */
  readonly confidence?: number;
  /** Whether its breaks are windows, however they are drawn: a side of a bay, the open air to its right. */
  readonly glazed?: boolean;
}

/** A door leaf's quarter circle: hinge, end of the leaf when closed (in the wall) and when open. */
export interface Swing {
  readonly hinge: PointPx;
  readonly closed: PointPx;
  readonly leaf: PointPx;
  readonly radius: number;
  /** Whether the leaf is drawn, not only the path of its tip. */
  readonly drawn?: boolean;
}

/** Spiral stairs as they are drawn: the newel, and how far the treads reach from it. */
export interface Spiral {
  readonly centre: PointPx;
  readonly radius: number;
}

export interface WallsPx {
  readonly walls: WallPx[];
  /** Pixels that are wall body (hollow and hatched walls filled), openings left open. */
  readonly mask: Bitmap;
  /** Usual thickness of a wall of this drawing. */
  readonly thicknessPx: number;
  /** Usual width of a door of this drawing: the radius of its swings where they are drawn, else an estimate. */
  readonly doorPx: number;
  /** Door swings that were seen while tracing; `findOpenings` makes doors of them. */
  readonly swings: Swing[];
  /** Straight thin lines of the drawing: what windows, leaves and railings are made of. */
  readonly lines: { readonly from: PointPx; readonly to: PointPx; readonly thick: number }[];
  /** Spiral stairs, which were taken off the page before its walls were traced. */
  readonly spirals: readonly Spiral[];
}

export interface OpeningPx {
  readonly kind: OpeningKind;
  /** Index into `WallsPx.walls`. */
  readonly wall: number;
  readonly from: PointPx;
  readonly to: PointPx;
  readonly swing?: { hinge: PointPx; leaf: PointPx };
  /** How likely it is there, 0 to 1, where that is known. */
  readonly confidence?: number;
}

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

/** A drawn symbol inside a room (index into `RoomsPx.rooms`). */
export interface SymbolPx {
  readonly kind: string;
  readonly room: number;
  readonly outline: PointPx[];
  /** 0 to 1. */
  readonly confidence: number;
  /** The network sees something else there, or nothing. */
  readonly doubted?: boolean;
  /** The network takes most of it for furniture, of whatever kind. */
  readonly confirmed?: boolean;
  /** Drawn in dashes: the network knows such lines badly. */
  readonly dashed?: boolean;
}

/** What is drawn inside the rooms: built-in fixtures, and loose furniture (which makes a plan unfit). */
export interface Symbols {
  readonly fixtures: SymbolPx[];
  readonly furniture: SymbolPx[];
}
