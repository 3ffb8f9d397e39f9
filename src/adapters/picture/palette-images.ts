import sharp from 'sharp';
import type { Material } from '#core/scene/types.ts';

/** Most materials, one a column, and the shades from dark to light of each, one a row. Texture coordinates of one byte tell them apart. */
const COLUMNS = 128;
const SHADES = 16;

/** The materials of a home as two small pictures that one glTF material can look up by texture coordinates. */
export interface PaletteImages {
  /** Every colour in every shade. */
  readonly colours: Uint8Array;
  /** Green is roughness, blue metalness: the channels that glTF gives them. */
  readonly surfaces: Uint8Array;
}

/** Two bytes that as normalised texture coordinates hit the middle of a material's pixel; `light` 0 to 1. */
export const paletteSpot = (index: number, light: number): [number, number] => [
  index * (256 / COLUMNS) + 1,
  Math.round(light * (SHADES - 1)) * (256 / SHADES) + 256 / SHADES / 2,
];

/** @throws `RangeError` for more materials than there are columns */
export async function paletteImages(materials: readonly Material[]): Promise<PaletteImages> {
  if (materials.length >= COLUMNS) throw new RangeError(`${materials.length} materials in one palette`);
  const colours = new Uint8Array(COLUMNS * SHADES * 3);
  const surfaces = new Uint8Array(COLUMNS * 3);
  materials.forEach(({ colour, roughness, metalness }, i) => {
    for (let shade = 0; shade < SHADES; shade++)
      colours.set(
        colour.map((value) => shaded(value, shade / (SHADES - 1))),
        (shade * COLUMNS + i) * 3,
      );
    surfaces.set([255, Math.round(roughness * 255), Math.round(metalness * 255)], i * 3);
  });
  return { colours: await png(colours, SHADES), surfaces: await png(surfaces, 1) };
}

/** A channel of a colour in less light: light is linear, sRGB about its square root. */
const shaded = (value: number, light: number): number => Math.round(value * light ** (1 / 2.2));

const png = (pixels: Uint8Array, rows: number): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width: COLUMNS, height: rows, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
