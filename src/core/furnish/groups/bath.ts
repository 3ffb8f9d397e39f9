import type { Kind } from '../catalogue/catalogue.ts';
import { type Option, type Part, piece, type Stretchable, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** To get in and to dry oneself, metres: IRC 0.53, NKBA 0.76; along a bath this much of its length will do. */
const BEFORE = 0.58;
const BESIDE_BATH = 0.8;
const RULE = '0.55 m to get into the bath or shower (IRC 0.53, NKBA 0.76)';
/** A bath that the mat and the way in are before: metres, and what a metre too short costs. */
const BATH = { ideal: 1.7, perMetre: 1.2 };
/** Short baths are slim: lengths and depth, metres. A niche takes one that is as long as it is. */
const TUBS = [
  { least: 1.55, ideal: 1.7, most: 1.8, depth: 0.75 },
  { least: 1.4, ideal: 1.55, most: 1.6, depth: 0.7 },
] as const;
/** Beside a free-standing tub, to clean there, metres. */
const ROUND_TUB = 0.3;

const zone = (x0: number, x1: number, y0: number, y1: number): Zone => ({ x0, x1, y0, y1, ignores: [], what: 'use', rule: RULE, of: 0 }); // biome-ignore format: one line
const mat = (x: number, y: number, turn: Part['turn'] = 0): Part =>
  piece('bath-mat', x, y, turn, { width: 0.7, depth: 0.5 });

/** A bath along its wall, as long as the niche; free all along, or at one half where a toilet stands at the other. */
const bathtub = (way: 'all' | 'left' | 'right', { depth, ...lengths }: (typeof TUBS)[number]): Stretchable => ({
  ...lengths,
  make: (width): Template => {
    const tub = piece('bathtub', 0, 0, 0, { width, depth });
    const from = way === 'right' ? tub.x1 - BESIDE_BATH : tub.x0;
    const to = way === 'left' ? tub.x0 + BESIDE_BATH : tub.x1;
    return {
      name: `bathtub-${way}-${depth}-${width.toFixed(2)}`,
      parts: [tub],
      zones: [zone(from, to, tub.y1, tub.y1 + BEFORE)],
      penalty: BATH.perMetre * Math.max(0, BATH.ideal - width) + (way === 'all' ? 0 : 0.1),
      rugs: [mat((from + to) / 2, tub.y1 + 0.03)],
    };
  },
});

/** The tub as a piece of furniture, its back to the wall and clear of all else. */
function freestanding(penalty: number): Template {
  const tub = piece('freestanding-bathtub', 0, 0);
  const round = { x0: tub.x0 - ROUND_TUB, x1: tub.x1 + ROUND_TUB, y0: 0, y1: tub.y1 + BEFORE };
  return {
    name: 'bathtub-free',
    parts: [tub],
    zones: [{ ...round, ignores: ['freestanding-bathtub'], what: 'use', rule: RULE, of: 0 }],
    penalty,
    rugs: [mat(0, tub.y1 + 0.05)],
  };
}

function shower(width: number, depth: number, penalty: number, relaxed = false): Template {
  const tray = piece('shower', 0, 0, 0, { width, depth });
  return {
    name: `shower-${width}-${depth}${relaxed ? '-relaxed' : ''}`,
    parts: [tray],
    zones: useZones([tray]),
    penalty,
    rugs: relaxed ? [] : [mat(0, tray.y1 + 0.03)],
    ...(relaxed ? { relaxed: true } : {}),
  };
}

/** A pane in front, entered at +x: what is free there counts. */
function walkIn(width: number, penalty: number): Template {
  const tray = piece('walk-in-shower', 0, 0, 0, { width });
  return {
    name: `walk-in-shower-${width}`,
    parts: [tray],
    zones: [zone(tray.x1, tray.x1 + BEFORE, tray.y0, tray.y1)],
    penalty,
    rugs: [mat(tray.x1 + 0.03, (tray.y0 + tray.y1) / 2, 270)],
  };
}

/** A quarter of a circle in the corner at the left end of a wall (every corner of a room is at the left end of one). */
function cornerShower(size: number, penalty: number): Template {
  const tray = piece('corner-shower', size / 2, 0, 0, { width: size, depth: size });
  return { name: `corner-shower-${size}`, parts: [tray], zones: useZones([tray]), penalty, corner: true, rugs: [mat(size / 2, tray.y1 + 0.03)] }; // biome-ignore format: one line
}

/** `worse`: what a bath costs against a shower in this room; `free`: what a free-standing one costs against a built-in one. */
export const bathtubs = (worse: number, free: number): Option[] => {
  const add = (tub: Stretchable): Stretchable => ({
    ...tub,
    make: (width) => {
      const template = tub.make(width);
      return { ...template, penalty: template.penalty + worse };
    },
  });
  return [
    ...(['all', 'left', 'right'] as const).flatMap((way) => TUBS.map((size) => add(bathtub(way, size)))),
    freestanding(worse + free),
  ];
};

/** A tray where a walk-in shower is what one expects. */
const TRAY_FOR_WALK_IN = 0.2;

/** `worse`: what a shower costs against a bath; `walkInWorse`: what a walk-in one costs against a tray (a large room has it). */
export const showers = (worse: number, walkInWorse: number): Template[] => {
  const tray = worse + Math.max(0, TRAY_FOR_WALK_IN - walkInWorse);
  return [
    shower(0.9, 0.9, tray + 0.1),
    shower(1.2, 0.9, tray),
    shower(1.0, 0.8, tray + 0.1),
    shower(0.8, 0.8, tray + 0.25),
    shower(0.9, 0.75, tray + 0.3),
    shower(0.75, 0.75, tray + 0.5),
    shower(0.7, 0.7, tray + 1, true),
    cornerShower(0.9, tray + 0.15),
    cornerShower(0.8, tray + 0.35),
    walkIn(1.6, worse + walkInWorse),
    walkIn(1.4, worse + walkInWorse + 0.05),
    walkIn(1.2, worse + walkInWorse + 0.1),
  ];
};

/** Kinds that one washes all over in. */
export const BATHS: readonly Kind[] = ['bathtub', 'freestanding-bathtub', 'corner-bathtub'];
export const SHOWERS: readonly Kind[] = ['shower', 'walk-in-shower', 'corner-shower'];
