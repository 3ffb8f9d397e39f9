import type { Kind } from '../../catalogue/catalogue.ts';
import { makeTemplate, mirror, type Part, piece, type Template } from '../template.ts';

type Module = readonly [Kind, number];
const DEPTH = 0.6;

/** Lays modules along a wall from x = `from`, or along the wall that leaves the corner at x = 0 (faces +x) from y = `from`. */
function lay(modules: readonly Module[], from: number, around: boolean): Part[] {
  let at = from;
  return modules.map(([kind, width]) => {
    const middle = at + width / 2;
    at += width;
    const size = { width: width - 0.002, depth: DEPTH };
    const extra = kind === 'hob' ? { awayFromWindows: true } : {};
    return around ? piece(kind, 0, middle, 270, size, extra) : piece(kind, middle, 0, 0, size, extra);
  });
}

const sum = (modules: readonly Module[]): number => modules.reduce((total, [, width]) => total + width, 0);

/**
 * The modules of a row of a given length: fridge at one end with a landing beside it, preparation between sink and hob
 * (NKBA: 0.9 m, compact 0.6), 0.3 m beyond the hob.
 */
function row(length: number, sinkFirst: boolean): Module[] {
  if (length < 1.8) {
    const w = length / 3;
    return [['fridge', w], ['kitchen-sink', w], ['hob', w]]; // biome-ignore format: a row
  }
  let rest = length - 1.8;
  const take = (most: number, least = 0.15) => {
    const taken = Math.min(rest, most);
    if (taken < least) return 0;
    rest -= taken;
    return taken;
  };
  const prepare = take(0.6);
  const beyond = take(0.3);
  const dishwasher = take(0.6, 0.6);
  const landing = take(0.3);
  const tall = take(0.6, 0.6);
  const more = take(0.6);
  const sink = 0.6 + (rest >= 0.2 ? take(0.2) : 0);
  const end = beyond + take(1.2, 0);
  const counter = (width: number): Module[] => (width >= 0.05 ? [['kitchen-counter', width]] : []);
  const wet: Module[] = [['kitchen-sink', sink], ...(dishwasher ? [['dishwasher', dishwasher] as Module] : [])];
  const cold: Module[] = [...(tall ? [['tall-cabinet', tall] as Module] : []), ['fridge', 0.6]];
  const hot: Module[] = [['hob', 0.6]];
  return sinkFirst
    ? [...cold, ...counter(landing), ...wet, ...counter(prepare + more), ...hot, ...counter(end)]
    : [
        ...cold,
        ...counter(landing),
        ...counter(beyond),
        ...hot,
        ...counter(prepare + more),
        ...wet,
        ...counter(end - beyond),
      ];
}

/** Rows along one wall, longest first. `longest` in metres. */
export function kitchenRows(longest: number): Template[] {
  const templates: Template[] = [];
  for (const length of [4.8, 4.2, 3.6, 3.3, 3.0, 2.7, 2.4, 2.1, 1.95, 1.8, 1.65, 1.5]) {
    if (length > longest + 1e-9) continue;
    for (const sinkFirst of [true, false]) {
      if (!sinkFirst && length < 2.1) continue;
      const parts = lay(row(length, sinkFirst), -length / 2, false);
      const penalty =
        Math.max(0, Math.min(longest, 3.6) - length) * 1.1 + (length < 1.8 ? 1 : 0) + (sinkFirst ? 0 : 0.15);
      const template = makeTemplate(`row-${length}`, parts, { penalty });
      templates.push(template, mirror(template));
    }
  }
  return templates;
}

/** Rows around a corner. The corner is at x = 0, y = 0; the second leg faces +x. */
export function kitchenCorners(longest: number): Template[] {
  const templates: Template[] = [];
  const corner: Module = ['kitchen-counter', 0.6];
  const prep = (width: number): Module => ['kitchen-counter', width];
  const wet: Module[][] = [
    [corner, prep(0.3), ['kitchen-sink', 0.8], ['dishwasher', 0.6], prep(0.6)],
    [corner, ['kitchen-sink', 0.8], ['dishwasher', 0.6], prep(0.3)],
    [corner, ['kitchen-sink', 0.6], ['dishwasher', 0.6]],
    [corner, ['kitchen-sink', 0.6], prep(0.3)],
    [corner, ['kitchen-sink', 0.6]],
  ];
  const hot: Module[][] = [
    [prep(0.6), ['hob', 0.6], prep(0.6), ['fridge', 0.6], ['tall-cabinet', 0.6]],
    [prep(0.5), ['hob', 0.6], prep(0.4), ['fridge', 0.6]],
    [prep(0.3), ['hob', 0.6], prep(0.3), ['fridge', 0.6]],
    [prep(0.3), ['hob', 0.6], ['fridge', 0.6]],
  ];
  wet.forEach((a, i) => {
    hot.forEach((b, k) => {
      const total = sum(a) + sum(b);
      if (total > longest + 1e-9) return;
      const penalty = Math.max(0, Math.min(longest, 4.6) - total) * 0.8 + 0.1;
      const one = makeTemplate(`corner-${i}-${k}`, [...lay(a, 0, false), ...lay(b, DEPTH, true)], {
        penalty,
        corner: true,
      });
      // The other way round: sink on the second leg, hob and fridge on the first.
      const other = makeTemplate(
        `corner-${i}-${k}`,
        [...lay([corner, ...b], 0, false), ...lay(a.slice(1), DEPTH, true)],
        { penalty, corner: true },
      );
      templates.push(one, mirror(one), other, mirror(other));
    });
  });
  return templates;
}

/** Half a row, for kitchens with two short walls: with preparation where it fits. */
export function kitchenParts(kind: 'kitchen-sink' | 'hob' | 'fridge'): Template[] {
  const single = (width: number, penalty: number) =>
    makeTemplate(`${kind}-${width}`, lay([[kind, width]], -width / 2, false), { penalty });
  if (kind === 'fridge') return [single(0.6, 0), single(0.55, 0.3), single(0.5, 0.6)];
  const long = (a: number, b: number) =>
    makeTemplate(
      `${kind}-row-${a}-${b}`,
      lay(
        [
          ['kitchen-counter', a],
          [kind, 0.6],
          ['kitchen-counter', b],
        ],
        -(a + b + 0.6) / 2,
        false,
      ),
      { penalty: 0.9 - a - b },
    );
  const pairs = long(0.3, 0.6);
  return [pairs, mirror(pairs), long(0.3, 0.3), single(0.6, 0.9), single(0.5, 1.3), single(0.4, 1.9)];
}

/** More worktop where the kitchen has wall left. */
export function counterRows(widths: readonly number[]): Template[] {
  return widths.map((width, rank) =>
    makeTemplate(`counter-${width}`, [piece('kitchen-counter', 0, 0, 0, { width })], { penalty: rank * 0.2 }),
  );
}

/** An island with stools on its far side, free in the room: 1 m around it. */
export function islandGroups(): Template[] {
  return [1.8, 1.5].map((width, rank) => {
    const island = piece('kitchen-island', 0, 0, 0, { width, depth: 0.9 });
    const stools = [-0.5, 0, 0.5].map((x) => piece('bar-stool', x * (width / 1.8), 0.9 + 0.2, 180));
    const around = {
      x0: island.x0 - 0.9,
      x1: island.x1 + 0.9,
      y0: -1.0,
      y1: 0.9 + 0.9,
      ignores: ['bar-stool'] as const,
    };
    return makeTemplate(`island-${width}`, [island, ...stools], { free: true, penalty: rank * 0.4, zones: [around] });
  });
}
