import type { Light } from '../furnish/home/wishes.ts';

/** Strength and colour of each light, linear. By day a floor in the open has the brightness of its own colour. */
export interface Lighting {
  readonly sun: Rgb;
  readonly sky: Rgb;
  /** Of lamps, where their glow is full. */
  readonly lamps: Rgb;
  /** How strong highlights are. */
  readonly shine: number;
}

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const rgb = (strength: number, r: number, g: number, b: number): Rgb => ({
  ...{ r: strength * r, g: strength * g, b: strength * b },
}); // biome-ignore format: short

export const LIGHTING: Readonly<Record<Light, Lighting>> = {
  day: {
    sun: rgb(0.44, 1.045, 1, 0.93),
    sky: rgb(0.56, 0.965, 1, 1.065),
    lamps: rgb(0, 1, 1, 1),
    shine: 1,
  },
  // Dusk is blue, and bright enough for colours to be told apart in print; what is left of the sun keeps shapes round.
  evening: {
    sun: rgb(0.06, 0.92, 0.96, 1.15),
    sky: rgb(0.17, 0.8, 0.93, 1.3),
    lamps: rgb(0.98, 1.18, 0.95, 0.62),
    shine: 0.45,
  },
};
