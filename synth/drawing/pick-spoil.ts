import type { Random } from '../random.ts';
import type { Spoil } from './types.ts';

export const NOT_SPOILT: Spoil = {
  noise: 0,
  blur: 0,
  jpeg: 0,
  turned: 0,
  skewDegrees: 0,
  tint: false,
  inverted: false,
  watermark: false,
  bilevel: false,
  specks: false,
  light: 0,
  folds: 0,
  dye: 'none',
  coarse: 1,
  setting: 'none',
};

/** What happened to one sheet: nothing, saved badly, scanned, photographed, shown on a screen. */
export function pickSpoil(random: Random): Spoil {
  const story = random.weighted({
    clean: 0.36,
    saved: 0.26,
    scanned: 0.16,
    photographed: 0.06,
    shown: 0.06,
    dyed: 0.1,
  });
  const turned = random.chance(0.06) ? random.pick([90, 180, 270] as const) : 0;
  const watermark = random.chance(0.06);
  const base: Spoil = { ...NOT_SPOILT, turned, watermark };
  if (story === 'clean') return base;
  if (story === 'saved')
    return {
      ...base,
      jpeg: random.chance(0.75) ? random.int(30, 92) : 0,
      blur: random.chance(0.35) ? random.range(0.4, 1.1) : 0,
      coarse: random.chance(0.3) ? random.range(1.15, 1.5) : 1,
      noise: random.chance(0.15) ? random.range(2, 6) : 0,
    };
  if (story === 'scanned') {
    const bilevel = random.chance(0.5);
    return {
      ...base,
      bilevel,
      specks: random.chance(0.5),
      skewDegrees: random.chance(0.35) ? random.normal() * 0.5 : 0,
      noise: bilevel ? random.range(2, 12) : random.range(2, 9),
      blur: random.range(0.5, 0.9),
      jpeg: bilevel || random.chance(0.5) ? 0 : random.int(45, 90),
      light: random.chance(0.3) ? random.range(0.1, bilevel ? 0.15 : 0.35) : 0,
      folds: random.chance(0.3) ? random.int(1, 2) : 0,
      tint: !bilevel && random.chance(0.3),
      setting: random.chance(0.2) ? 'scanner' : 'none',
    };
  }
  if (story === 'photographed')
    return {
      ...base,
      blur: random.range(0.4, 0.8),
      noise: random.range(2, 7),
      light: random.range(0.25, 0.7),
      folds: random.chance(0.5) ? random.int(1, 3) : 0,
      jpeg: random.int(60, 90),
      tint: random.chance(0.6),
      setting: 'photo',
    };
  if (story === 'shown')
    return {
      ...base,
      setting: random.pick(['screenshot', 'screenshot', 'checkerboard']),
      jpeg: random.chance(0.4) ? random.int(50, 90) : 0,
    };
  const inverted = random.chance(0.12);
  return {
    ...base,
    dye: inverted ? 'none' : random.pick(['blueprint', 'blueprint', 'brown', 'night', 'faint', 'faint']),
    inverted,
    noise: random.chance(0.4) ? random.range(2, 8) : 0,
    light: random.chance(0.4) ? random.range(0.1, 0.35) : 0,
    folds: random.chance(0.25) ? random.int(1, 2) : 0,
  };
}
