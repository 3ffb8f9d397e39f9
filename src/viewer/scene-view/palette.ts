import {
  Color,
  DataTexture,
  FloatType,
  type MeshStandardMaterial,
  NearestFilter,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';
import { extentOf, patternNames } from './pattern-layers.ts';

/** The material that light shines through. */
export const SHADE = 'lampshade';

/** One entry of the legend that the model brings along; see `writeGlb`. */
export interface Material {
  readonly name: string;
  /** sRGB, 0 to 255. */
  readonly colour: readonly [number, number, number];
  readonly roughness: number;
  readonly metalness: number;
  readonly opacity: number;
  readonly pattern?: string;
}

export const paletteOf = (material: MeshStandardMaterial): readonly Material[] | undefined =>
  (material.userData as { palette?: readonly Material[] }).palette;

/**
 * The palette as shaders look it up: one column a material; the rows are colour (linear) and layer of its pattern (-1 for none), and then roughness,
 * metalness, metres of the pattern and opacity, and then whether it glows in the evening.
 */
export function paletteTexture(palette: readonly Material[]): DataTexture {
  const columns = Math.max(1, palette.length);
  const data = new Float32Array(columns * 3 * 4);
  const patterns = patternNames(palette);
  palette.forEach(({ name, colour, roughness, metalness, opacity, pattern }, i) => {
    const { r, g, b } = new Color().setRGB(colour[0] / 255, colour[1] / 255, colour[2] / 255, SRGBColorSpace);
    data.set([r, g, b, pattern ? patterns.indexOf(pattern) : -1], i * 4);
    data.set([roughness, metalness, extentOf(pattern ?? ''), opacity], (columns + i) * 4);
    data[(2 * columns + i) * 4] = name === SHADE ? 1 : 0;
  });
  const texture = new DataTexture(data, columns, 3, RGBAFormat, FloatType);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
