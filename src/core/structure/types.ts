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
}

export interface WallsPx {
  readonly walls: WallPx[];
  /** Pixels that are wall body (hollow and hatched walls filled), openings left open. */
  readonly mask: Bitmap;
  /** Usual thickness of a wall of this drawing. */
  readonly thicknessPx: number;
  /** Usual width of a door of this drawing, an estimate where none is drawn. */
  readonly doorPx: number;
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
}

/** A drawn symbol inside a room (index into `RoomsPx.rooms`). */
export interface SymbolPx {
  readonly kind: string;
  readonly room: number;
  readonly outline: PointPx[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** What is drawn inside the rooms: built-in fixtures, and loose furniture (which makes a plan unfit). */
export interface Symbols {
  readonly fixtures: SymbolPx[];
  readonly furniture: SymbolPx[];
}
