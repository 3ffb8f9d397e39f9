import { hash, noise } from './noise.ts';

/**
 * One spot of a surface and what a pattern says of it: factors on the colour and a lean. One object is reused for all spots, as millions are asked:
 * numbers in its fields cost no memory, those in arguments do.
 */
export interface Spot {
  /** Where it is, metres in the pattern's axes. */
  u: number;
  v: number;
  /** Size of a sample in metres: finer detail is left out. */
  px: number;
  r: number;
  g: number;
  b: number;
  /** Added to the sideways parts of the normal, in the pattern's axes. */
  lu: number;
  lv: number;
}

/** Draws into the spot what is there. */
export type Pattern = (spot: Spot) => void;

const grey = (spot: Spot, f: number): void => {
  spot.r *= f;
  spot.g *= f;
  spot.b *= f;
};

/** How much of a sample a line of the given width covers whose middle is `distance` away. */
const line = (distance: number, width: number, px: number): number => {
  const cover = (width / 2 + px / 2 - Math.abs(distance)) / px;
  return cover <= 0 ? 0 : Math.min(1, cover) * Math.min(1, width / px + 0.25);
};

function grain(spot: Spot, seed: number, strength: number): void {
  const { u, v } = spot;
  const bend = noise(u * 1.3 + seed * 3.7, v * 5 + seed) * 0.012;
  const streak = noise(u * 2.6 + seed * 17.3, (v + bend) * 75 + seed * 5.1);
  const wide = noise(u * 0.9 + seed * 7.7, (v + bend * 2) * 22 + seed);
  const fine = noise(u * 9 + seed, v * 190);
  const f = 1 + strength * (streak * 0.55 + wide * 0.8 + fine * 0.25);
  spot.r *= f;
  spot.g *= f * (1 + strength * wide * 0.12);
  spot.b *= f * (1 + strength * wide * 0.3);
}

/** Boards of the given width, joints staggered by row. */
function boards(spot: Spot, width: number, length: number, gap: number, vary: number, gapDark: number): void {
  const { u, v, px } = spot;
  const row = Math.floor(v / width);
  const along = u / length + hash(row, 71);
  const cell = Math.floor(along);
  const tone = hash(row * 7 + 3, cell * 13 + 5);
  const warm = hash(row * 3 + 11, cell * 5 + 1) - 0.5;
  const f = 1 + (tone - 0.5) * vary;
  spot.r *= f * (1 + warm * 0.025);
  spot.g *= f;
  spot.b *= f * (1 - warm * 0.06);
  grain(spot, tone * 40, 0.075);
  const across = (v / width - row) * width;
  const ends = (along - cell) * length;
  const side = Math.min(across, width - across);
  const end = Math.min(ends, length - ends);
  const dark = Math.max(line(side, gap, px), line(end, gap, px));
  grey(spot, 1 - dark * gapDark);
}

function grid(
  spot: Spot,
  width: number,
  height: number,
  joint: number,
  vary: number,
  jointFactor: number,
  shift = 0,
): void {
  const { u, v, px } = spot;
  const row = Math.floor(v / height);
  const along = u / width + (row % 2) * shift;
  const column = Math.floor(along);
  grey(spot, 1 + (hash(row * 5 + 1, column * 3 + 2) - 0.5) * vary);
  const across = (v / height - row) * height;
  const ends = (along - column) * width;
  const cover = Math.max(
    line(Math.min(across, height - across), joint, px),
    line(Math.min(ends, width - ends), joint, px),
  );
  grey(spot, 1 + cover * (jointFactor - 1));
}

/** Blocks in herringbone at 45° to the pattern's axes, each with its own tone and with its grain along it. */
function herringbone(spot: Spot, width: number, blocks: number): void {
  const { u, v, px } = spot;
  const [x, y] = [(u + v) * Math.SQRT1_2, (v - u) * Math.SQRT1_2];
  const [i, j] = [Math.floor(x / width), Math.floor(y / width)];
  // Along a row, `blocks` cells belong to a block that lies along x, and as many to blocks that lie along y.
  const step = (((i - j) % (2 * blocks)) + 2 * blocks) % (2 * blocks);
  const lies = step < blocks;
  const [fx, fy] = [x - i * width, y - j * width];
  const along = lies ? step * width + fx : (2 * blocks - 1 - step) * width + fy;
  const across = lies ? fy : fx;
  const [a, b] = lies ? [i - step, j] : [i, j - (2 * blocks - 1 - step)];
  const tone = hash(a * 7 + (lies ? 3 : 5), b * 13 + 1);
  // Light glances off the two directions differently.
  grey(spot, 1 + (tone - 0.5) * 0.16 + (lies ? 0.025 : -0.025));
  [spot.u, spot.v] = lies ? [x, y] : [y, x];
  grain(spot, tone * 40, 0.06);
  const length = width * blocks;
  const gap = Math.max(
    line(Math.min(across, width - across), 0.003, px),
    line(Math.min(along, length - along), 0.003, px),
  );
  grey(spot, 1 - gap * 0.36);
}

