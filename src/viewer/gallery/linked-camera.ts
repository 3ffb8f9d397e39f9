import type { Point } from '#core/plan/schema.ts';

/** Where a stage looks, as an address says it: in metres of the plan, so that a link outlives a picture or window of another size. */
export interface LinkedCamera {
  /** In the middle of the stage. */
  readonly at: Point;
  /** How wide the stage is there, metres. */
  readonly across: number;
  /** 3D only, degrees: how far the plan is turned clockwise on the stage, and the eye tilted from straight above. */
  readonly slant?: { readonly turn: number; readonly tilt: number } | undefined;
}

/** `1.50,2.00,8.00`, or `1.50,2.00,8.00,-18.0,38.0` in 3D. */
export function writeCamera({ at, across, slant }: LinkedCamera): string {
  const metres = [...at, across].map((value) => value.toFixed(2));
  const degrees = slant ? [slant.turn, slant.tilt].map((value) => value.toFixed(1)) : [];
  return [...metres, ...degrees].join(',');
}

/** @returns undefined for what is no camera */
export function readCamera(text: string | undefined): LinkedCamera | undefined {
  const [x, y, across, turn, tilt] = (text ?? '').split(',').map(Number);
  if (![x, y, across].every(Number.isFinite) || !(across! > 0)) return undefined;
  const slanted = [turn, tilt].every(Number.isFinite);
  return { at: [x!, y!], across: across!, ...(slanted && { slant: { turn: turn!, tilt: tilt! } }) };
}
