import { BED_GAP, BED_LENGTH, BED_PASSAGE, BED_TIGHT, besideBed, beyondFoot, SHORT_BED_LENGTH } from './beside-bed.ts';
import { blend } from './blend.ts';
import { bothWays, type Part, piece, type Template, type Zone } from './template.ts';

/** Widths that double beds are made in, metres. */
const WIDTHS = [1.4, 1.6, 1.8] as const;
/** A bed 0.2 m narrower or wider than the room asks for is worse by a tenth of a remark. */
const PER_METRE = 0.5;
/** A bed of 1.9 m is short for a tall person. */
const SHORTER = 0.2;
const HEADBOARD_DEPTH = 0.2;
/** A bench is as wide as the bed but for this much, metres. */
const BENCH_INSET = 0.3;
/** Bedrooms from here on have a bench at the foot of the bed and sliding doors, m²: one size for all, so that few rooms are near one. */
export const LARGE_BEDROOM = 16;
const WITHOUT_BENCH = 0.4;

/** The width that a room of this area asks for: 1.4 m in 8.5 m², 1.6 in 12, 1.8 from 15.5 on (furniture schedule of the UK space standard). */
const idealWidth = (area: number): number => 1.4 + 0.4 * blend(area, 8.5, 15.5);

/** What is beside a bed for two on one side: how much floor, and where a glass of water stands. */
type Flank = 'open' | 'tight' | 'wall';

const PASSAGES: Record<Flank, number> = { open: BED_PASSAGE, tight: BED_TIGHT, wall: 0 };

/** Where two sleep well only one has to climb out over the other or squeeze along the wall: the more to blame, the larger the room. */
const inLargeRoom = (area: number): number => blend(area, 8, 12);

/**
 * Beds for two, each with a place for a glass on both sides: open on both sides; a narrow strip on one; one side at the wall under a
 * headboard with a shelf. In large rooms with a bench at the foot. `area` in m².
 */
export function doubleBeds(area: number): Template[] {
  const large = inLargeRoom(area);
  const ideal = idealWidth(area);
  const hasBench = area >= LARGE_BEDROOM;
  return WIDTHS.flatMap((width) =>
    [BED_LENGTH, SHORT_BED_LENGTH].flatMap((length) => {
      const isShort = length < BED_LENGTH;
      if (width > ideal + 0.25 || (isShort && width > 1.6)) return [];
      const off = PER_METRE * Math.abs(width - ideal) + (isShort ? SHORTER : 0);
      const bed = (left: Flank, right: Flank, penalty: number, bench = false) =>
        doubleBed({ kind: 'double-bed', width, length, left, right, bench, penalty: off + penalty });
      return [
        bed('open', 'open', hasBench ? WITHOUT_BENCH : 0),
        ...bothWays(bed('tight', 'open', 0.5 + 0.7 * large)),
        ...(hasBench && !isShort ? [bed('open', 'open', 0, true)] : []),
        ...(isShort ? [] : bothWays(bed('wall', 'open', 0.9 + large))),
      ].map(named);
    }),
  );
}

/** A bed of 1.2 m where no wider one has room for two. */
export const smallDoubleBeds = (penalty: number): Template[] => {
  const bed = (left: Flank, worse: number) =>
    doubleBed({ kind: 'small-double-bed', width: 1.2, length: BED_LENGTH, left, right: 'open', bench: false, penalty: penalty + worse }); // biome-ignore format: one line
  return [bed('open', 0), ...bothWays(bed('wall', 0.4))].map(named);
};

/** Mirror images are told apart by a number. */
const named = (template: Template, k: number): Template => ({ ...template, name: `${template.name}-${k}` });

interface DoubleBed {
  readonly kind: 'double-bed' | 'small-double-bed';
  readonly width: number;
  readonly length: number;
  readonly left: Flank;
  readonly right: Flank;
  readonly bench: boolean;
  readonly penalty: number;
}

function doubleBed({ kind, width, length, left, right, bench, penalty }: DoubleBed): Template {
  const back = left === 'wall' || right === 'wall' ? HEADBOARD_DEPTH : 0;
  const bed = piece(kind, 0, back, 0, { width, depth: length });
  const parts: Part[] = [bed];
  if (back) parts.push(piece('headboard', 0, 0, 0, { width, depth: HEADBOARD_DEPTH }));
  const zones: Zone[] = [];
  for (const [side, flank] of [['left', left], ['right', right]] as const) {
    if (flank === 'wall') continue;
    zones.push(besideBed(bed, side, PASSAGES[flank]));
    // The shelf on a headboard serves both.
    if (!back) parts.push(standAt(bed, side, flank));
  } // biome-ignore format: pairs
  if (bench) {
    const foot = piece('bench', 0, bed.y1 + 0.05, 0, { width: Math.min(1.6, width - BENCH_INSET), depth: 0.4 });
    zones.push(beyondFoot(foot, parts.length));
    parts.push(foot);
  }
  const name = `${kind}-${bench ? 'bench-' : ''}${left}-${right}-${width}-${length}`;
  return { name, parts, zones, penalty, rugs: rugsUnder(bed) };
}

function standAt(bed: Part, side: 'left' | 'right', flank: Flank): Part {
  const isWide = bed.x1 - bed.x0 > 1.7;
  // In a narrow strip it hangs, so that one gets in over it.
  const isHung = flank === 'tight';
  const size = isHung ? { width: 0.34, depth: 0.28 } : { width: isWide ? 0.5 : 0.45, depth: 0.4 };
  const off = BED_GAP + size.width / 2;
  return piece(isHung ? 'wall-nightstand' : 'nightstand', side === 'left' ? bed.x0 - off : bed.x1 + off, 0, 0, size);
}

/** A narrow rug beside a bed, below the nightstand, metres. */
const RUNNER = { from: 0.6, width: 0.6, depth: 1.2 } as const;

/** From below the nightstands to beyond the foot, where bare feet step out of bed; at least on one side. */
function rugsUnder({ x0, x1, y0, y1 }: Part): Part[] {
  const under = (aside: number, from: number, beyond: number) =>
    piece('rug', (x0 + x1) / 2, y0 + from, 0, { width: x1 - x0 + 2 * aside, depth: y1 - y0 - from + beyond });
  const aside = (x: number) => piece('rug', x, y0 + RUNNER.from, 0, RUNNER);
  return [
    under(0.5, 0.85, 0.45),
    under(0.35, 1, 0.25),
    under(0, 1.2, 0.3),
    aside(x0 - RUNNER.width / 2),
    aside(x1 + RUNNER.width / 2),
  ];
}
