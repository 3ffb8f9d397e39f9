import type { Random } from '../random.ts';
import type { Repertoire } from '../repertoire.ts';
import type { WallLook } from './types.ts';

const DARK = ['#000000', '#000000', '#000000', '#1c1c1c', '#2b2b2b', '#3c3c3c', '#4a4a4a', '#585858'];
const COLOURED = ['#7a1f2b', '#a01030', '#1f3a5f', '#3b5a3a', '#1d8a3c', '#8a7f72', '#c0392b', '#2f6db5', '#6b4a2b'];
const FILLS = [
  '#b8b8b8',
  '#9a9a9a',
  '#d0d0d0',
  '#808080',
  '#c9c2b4',
  '#c8b0b0',
  '#b4c4d8',
  '#e4e4e4',
  '#e8c9a8',
  '#f0b8b0',
];
/** Share of the looks that only the wide repertoire has. */
const WIDE = 0.36;
/** Share of these with a thin line of cladding before the outer walls. */
const CLAD = 0.08;
const HATCHES = ['hatched', 'hatched', 'crossed', 'dotted', 'brick', 'layers', 'zigzag', 'waves'] as const;

type Looks = Record<'outer' | 'inner', WallLook>;

/** The looks of outer and inner walls: mostly the same, else the inner ones lighter. */
export function pickWallLooks(ink: string, linePx: number, random: Random, repertoire: Repertoire = 'usual'): Looks {
  const wide = random.fork('wide');
  if (repertoire === 'wide' && wide.chance(WIDE)) return pickWideLooks(ink, linePx, wide);
  const lined = random.fork('lined');
  if (lined.chance(0.1)) return pickLined(ink, linePx, lined);
  const outer = pickLook(ink, linePx, random, { solid: 0.46, fill: 0.13, outline: 0.17, hatch: 0.24 });
  if (random.chance(0.74)) return { outer, inner: outer };
  const inner = pickLook(ink, linePx, random, { solid: 0.4, fill: 0.1, outline: 0.4, hatch: 0.1 });
  return { outer, inner: { ...inner, stroke: outer.stroke, strokePx: outer.strokePx } };
}

/** Outer walls of two leaves: a hollow or concrete one outside, a filled one inside that is as the inner walls are. */
function pickLined(ink: string, linePx: number, random: Random): { outer: WallLook; inner: WallLook } {
  const colour = random.chance(0.65) ? random.pick(DARK) : random.pick(FILLS);
  const look: WallLook = {
    kind: 'lined',
    colour,
    stroke: ink,
    strokePx: linePx * random.pick([0.7, 1, 1, 1.5]),
    leaf: random.range(0.1, 0.24),
    concrete: random.chance(0.4),
  };
  return { outer: look, inner: look };
}

/** Looks that only the wide repertoire has: bearing walls and partitions of two greys, bodies without an outline, a line in the middle or before the insulation, hairlines, solid partitions in hollow walls. */
function pickWideLooks(ink: string, linePx: number, random: Random): Looks {
  const alike = (look: WallLook): Looks => ({ outer: look, inner: look });
  const solid = (colour: string): WallLook => ({ kind: 'solid', colour, stroke: colour, strokePx: 1 });
  const clad = random.fork('clad');
  if (clad.chance(CLAD)) return alike(cladding(ink, linePx, clad));
  const kind = random.weighted({
    greys: 0.22,
    'no outline': 0.16,
    cored: 0.1,
    hairlines: 0.12,
    insulated: 0.22,
    bars: 0.18,
  });
  if (kind === 'insulated') return alike(insulated(ink, linePx, random));
  if (kind === 'no outline') return alike(solid(random.pick(FILLS)));
  if (kind === 'cored') return alike({ kind, colour: ink, stroke: ink, strokePx: linePx * random.pick([0.7, 1, 1.5]) });
  if (kind === 'hairlines')
    return alike({ kind: 'outline', colour: ink, stroke: ink, strokePx: random.range(0.5, 0.9) });
  // Partitions as bars of ink between outer walls that are hollow or hatched.
  if (kind === 'bars') {
    const body = random.pick(['outline', 'hatched', 'hatched', 'crossed', 'fill'] as const);
    const colour = body === 'fill' ? random.pick(FILLS) : ink;
    return { outer: { kind: body, colour, stroke: ink, strokePx: linePx }, inner: solid(random.pick(DARK)) };
  }
  const outer = solid(random.pick(DARK));
  const colour = random.pick(FILLS);
  return {
    outer,
    inner: random.chance(0.6) ? solid(colour) : { kind: 'fill', colour, stroke: outer.colour, strokePx: linePx },
  };
}

/**
 * A hollow wall whose insulation or inner lining a line parts from its body: where French walls have 20 cm of blocks and 8 to 14 of insulation,
 * some with the body hatched or grey and the lining white.
 */
function insulated(ink: string, linePx: number, random: Random): WallLook {
  return {
    kind: 'lined',
    colour: random.weighted({ '#ffffff': 0.7, '#e4e4e4': 0.15, '#d0d0d0': 0.15 }),
    stroke: ink,
    strokePx: linePx * random.pick([0.7, 1, 1, 1.5]),
    leaf: random.pick([0.06, 0.1, 0.15, 0.2, 0.2, 0.24]),
    concrete: random.chance(0.45),
    ...(random.chance(0.7) ? { hatch: random.pick(['hatched', 'hatched', 'crossed', 'dotted'] as const) } : {}),
    seam: true,
  };
}

/** Outer walls of a timber frame: a body like that of the inner walls, and boards before it as one more line close to its face. */
function cladding(ink: string, linePx: number, random: Random): WallLook {
  return {
    kind: 'lined',
    colour: random.weighted({ '#ffffff': 0.55, '#d0d0d0': 0.2, '#8a8a8a': 0.15, '#2b2b2b': 0.1 }),
    stroke: ink,
    strokePx: linePx * random.pick([0.7, 1, 1.3]),
    leaf: random.range(0.03, 0.06),
    concrete: false,
    seam: true,
  };
}

function pickLook(
  ink: string,
  linePx: number,
  random: Random,
  shares: Record<'solid' | 'fill' | 'outline' | 'hatch', number>,
): WallLook {
  const group = random.weighted(shares);
  const strokePx = linePx * random.pick([1, 1, 1.5, 2, 2.5, 3.2]);
  if (group === 'solid') {
    const colour = random.chance(0.8) ? random.pick(DARK) : random.pick(COLOURED);
    return { kind: 'solid', colour, stroke: colour, strokePx };
  }
  if (group === 'fill') return { kind: 'fill', colour: random.pick(FILLS), stroke: ink, strokePx };
  if (group === 'outline') return { kind: 'outline', colour: ink, stroke: ink, strokePx };
  const colour = random.chance(0.7) ? ink : random.pick(['#666666', '#999999', ...COLOURED]);
  const hatch = random.pick(HATCHES);
  const kind = random.fork('concrete').chance(0.15) ? 'concrete' : hatch;
  return { kind, colour, stroke: ink, strokePx };
}
