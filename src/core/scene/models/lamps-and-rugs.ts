import type { Vec2 } from '../model-builder.ts';
import { cylinder, lathe } from '../primitives.ts';
import { FORMS, formOf, type ShadeForm } from './forms.ts';
import type { Model } from './model.ts';
import { weave } from './rug-form.ts';

/** Outlines of shades, as radius and height over the lower rim, both as shares. */
const SHADES: Readonly<Record<ShadeForm, readonly Vec2[]>> = {
  cone: [[1, 0], [0.74, 0.96], [0.7, 0.95], [0.3, 0.77]],
  drum: [[0.94, 0], [0.94, 0.96], [0.9, 0.95], [0.86, 0.77]],
  lantern: [[0.86, 0], [1, 0.25], [1, 0.75], [0.86, 0.9], [0.5, 0.97], [0, 1]],
  dome: [[1, 0], [0.97, 0.3], [0.8, 0.65], [0.45, 0.92], [0, 1]],
}; // biome-ignore format: a table

export const floorLamp: Model = (m, size, tone, style) => {
  const r = Math.min(size.width, size.depth) / 2;
  const h = size.height;
  const low = h - 0.26;
  cylinder(m, 'frame', [0, 0], r * 0.72, 0, 0.02, 18);
  cylinder(m, 'frame', [0, 0], 0.012, 0.02, h - 0.1, 6);
  const form = formOf(FORMS[style].shade, tone);
  const shade = SHADES[form].map(([radius, up]): Vec2 => [r * radius, low + 0.26 * up]);
  lathe(m, form === 'dome' ? 'frame' : 'lampshade', [0, 0], shade, 22);
  if (form !== 'dome') lathe(m, 'paper', [0, 0], [[r * 0.6, h - 0.05], [0, h - 0.04]], 16); // biome-ignore format: a profile
  cylinder(m, 'trim', [0, 0], 0.018, h - 0.1, h, 8);
};

/** A woven rug of the style's pattern, with a fringe at its short ends where it is a plain or bordered one. */
export const rug: Model = (m, size, tone, style) => {
  const long = size.width >= size.depth;
  const [length, across] = long ? [size.width, size.depth] : [size.depth, size.width];
  const form = formOf(FORMS[style].rug, tone);
  m.placed([0, 0, 0], long ? 0 : 90, (inner) => {
    const fringe = ['border', 'plain', 'medallion', 'bands'].includes(form) ? Math.min(0.05, length * 0.035) : 0;
    const body = length - fringe * 2;
    const half = body / 2;
    const strands = fringe ? Math.floor(across / 0.08) : 0;
    for (let i = 0; i < strands; i++) {
      const y = -across / 2 + ((i + 0.25) * across) / strands;
      for (const [x0, x1] of [[-half - fringe, -half], [half, half + fringe]] as const)
        inner.quad('rug-line', [x0, y, 0.006], [x1, y, 0.006], [x1, y + 0.036, 0.006], [x0, y + 0.036, 0.006], [0, 0, 1]);
    }
    weave(inner, form, `rug-${tone % 3}`, body, across);
  });
}; // biome-ignore format: short

export const roundRug: Model = (m, size, tone, style) => {
  const r = Math.min(size.width, size.depth) / 2;
  const field = formOf(FORMS[style].rug, tone) === 'jute' ? 'basket' : `rug-${tone % 3}`;
  for (const [i, share] of [1, 0.92, 0.88].entries())
    cylinder(m, i % 2 ? 'rug-border' : field, [0, 0], r * share, 0, 0.012 + i * 0.0006, 28);
};
