import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { undersideOf } from '../catalogue/underside-of.ts';

export type Turn = 0 | 90 | 180 | 270;

/** A rectangle in the frame of a group: x along the wall, y into the room, metres. */
export interface Rect {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A piece of a group. `turn` 0 has its back to the wall, 180 faces it, 90 faces −x, 270 faces +x. */
export interface Part extends Rect {
  readonly kind: Kind;
  readonly turn: Turn;
  readonly height: number;
  /** Lower edge above the floor of a piece that hangs, metres. */
  readonly underside?: number;
  /** Not before a window although it is low (a hob). */
  readonly awayFromWindows?: boolean;
}

/** What floor is kept free for: to use the piece, to walk past it, to open its doors, or to reach it. */
export type Purpose = 'use' | 'walk' | 'swing' | 'reach' | 'gap';

/** Floor that must be free of bodies, and why. */
export interface Zone extends Rect {
  /** Kinds that may stand in it. */
  readonly ignores: readonly Kind[];
  readonly what: Purpose;
  /** In words, with its source: "0.75 m beside a bed (UK AD M 2.25)". */
  readonly rule: string;
  /** The part that it is kept free for, as an index; the first where it is left out. */
  readonly of?: number;
}

/** Something that the group gains where there is room for it (a lamp, a plant): the first of the places that is free. */
export interface Extra {
  readonly at: readonly Part[];
}

/** One variant of a group: pieces that stand together, with the floor that their use needs. The first part is its anchor. */
export interface Template {
  /** Names the variant, so that a search keeps different ones: family, then size, joined by "-". */
  readonly name: string;
  readonly parts: readonly Part[];
  readonly zones: readonly Zone[];
  /** How much worse than the best variant this is: 1 is what a designer would remark on. */
  readonly penalty: number;
  /** Only with an end flush to a corner of the room, both legs at a wall. */
  readonly corner?: boolean;
  /** Stands free in the room (otherwise its back, y = 0, rests on a wall). */
  readonly free?: boolean;
  /** May stand where drawn fixtures are used from. */
  readonly relaxed?: boolean;
  /** Rugs that go with the group, largest first: the first that fits is laid. */
  readonly rugs?: readonly Part[];
  readonly extras?: readonly Extra[];
}

/** A group that is as wide as the wall allows: `make` is asked for widths between `least` and `most`, metres. */
export interface Stretchable {
  readonly least: number;
  readonly most: number;
  /** The width where the wall is longer than `most` or filling it would be worse. */
  readonly ideal: number;
  readonly make: (width: number) => Template;
}

export type Option = Template | Stretchable;

export const isStretchable = (option: Option): option is Stretchable => 'make' in option;

/** A part by the middle of its back edge (`x`, `y` in the frame), turned as it says, with its default size or another. */
export function piece(
  kind: Kind,
  x: number,
  y: number,
  turn: Turn = 0,
  size: { width?: number; depth?: number; height?: number } = {},
  extra: Partial<Part> = {},
): Part {
  const { width: usualWidth, depth: usualDepth, height: usualHeight, walls } = CATALOGUE[kind];
  const { width = usualWidth, depth = usualDepth, height = usualHeight } = size;
  const underside = undersideOf(kind, height);
  const w = width / 2;
  const rect =
    turn === 0 ? { x0: x - w, x1: x + w, y0: y, y1: y + depth }
    : turn === 180 ? { x0: x - w, x1: x + w, y0: y - depth, y1: y }
    : turn === 90 ? { x0: x - depth, x1: x, y0: y - w, y1: y + w }
    : { x0: x, x1: x + depth, y0: y - w, y1: y + w }; // biome-ignore format: four cases
  // What is fixed to a wall cannot be fixed to a window.
  const hung = underside === undefined ? {} : { underside, ...(walls ? { awayFromWindows: true } : {}) };
  return { kind, turn, height, ...hung, ...rect, ...extra };
}

/** The rectangle of `depth` on the side of a part that its turn makes the front. */
export function zoneBefore(part: Part, depth: number): Rect {
  switch (part.turn) {
    case 0: return { x0: part.x0, x1: part.x1, y0: part.y1, y1: part.y1 + depth };
    case 180: return { x0: part.x0, x1: part.x1, y0: part.y0 - depth, y1: part.y0 };
    case 90: return { x0: part.x0 - depth, x1: part.x0, y0: part.y0, y1: part.y1 };
    default: return { x0: part.x1, x1: part.x1 + depth, y0: part.y0, y1: part.y1 };
  } // biome-ignore format: four cases
}

const flip = <T extends Rect>(r: T): T => ({ ...r, x0: -r.x1, x1: -r.x0 });

/** Pieces that are not the same in a mirror: a chaise on the left is another product than one on the right. */
const TWINS: Partial<Record<Kind, Kind>> = { 'corner-sofa': 'corner-sofa-right', 'corner-sofa-right': 'corner-sofa' };
export const mirroredKind = (kind: Kind): Kind => TWINS[kind] ?? kind;

/** Made for the corner at their back left: in a mirror they stand in the one at the right, turned by a quarter. */
const IN_CORNERS: readonly Kind[] = ['corner-counter', 'corner-shower', 'corner-bathtub', 'walk-in-closet-corner', 'lounge-set']; // biome-ignore format: one line
export const isMadeForCorner = (kind: Kind): boolean => IN_CORNERS.includes(kind);

export function mirrorTemplate(template: Template): Template {
  const turned = (t: Turn): Turn => (t === 90 ? 270 : t === 270 ? 90 : t);
  const quarter = (t: Turn, kind: Kind): Turn => (isMadeForCorner(kind) ? (((t + 90) % 360) as Turn) : t);
  const part = (p: Part): Part => ({ ...flip(p), turn: quarter(turned(p.turn), p.kind), kind: mirroredKind(p.kind) });
  return {
    ...template,
    parts: template.parts.map(part),
    zones: template.zones.map(flip),
    ...(template.rugs ? { rugs: template.rugs.map(part) } : {}),
    ...(template.extras ? { extras: template.extras.map(({ at }) => ({ at: at.map(part) })) } : {}),
  };
}

/** A template and its mirror image. */
export const bothWays = (template: Template): Template[] => [template, mirrorTemplate(template)];
