import type { PointPx } from '../sheet/types.ts';

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
