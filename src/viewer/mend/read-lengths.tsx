import { apply, invert } from '#core/geometry/affine.ts';
import { parseLength } from '#core/mending/parse-length.ts';
import type { Ring, Source } from '#core/plan/schema.ts';
import { path } from './paths.ts';

/** A length that was read on the drawing, as it is written, and its box, pixels of the drawing. */
export interface ReadLength {
  readonly text: string;
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** Air between a text and its frame, pixels of the drawing. */
const AIR_PX = 3;

/** A number of one or two digits on a drawing counts something, though a person who types it means metres. */
const COUNTS = /^\s*\d{1,2}\s*$/;

/** The lengths among the `places` that the details of a refusal say were read. */
export function readLengths(details: unknown): ReadLength[] {
  const { places } = (details ?? {}) as { places?: readonly ReadLength[] };
  return (places ?? []).filter(({ text }) => !COUNTS.test(text) && parseLength(text) !== undefined);
}

/** The length that an element of the canvas stands for. */
export const readLengthOf = (element: Element, lengths: readonly ReadLength[]): ReadLength | undefined =>
  lengths[Number(element.closest('[data-length]')?.getAttribute('data-length') ?? -1)];

interface ReadLengthsProps {
  readonly lengths: readonly ReadLength[];
  readonly source: Source;
  readonly chosen: string;
}

/** Frames around the lengths that were read, where they stand: a tap takes one. In metres, as all of the canvas. */
export function ReadLengths({ lengths, source, chosen }: ReadLengthsProps) {
  const toMetres = invert(source.toPixels);
  const frame = ([x0, y0, x1, y1]: ReadLength['box']): Ring =>
    [
      [x0 - AIR_PX, y0 - AIR_PX],
      [x1 + AIR_PX, y0 - AIR_PX],
      [x1 + AIR_PX, y1 + AIR_PX],
      [x0 - AIR_PX, y1 + AIR_PX],
    ].map(
      // biome-ignore format: corners
      ([x, y]) => apply(toMetres, [x!, y!]),
    );
  return (
    <>
      {lengths.map(({ text, box }, i) => (
        <path key={i} class={`read-length${text === chosen ? ' chosen' : ''}`} data-length={i} d={path([frame(box)])} />
      ))}
    </>
  );
}
