import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { FRONT_ZONES } from '../rules/use-zones.ts';

export type Turn = 0 | 90 | 180 | 270;

/** A rectangle in the frame of a group: x along the wall, y into the room. */
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
  /** Not before a window although it is low (a hob). */
  readonly awayFromWindows?: boolean;
}

/** Floor that must be free of bodies. */
export interface Zone extends Rect {
  readonly ignores: readonly Kind[];
}

/** A semi-rigid group of pieces, with the floor that its use needs. */
export interface Template {
  readonly parts: Part[];
  readonly zones: Zone[];
  /** How much worse than the best variant of its wish this is. */
  readonly penalty: number;
  /** Names the variant, so that a search keeps different ones. */
  readonly name: string;
  /** Only with an end flush to a corner of the room. */
  readonly corner?: boolean;
  /** The back rests on a wall (else it stands free). */
  readonly free?: boolean;
  /** May stand where drawn fixtures are used from. */
  readonly relaxed?: boolean;
  /** Rugs that go with the group where they fit. */
  readonly rugs?: Rect[];
}

/** A part by the middle of its back edge (`x`, `y` in the frame), turned as it says, with its default size or another. */
export function piece(
  kind: Kind,
  x: number,
  y: number,
  turn: Turn = 0,
  size: { width?: number; depth?: number } = {},
  extra: Partial<Part> = {},
): Part {
  const { width = CATALOGUE[kind].width, depth = CATALOGUE[kind].depth } = size;
  const height = CATALOGUE[kind].height;
  const w = width / 2;
  const rect =
    turn === 0 ? { x0: x - w, x1: x + w, y0: y, y1: y + depth }
    : turn === 180 ? { x0: x - w, x1: x + w, y0: y - depth, y1: y }
    : turn === 90 ? { x0: x - depth, x1: x, y0: y - w, y1: y + w }
    : { x0: x, x1: x + depth, y0: y - w, y1: y + w }; // biome-ignore format: four cases
  return { kind, turn, height, ...rect, ...extra };
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

/** The front zones that the rules ask for the parts of a group. */
export const frontZones = (parts: readonly Part[]): Zone[] =>
  parts.flatMap((part) => {
    const rule = FRONT_ZONES[part.kind];
    return rule ? [{ ...zoneBefore(part, rule.depth), ignores: rule.ignores ?? [] }] : [];
  });

export function makeTemplate(name: string, parts: Part[], options: Partial<Template> = {}): Template {
  return { name, parts, penalty: 0, ...options, zones: [...frontZones(parts), ...(options.zones ?? [])] };
}

const flip = <T extends Rect>(r: T): T => ({ ...r, x0: -r.x1, x1: -r.x0 });

export function mirror(template: Template): Template {
  const turn = (t: Turn): Turn => (t === 90 ? 270 : t === 270 ? 90 : t);
  return {
    ...template,
    parts: template.parts.map((p) => ({ ...flip(p), turn: turn(p.turn) })),
    zones: template.zones.map(flip),
    rugs: template.rugs?.map(flip),
  };
}

/** The same without its use zones: the last resort for a piece that a room cannot do without. */
export const tight = (template: Template): Template => ({
  ...template,
  zones: [],
  relaxed: true,
  name: `${template.name}!`,
  penalty: template.penalty + 6,
});
