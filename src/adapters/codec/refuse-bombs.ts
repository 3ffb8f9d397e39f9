import { createInflate } from 'node:zlib';
import { Failure } from '#core/failures.ts';

/** What one stream of a PDF may unfold to, bytes. */
export interface UnfoldingLimits {
  /** The largest picture that is drawn, 50 megapixels in four colours of a byte. */
  readonly picture: number;
  /** Drawing instructions, fonts and all else: a permit sheet of the largest kind has 20 MB of them. */
  readonly other: number;
}

const USUAL_LIMITS: UnfoldingLimits = { picture: 210e6, other: 120e6 };

/** Deflate makes at most this many bytes of one (RFC 1951: 258 bytes of two bits). */
const STEEPEST = 1032;

/** A dictionary stands before its stream and is not longer than this, as a rule. */
const DICTIONARY_BYTES = 2_000;

/**
 * Refuses a PDF with a stream that unfolds to more than any drawing needs. PDFium keeps all of a stream: a file of two kilobytes, folded
 * twice, takes gigabytes. What streams unfold to is counted here and not kept. Folded otherwise than by deflate, or within encryption, they
 * are not seen: the bound on the memory of the process is for those.
 * @throws Failure `file_unreadable`
 */
export async function refuseBombs(bytes: Uint8Array, limits = USUAL_LIMITS): Promise<void> {
  for (const { data, layers, isPicture } of findFoldedStreams(bytes)) {
    const limit = isPicture ? limits.picture : limits.other;
    if (data.length * STEEPEST ** layers <= limit || (await unfoldsWithin(limit, data, layers))) continue;
    throw new Failure(
      'file_unreadable',
      `The PDF holds a part of ${data.length} bytes that unfolds to more than ${Math.round(limit / 1e6)} MB. Export it again, or send it as a PNG.`,
      { reason: 'too_much_memory' },
    );
  }
}

interface FoldedStream {
  readonly data: Uint8Array;
  /** How many times it is folded. */
  readonly layers: number;
  readonly isPicture: boolean;
}

function* findFoldedStreams(bytes: Uint8Array): Generator<FoldedStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'), end = 0; at >= 0; at = file.indexOf('stream', end)) {
    const dictionary = file
      .toString('latin1', Math.max(end, at - DICTIONARY_BYTES), at)
      .split(/\bobj\b/)
      .at(-1)!;
    const from = at + 'stream'.length + (file[at + 6] === 13 ? 2 : 1);
    const to = file.indexOf('endstream', from);
    end = to < 0 ? file.length : to + 'endstream'.length;
    const layers = dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
    if (layers > 0)
      yield {
        data: file.subarray(from, to < 0 ? undefined : to),
        layers,
        isPicture: /\/Subtype\s*\/Image\b/.test(dictionary),
      };
  }
}

/** Whether all of it is no longer than `limit` bytes; what is damaged counts as far as it goes. */
async function unfoldsWithin(limit: number, data: Uint8Array, layers: number): Promise<boolean> {
  const steps = Array.from({ length: layers }, () => createInflate());
  steps.forEach((step, k) => {
    // A broken one ends what comes after it.
    step.on('error', () => (steps[k + 1] ?? step).end());
    if (steps[k + 1]) step.pipe(steps[k + 1]!);
  });
  steps[0]!.end(data);
  let length = 0;
  try {
    for await (const part of steps.at(-1)!) {
      length += (part as Buffer).length;
      if (length > limit) return false;
    }
  } catch {
    // Broken off: PDFium goes no further either.
  } finally {
    for (const step of steps) step.destroy();
  }
  return true;
}
