import type { Random } from '../random.ts';
import type { Spoil } from './types.ts';

type Rgb = readonly [number, number, number];

/** Ink and paper of sheets in other colours. */
const DYES: Record<Exclude<Spoil['dye'], 'none'>, readonly (readonly [ink: Rgb, paper: Rgb])[]> = {
  blueprint: [
    [[232, 240, 252], [32, 62, 130]],
    [[225, 235, 250], [52, 92, 158]],
    [[200, 220, 245], [18, 38, 84]],
  ],
  brown: [
    [[74, 52, 38], [228, 208, 170]],
    [[58, 48, 42], [214, 196, 160]],
  ],
  night: [
    [[222, 224, 228], [30, 33, 40]],
    [[235, 235, 235], [0, 0, 0]],
    [[20, 20, 20], [88, 88, 90]],
  ],
  faint: [
    [[128, 128, 132], [252, 252, 252]],
    [[150, 150, 158], [248, 246, 240]],
    [[96, 112, 150], [244, 246, 250]],
  ],
}; // biome-ignore format: colours by pairs

/** Replaces white by the colour of another paper and black by its ink, and what lies between in proportion. */
export function dye(data: Uint8ClampedArray, kind: Exclude<Spoil['dye'], 'none'>, random: Random): void {
  const [ink, paper] = random.pick(DYES[kind]);
  const tables = [0, 1, 2].map((c) =>
    Uint8Array.from({ length: 256 }, (_, v) => ink[c]! + ((paper[c]! - ink[c]!) * v) / 255),
  );
  const [r, g, b] = tables as [Uint8Array, Uint8Array, Uint8Array];
  for (let i = 0; i < data.length; i += 4) {
    data[i] = r[data[i]!]!;
    data[i + 1] = g[data[i + 1]!]!;
    data[i + 2] = b[data[i + 2]!]!;
  }
}

/** Darkens towards one side and one corner by up to `strength`. */
export function lightUnevenly(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  strength: number,
  random: Random,
): void {
  const [ax, ay, bx, by] = [random.range(-1, 1), random.range(-1, 1), random.next(), random.next()];
  // The field is smooth: one value for eight columns is enough.
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x += 8) {
      const u = x / width;
      const slope = (ax * (u - 0.5) + ay * (v - 0.5)) * 0.6;
      const hole = ((u - bx) ** 2 + (v - by) ** 2) * 0.5;
      const k = Math.max(0, Math.min(256, 256 * (1 - strength * Math.max(0, slope + hole + 0.15))));
      const end = (y * width + Math.min(width, x + 8)) * 4;
      for (let i = (y * width + x) * 4; i < end; i++) if ((i & 3) !== 3) data[i] = (data[i]! * k) >> 8;
    }
  }
}

/** A crease across the sheet: a pale line with a shadow on one side. */
export function fold(data: Uint8ClampedArray, width: number, height: number, random: Random): void {
  const upright = random.chance(0.5);
  const at = Math.round((upright ? width : height) * random.range(0.25, 0.75));
  const reach = Math.round(Math.max(width, height) * random.range(0.01, 0.05));
  const depth = random.range(0.06, 0.2);
  const [rows, columns] = upright ? [height, Math.min(reach, width - at)] : [Math.min(reach, height - at), width];
  for (let j = 0; j < rows; j++) {
    for (let k = 0; k < columns; k++) {
      const [x, y, t] = upright ? [at + k, j, k] : [k, at + j, j];
      const i = (y * width + x) * 4;
      const factor = t < 2 ? 1.04 : 1 - depth * (1 - t / reach);
      for (let c = 0; c < 3; c++) data[i + c] = data[i + c]! * factor;
    }
  }
}

/** Dust: small dark spots, some pale ones on lines. */
export function addSpecks(data: Uint8ClampedArray, width: number, height: number, random: Random): void {
  const count = Math.round((width * height) / random.range(4000, 40000));
  for (let n = 0; n < count; n++) {
    const [x, y] = [random.int(0, width - 3), random.int(0, height - 3)];
    const value = random.chance(0.7) ? random.int(0, 90) : 255;
    const [w, h] = [random.int(1, 2), random.int(1, 2)];
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) data.fill(value, ((y + j) * width + x + i) * 4, ((y + j) * width + x + i) * 4 + 3);
  }
}

/** Grain from a table of bell-shaped numbers that each row starts at another place: far cheaper than one draw a pixel. */
export function addNoise(data: Uint8ClampedArray, width: number, strength: number, random: Random): void {
  const table = Float32Array.from({ length: 8191 }, () => random.normal() * strength);
  for (let row = 0; row < data.length; row += width * 4) {
    let index = random.int(0, 8190);
    for (let i = row; i < row + width * 4; i += 4) {
      const n = table[(index = (index + 1) % 8191)]!;
      data[i]! += n;
      data[i + 1]! += n;
      data[i + 2]! += n;
    }
  }
}

/** Black or white, by the brightness of green. */
export function threshold(data: Uint8ClampedArray, level: number): void {
  for (let i = 0; i < data.length; i += 4) data[i] = data[i + 1] = data[i + 2] = data[i + 1]! < level ? 0 : 255;
}
