import type { Point } from '../../plan/schema.ts';
import type { Part } from '../groups/template.ts';
import { type Frame, makeFrame, toLocal } from '../space/box.ts';
import type { Placed, Scene, Stood } from './state.ts';

/** What is moved or turned by less, or is wider by less, is the same piece in its place: metres and degrees. */
const MOVED = 0.05;
const TURNED = 2;
const WIDER = 0.02;

/** Whether a piece of the kind stood there, turned the same way. */
export const stoodThere = ({ stood = [] }: Scene, { kind, box }: Pick<Placed, 'kind' | 'box'>): boolean =>
  stood.some((piece) => piece.kind === kind && isTurned(piece, box.rotation) && apart(piece.at, box.at) < MOVED);

/** The share of what stood in a room that is gone or stands elsewhere; nothing in a room that is furnished for the first time. */
export function changedShare({ stood = [] }: Scene, placed: readonly Placed[]): number {
  if (!stood.length) return 0;
  const isKept = ({ kind, at, rotation }: Stood): boolean =>
    placed.some((piece) => piece.kind === kind && apart(at, piece.box.at) < MOVED && isTurned(piece.box, rotation));
  return 1 - stood.filter(isKept).length / stood.length;
}

/** Where along a line (`t`) and how far off it (`v`) a part stood. */
export function stoodSpots(
  { stood = [] }: Scene,
  frame: Frame,
  part: Part,
): { readonly t: number; readonly v: number }[] {
  return stood
    .filter(({ kind, size, rotation }) => {
      const width = part.turn === 90 || part.turn === 270 ? part.y1 - part.y0 : part.x1 - part.x0;
      return (
        kind === part.kind &&
        Math.abs(size.width - width) < WIDER &&
        isTurned({ rotation: frame.rotation + part.turn }, rotation)
      );
    })
    .map(({ at }) => {
      const [x, y] = toLocal(frame, at);
      return { t: x - (part.x0 + part.x1) / 2, v: y - (part.y0 + part.y1) / 2 };
    });
}

/** How wide the groups were that began with a piece of a kind: by themselves, and with all that belonged to them. */
export const stoodWidths = ({ stood = [] }: Scene, kind: string): number[] => {
  const widths = stood
    .filter((piece) => piece.kind === kind)
    .flatMap((anchor) => {
      const { cos, sin } = makeFrame(anchor.at, anchor.rotation);
      const own = stood.filter(({ group }) => group !== undefined && group === anchor.group);
      const spans = own.flatMap(({ at: [x, y], rotation, size }) => {
        const middle = (x - anchor.at[0]) * cos + (y - anchor.at[1]) * sin;
        const isAcross = isTurned({ rotation: rotation + 90 }, anchor.rotation) || isTurned({ rotation: rotation - 90 }, anchor.rotation); // biome-ignore format: one question
        const half = (isAcross ? size.depth : size.width) / 2;
        return [middle - half, middle + half];
      });
      return [anchor.size.width, Math.max(...spans) - Math.min(...spans)];
    });
  return [...new Set(widths.filter(Number.isFinite).map((width) => Math.round(width * 100) / 100))];
};

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function isTurned({ rotation }: { readonly rotation: number }, as: number): boolean {
  const turn = (((rotation - as) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn) < TURNED;
}
