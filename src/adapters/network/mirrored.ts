/** The direction in which the first jamb of an opening lies from the second (`FIRST_JAMB` in `training/geometry/sheets.py`). */
const FIRST_JAMB = [-Math.cos(Math.PI / 8), -Math.sin(Math.PI / 8)] as const;

/** Planes whose sign turns where the drawing is mirrored left to right, by their place in their head: x of vectors, sines of directions. */
const TURNED: Readonly<Record<string, readonly number[]>> = {
  wall_line: [0],
  wall_turn: [1],
  junction_at: [0],
  jamb_point_at: [0],
  jambs: [0, 2],
  instance_at: [0],
  instance_facing: [0],
};

/** Planes of this width with their left and right exchanged, in place. */
export function mirror(planes: Float32Array, width: number): void {
  for (let from = 0; from < planes.length; from += width) planes.subarray(from, from + width).reverse();
}

/**
 * What the network answered about a mirrored drawing, turned in place into what it would have answered about the drawing.
 *
 * @param heads how many planes each head has, in their order
 */
export function mirrorAnswer(
  answer: Float32Array,
  heads: Readonly<Record<string, number>>,
  width: number,
  height: number,
): void {
  mirror(answer, width);
  const size = width * height;
  let at = 0;
  let jambs: readonly Float32Array[] = [];
  for (const [head, count] of Object.entries(heads)) {
    const planes = Array.from({ length: count }, () => answer.subarray(at, (at += size)));
    for (const turned of TURNED[head] ?? []) negate(planes[turned]!);
    if (head === 'jambs') jambs = planes;
    if (head === 'leaf') orderJambs(jambs, planes);
  }
}

function negate(plane: Float32Array): void {
  for (let i = 0; i < plane.length; i++) plane[i] = -plane[i]!;
}

/** Which jamb is the first one is told by the drawing as it is, not as it is mirrored; the side of the leaf by this order. */
function orderJambs(jambs: readonly Float32Array[], leaf: readonly Float32Array[]): void {
  const [ax, ay, bx, by] = jambs as [Float32Array, Float32Array, Float32Array, Float32Array];
  const [, hingedAtSecond, opensRight] = leaf as [Float32Array, Float32Array, Float32Array];
  negate(opensRight);
  for (let i = 0; i < ax.length; i++) {
    const isInOrder = (ax[i]! - bx[i]!) * FIRST_JAMB[0] + (ay[i]! - by[i]!) * FIRST_JAMB[1] > 0;
    if (isInOrder) continue;
    [ax[i], bx[i]] = [bx[i]!, ax[i]!];
    [ay[i], by[i]] = [by[i]!, ay[i]!];
    hingedAtSecond[i] = -hingedAtSecond[i]!;
    opensRight[i] = -opensRight[i]!;
  }
}
