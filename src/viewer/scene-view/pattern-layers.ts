import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  RepeatWrapping,
  RGBAFormat,
} from 'three';
import { PATTERNS, type Spot } from '#core/picture/patterns.ts';

/** Metres that a layer shows before it repeats: whole boards (0.13, 0.15) and tiles (0.3, 0.4, 0.6) fit in; of cloth and wood far less is enough. */
const EXTENTS: Readonly<Record<string, number>> = { planks: 4.8, tiles: 4.8, 'small-tiles': 2.4, stone: 4.8, deck: 5.2, 'wide-boards': 4.8, herringbone: 2.4, terrazzo: 2.4, checker: 2.4, paving: 4.8, concrete: 4.8, rug: 1.6, wood: 1.6, marble: 1.6 }; // biome-ignore format: a table
const USUAL_EXTENT = 0.8;
const LAYER_PX = 512;

/** Patterns lighten by up to this much; a layer holds shares of it. Shaders undo it. */
export const MOST_LIGHT = 1.25;

export const extentOf = (pattern: string): number => EXTENTS[pattern] ?? USUAL_EXTENT;

/** The patterns of a palette that are known here, in the order of their layers. */
export const patternNames = (palette: readonly { readonly pattern?: string }[]): string[] =>
  [...new Set(palette.flatMap(({ pattern }) => (pattern && PATTERNS[pattern] ? [pattern] : [])))].sort();

/**
 * All patterns of a home (boards, tiles, cloth) as layers of one texture: factors on the colour, the same as in the picture. They are plain at first
 * and are drawn one a call of `drawNext`, which answers whether one is left: drawing all takes longer than anybody should wait for a first sight.
 */
export function patternLayers(palette: readonly { readonly pattern?: string }[]): {
  readonly texture: DataArrayTexture;
  readonly drawNext: () => boolean;
} {
  const names = patternNames(palette);
  const layers = Math.max(1, names.length);
  const size = LAYER_PX * LAYER_PX * 4;
  const data = new Uint8Array(size * layers).fill(Math.round(255 / MOST_LIGHT));
  const texture = new DataArrayTexture(data, LAYER_PX, LAYER_PX, layers);
  texture.format = RGBAFormat;
  // Along the boards a mirror hides the seam; across them whole boards meet anyway.
  texture.wrapS = MirroredRepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  let drawn = 0;
  const drawNext = (): boolean => {
    const name = names[drawn];
    if (name === undefined) return false;
    drawPattern(data.subarray(drawn * size, (drawn + 1) * size), name);
    drawn++;
    if (drawn === names.length) texture.needsUpdate = true;
    return drawn < names.length;
  };
  return { texture, drawNext };
}

function drawPattern(pixels: Uint8Array, name: string): void {
  const px = extentOf(name) / LAYER_PX;
  const spot: Spot = { u: 0, v: 0, px, r: 1, g: 1, b: 1, lu: 0, lv: 0 };
  const stored = (factor: number): number => Math.min(255, (factor / MOST_LIGHT) * 255);
  for (let row = 0, at = 0; row < LAYER_PX; row++)
    for (let column = 0; column < LAYER_PX; column++, at += 4) {
      spot.r = spot.g = spot.b = 1;
      spot.u = (column + 0.5) * px;
      spot.v = (row + 0.5) * px;
      PATTERNS[name]!(spot);
      pixels[at] = stored(spot.r);
      pixels[at + 1] = stored(spot.g);
      pixels[at + 2] = stored(spot.b);
    }
}