/** Chips of stone cast in a ground: at most one in each cell of a grid, whole within it. */
function chips(spot: Spot, move: number, cell: number, seed: number): void {
  const [u, v, px] = [spot.u + move, spot.v + move * 1.5, spot.px];
  // Chips smaller than a sample would only be noise.
  const seen = Math.min(1, cell / px / 3);
  const [i, j] = [Math.floor(u / cell), Math.floor(v / cell)];
  const size = 0.2 + 0.26 * hash(i * 3 + seed, j * 5 + 1);
  const [cx, cy] = [size + (1 - 2 * size) * hash(i + seed, j * 7), size + (1 - 2 * size) * hash(i * 11, j + seed)];
  const [dx, dy] = [u / cell - i - cx, v / cell - j - cy];
  const turn = hash(i + 5, j + seed) * 3;
  const reach =
    Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) + 0.75 * Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn));
  if (reach > size) return;
  const tone = hash(i * 13 + seed, j * 17);
  grey(spot, 1 + seen * (tone < 0.35 ? -0.17 : tone < 0.7 ? -0.08 : 0.05));
  if (tone > 0.3 && tone < 0.5) {
    spot.r *= 1 + seen * 0.05;
    spot.b *= 1 - seen * 0.09;
  }
}

/** Laid floors repeat after this many metres, so that a texture of as much has no seam. */
const REPEAT = 0.8;
/** Side of a tile laid over the corner, two of which in a row repeat twice in that. */
const CHECK = (REPEAT / 2) * Math.SQRT1_2;

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  planks: (s) => boards(s, 0.15, 1.55, 0.0035, 0.17, 0.38),
  'wide-boards': (s) => boards(s, 0.2, 2.4, 0.004, 0.13, 0.4),
  herringbone: (s) => herringbone(s, (REPEAT / 5) * Math.SQRT1_2, 5),
  deck: (s) => boards(s, 0.13, 2.6, 0.009, 0.14, 0.6),
  wood: (s) => grain(s, 1.7, 0.085),
  tiles: (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 2.1, v * 2.1) * 0.012 + noise(u * 14, v * 9) * 0.01);
    grid(s, 0.6, 0.6, 0.005, 0.03, 0.84);
  },
  'small-tiles': (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 5, v * 5) * 0.015);
    grid(s, 0.3, 0.3, 0.005, 0.045, 1.13);
  },
  stone: (s) => {
    const { u, v } = s;
    const vein = noise(u * 1.8 + noise(u * 4, v * 4) * 0.5, v * 7);
    grey(s, 1 + vein * 0.022 + noise(u * 30, v * 45) * 0.014);
    grid(s, 0.8, 0.4, 0.004, 0.04, 0.82, 0.5);
  },
  paving: (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 60, v * 60) * 0.03 + noise(u * 3, v * 3) * 0.02);
    grid(s, 0.6, 0.6, 0.01, 0.07, 0.78, 0.5);
  },
  terrazzo: (s) => {
    chips(s, 0, REPEAT / 18, 3);
    chips(s, 0.0113, REPEAT / 32, 8);
    grid(s, REPEAT, REPEAT, 0.003, 0.015, 0.88);
  },
  checker: (s) => {
    const { u, v } = s;
    // Tiles laid over the corner, every other one dark.
    const [x, y] = [(u + v) * Math.SQRT1_2, (v - u) * Math.SQRT1_2];
    const dark = (Math.floor(x / CHECK) + Math.floor(y / CHECK)) & 1;
    grey(s, (dark ? 0.74 : 1) * (1 + noise(u * 3 + noise(u * 5, v * 5) * 0.6, v * 3) * (dark ? 0.05 : 0.025)));
    [s.u, s.v] = [x, y];
    grid(s, CHECK, CHECK, 0.003, 0.03, 0.82);
  },
  concrete: (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 1.4, v * 1.4) * 0.025 + noise(u * 6, v * 6) * 0.012 + noise(u * 50, v * 50) * 0.012);
  },
  marble: (s) => {
    const { u, v } = s;
    const vein = Math.abs(noise(u * 2.2 + noise(u * 5, v * 5) * 0.6, v * 2.2 + 9));
    grey(s, (vein < 0.07 ? 0.955 + vein * 0.6 : 1) + noise(u * 120, v * 120) * 0.012);
  },
  weave: (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 130, v * 130) * 0.05 + noise(u * 4, v * 4) * 0.02);
    s.lu += noise(u * 3.1, v * 3.1) * 0.03;
    s.lv += noise(u * 3.1 + 40, v * 3.1) * 0.03;
  },
  linen: (s) => {
    const { u, v } = s;
    grey(s, 1 + noise(u * 30, v * 160) * 0.02 + noise(u * 160, v * 30) * 0.02);
  },
  bedding: (s) => {
    const { u, v } = s;
    // Soft folds, mostly across the bed.
    const fold = noise(u * 1.6 + 3 + noise(u * 2, v * 3) * 0.4, v * 4.2);
    s.lu += noise(u * 4.1 + 7, v * 2.1) * 0.07;
    s.lv += fold * 0.13 + noise(u * 7, v * 9) * 0.03;
    grey(s, 1 + noise(u * 90, v * 90) * 0.012);
  },
  rug: (s) => {
    const { u, v } = s;
    grey(
      s,
      1 + noise(u * 85, v * 85) * 0.065 + noise(u * 3, v * 3) * 0.025 + (Math.floor(v / 0.022) % 2 ? 0.012 : -0.012),
    );
  },
  wicker: (s) => grey(s, 1 + Math.sin(s.u * 260) * Math.sin(s.v * 260) * 0.13),
};
