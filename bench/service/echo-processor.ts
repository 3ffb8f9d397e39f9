import { Failure } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { FurnishedPlan, PlanProcessor, ProcessedPlan } from '#service/ports/plan-processor.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const REFUSE = 'refuse ';

/** A "drawing" with a mark in it, which begins like a PNG. */
export function markedDrawing(mark: string, isRefused: boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat([PNG, Buffer.from(isRefused ? REFUSE + mark : mark)]));
}

/** Stands in for reading and furnishing: takes a moment, and gives the mark of each drawing back in whatever it makes of it. */
export class EchoProcessor implements PlanProcessor {
  readonly #chance: () => number;
  readonly #mostMs: number;

  constructor(chance: () => number, mostMs: number) {
    this.#chance = chance;
    this.#mostMs = mostMs;
  }

  async process(file: Uint8Array): Promise<ProcessedPlan> {
    await new Promise((resolve) => setTimeout(resolve, this.#chance() * this.#mostMs));
    const text = new TextDecoder('latin1').decode(file.subarray(PNG.length));
    if (text.startsWith(REFUSE)) {
      throw new Failure('dimensions_missing', 'As it was told.', { texts: [text.slice(REFUSE.length)] });
    }
    const said = new TextEncoder().encode(text);
    return {
      document: documentOf(text),
      picture: said,
      barePicture: said,
      frame: { widthPx: 400, heightPx: 300, pixelsPerMetre: 100, x0: 0, y0: 0 },
      scene: said,
      original: file,
      timings: {},
    };
  }

  async furnish(): Promise<FurnishedPlan> {
    throw new Error('Nobody puts plans right here');
  }

  async close(): Promise<void> {}
}

/** A home of one room that is called by the mark. */
function documentOf(mark: string): PlanDocument & Required<Pick<PlanDocument, 'layout'>> {
  return {
    version: 1,
    source: { widthPx: 400, heightPx: 300, toPixels: [100, 0, 0, 100, 0, 0] },
    verdict: { code: 'success', message: 'Furnished.', details: {} },
    scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 4, read: 4 },
    plan: {
      walls: [{ id: 'w1', from: [0, 0], to: [4, 0], thickness: 0.2, exterior: true }],
      openings: [],
      // biome-ignore format: one room
      rooms: [{ id: 'r1', type: 'bedroom', label: mark, outline: [[0, 0], [4, 0], [4, 3], [0, 3]], holes: [], area: 12 }],
      fixtures: [],
      furniture: [],
    },
    layout: { items: [], checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 } },
  };
}
