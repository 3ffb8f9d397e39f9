import { formatArea, formatLength, type Units } from '../gallery/units.ts';
import type { Room } from '../plan/schema.ts';
import { TYPE_NAMES } from './room-names.ts';

export interface LabelLine {
  readonly text: string;
  readonly sizePx: number;
  readonly bold: boolean;
}

/** Size of the measures below a name, as a share of it. */
const MEASURES = 0.88;
/** Rooms from this size on say their sides where they are rectangles up to this share, m². */
const SIDES_FROM = 7;
const RECTANGULAR = 0.965;
/** Name sizes that are tried, largest first. */
const SIZES = [1, 0.85, 0.72];
/** Smaller than this, a name may do without the area. */
const SHORT = 0.9;

/** The ways in which a room's name and measures can be set, the best first. A room that nobody named says its area alone. */
export function labelWays(room: Room, name: string, sizePx: number, units: Units): LabelLine[][] {
  const area = formatArea(room.area, units);
  if (room.type === 'other' && name.startsWith(TYPE_NAMES.other))
    return SIZES.map((size) => [{ text: area, sizePx: sizePx * size * MEASURES, bold: false }]);
  const sides = sidesOf(room, units);
  const full = sides ? [linesOf([name], [sides, area], sizePx)] : [];
  return [
    ...full,
    ...SIZES.flatMap((size) => {
      const ways = [[name], halves(name)].map((names) => linesOf(names, [area], sizePx * size));
      return size < SHORT ? [...ways, linesOf([name], [], sizePx * size)] : ways;
    }),
  ];
}

/** "3.2 × 4.1 m" or "10′ 6″ × 13′ 5″", across by up as on paper, for rooms that are upright rectangles and large enough to care. */
function sidesOf(room: Room, units: Units): string | undefined {
  if (room.area < SIDES_FROM) return undefined;
  const xs = room.outline.map((p) => p[0]);
  const ys = room.outline.map((p) => p[1]);
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  if (room.area < width * height * RECTANGULAR) return undefined;
  if (units === 'm') return `${width.toFixed(1)} × ${height.toFixed(1)} m`;
  return `${formatLength(width, 'ft')} × ${formatLength(height, 'ft')}`;
}

function linesOf(names: readonly string[], measures: readonly string[], sizePx: number): LabelLine[] {
  return [
    ...names.map((text) => ({ text, sizePx, bold: true })),
    ...measures.map((text) => ({ text, sizePx: sizePx * MEASURES, bold: false })),
  ];
}

/** A name on two lines, about as long each; a number stays with its word. */
function halves(name: string): string[] {
  const words = name.split(' ');
  let [cut, least] = [1, Number.POSITIVE_INFINITY];
  for (let i = 1; i < words.length; i++) {
    const longer = Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length);
    if (longer < least) [cut, least] = [i, longer];
  }
  const parts = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].filter((part) => part);
  return parts.some((part) => part.length < 3) ? [name] : parts;
}
