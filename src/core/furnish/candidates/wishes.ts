import type { Scene } from '../place/state.ts';
import type { Row } from '../rules/row.ts';
import { BOTH_SIDES_AREA } from '../rules/use-zones.ts';
import { bedGroups, deskGroups } from './groups/bedroom.ts';
import { carGroups } from './groups/car.ts';
import { diningGroups, outdoorGroups } from './groups/dining.ts';
import { counterRows, islandGroups, kitchenCorners, kitchenParts, kitchenRows } from './groups/kitchen.ts';
import { conversationGroups, readingCorners, sofaGroups, televisionGroups } from './groups/living.ts';
import { frontZones, makeTemplate, piece, type Template, type Zone } from './template.ts';

const listOf = (row: Row, fallback: number[]): number[] => row.sizes?.map(([w]) => w) ?? fallback;

/** The groups that would satisfy a row of a programme in this room, best first, with what each is worse by. */
export function templatesFor(row: Row, { space, principal }: Scene): Template[] {
  switch (row.group) {
    case 'bed': {
      const list = listOf(row, [0.9]);
      // A second bedroom of moderate size gets a bed for two only a size smaller than the principal one.
      const sized = principal || list.length < 4 || space.area >= 16 ? list : list.filter((w) => w < (list[0] ?? 9));
      return bedGroups(sized, space.area > BOTH_SIDES_AREA, space.area >= 16);
    }
    case 'desk':
      return deskGroups(listOf(row, [1.2]));
    case 'television':
      return televisionGroups(
        seatingsFor(space.type === 'living-kitchen' ? space.area * SEATED_SHARE : space.area),
        Math.min(4.8, 3 + space.area / 15),
      );
    case 'sofa': {
      const least = makeTemplate('sofa-least', [piece('sofa', 0, 0, 0, { width: 1.2, depth: 0.75 })], { penalty: 2.5 });
      const chairs = [0.85, 0.7].map((width, k) =>
        makeTemplate(`armchair-${width}`, [piece('armchair', 0, 0, 0, { width, depth: width })], {
          penalty: 3 + k / 2,
        }),
      );
      return [...sofaGroups(listOf(row, [1.5])), least, ...(space.type === 'living-kitchen' ? [] : chairs)];
    }
    case 'reading':
      return readingCorners();
    case 'conversation':
      return conversationGroups();
    case 'dining': {
      const { free, wall } = diningGroups(row.seats ?? [4, 2], space.type !== 'kitchen');
      return [...free, ...wall];
    }
    case 'kitchen-row': {
      const longest = Math.min(4.8, 1.4 + space.area / 4);
      return [...kitchenRows(longest), ...(space.area >= 6 ? kitchenCorners(longest + 1.4) : [])];
    }
    case 'kitchen-part':
      return kitchenParts(row.kind as 'hob');
    case 'counter':
      return counterRows(listOf(row, [0.6]));
    case 'island':
      return islandGroups();
    case 'bath':
      return bathGroups(space.area);
    case 'car':
      return carGroups();
    case 'outdoor': {
      const { free, wall } = outdoorGroups(
        space.area > 9 && Math.min(space.bounds.x1 - space.bounds.x0, space.bounds.y1 - space.bounds.y0) > 2.6,
      );
      return [...free, ...wall.map((t) => ({ ...t, penalty: t.penalty + free.length * 0.7 }))];
    }
    case 'single':
      return singles(row);
  }
}

/** Share of an open-plan room that is left to sit in beside its kitchen and table. */
const SEATED_SHARE = 0.62;

function seatingsFor(area: number) {
  const small = [{ sofa: 2.1 }, { sofa: 1.8 }, { sofa: 1.5 }];
  const one = [{ sofa: 2.1, left: 'armchair' as const }];
  const two = [{ sofa: 2.1, left: 'armchair' as const, right: 'armchair' as const }];
  const corner = [{ sofa: 2.1, left: 'sofa' as const }];
  if (area > 26)
    return [
      { sofa: 2.4, left: 'sofa' as const, right: 'armchair' as const },
      { sofa: 2.4, left: 'armchair' as const, right: 'armchair' as const },
      ...corner,
      ...two,
      ...one,
      ...small,
    ];
  if (area > 19) return [...two, ...corner, ...one, ...small];
  if (area > 13) return [...one, ...small];
  return small;
}

/** Baths and showers; a bath where the room has floor for it. */
function bathGroups(area: number): Template[] {
  const sizes: ['bathtub' | 'shower', number, number][] = [['bathtub', 1.7, 0.75], ['bathtub', 1.6, 0.7], ['shower', 0.9, 0.9], ['shower', 1.0, 0.8], ['shower', 0.8, 0.8], ['shower', 0.75, 0.75], ['shower', 0.7, 0.7]]; // biome-ignore format: a table
  const fitting = sizes.filter(([kind]) => kind === 'shower' || area >= 4.2);
  return fitting.map(([kind, width, depth], rank) => {
    const part = piece(kind, 0, 0, 0, { width, depth });
    const zone = frontZones([part])[0]!;
    // One steps in over a part of the long side.
    const entry: Zone = kind === 'bathtub' ? { ...zone, x0: part.x0 + 0.3, x1: part.x1 - 0.3 } : zone;
    return { ...makeTemplate(`${kind}-${width}`, [part], { penalty: rank * 0.5 }), zones: [entry] };
  });
}

/** One piece with its back to a wall, in each size. */
function singles(row: Row): Template[] {
  const kind = row.kind!;
  const sizes = row.sizes ?? [[undefined as unknown as number]];
  return sizes.map(([width, depth], rank) => {
    const part = piece(kind, 0, 0, 0, { ...(width ? { width } : {}), ...(depth ? { depth } : {}) });
    const beside =
      kind === 'toilet'
        ? [{ x0: part.x0 - 0.18, x1: part.x1 + 0.18, y0: part.y0 + 0.05, y1: part.y1, ignores: [] }]
        : [];
    return makeTemplate(`${kind}-${width}-${depth}`, [part], { penalty: rank * 0.35, zones: beside });
  });
}
