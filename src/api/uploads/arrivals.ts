import { Failure } from '#core/failures.ts';

export interface ArrivalLimits {
  /** Uploads of one sender that may be on their way in at the same time. */
  readonly perSender: number;
  /** What has come in of all uploads that are on their way; half of it may be one sender's. */
  readonly bytes: number;
}

/** An upload on its way in. */
export interface Arrival {
  /** Aborted, with the Failure to answer, when the upload is too slow. */
  readonly late: AbortSignal;
  /** Counts what came in. @throws Failure `rate_limited`, `service_unavailable` when it is more than may be held in memory */
  take(bytes: number): void;
  /** It is here, or given up; may be called more than once. */
  end(): void;
}

/**
 * With a key: as many as a minute's budget has by default, and memory for 25 files of 10 MB. Counted by key and not by address,
 * because behind a proxy all partners come from one.
 */
export const KEY_ARRIVALS: ArrivalLimits = { perSender: 64, bytes: 256 * 1024 * 1024 };

/** From the try page, counted by address. Apart from those with a key, so that visitors never stand in the way of partners. */
export const TRY_ARRIVALS: ArrivalLimits = { perSender: 16, bytes: 64 * 1024 * 1024 };

/**
 * The slowest that an upload may be, over every stretch of ten seconds: at this rate a drawing of 100 KB needs the two minutes that
 * all of it may take. Servers ask for 240 (Kestrel) or 500 (Apache's mod_reqtimeout) bytes a second.
 */
const LEAST_BYTES_PER_S = 1024;
const STRETCH_S = 10;
const LONGEST_S = 120;

/**
 * Bounds what is still on its way in, so that slow senders cost their own uploads and nobody else's: by number and memory of each
 * sender, by memory of all, by rate and by time. They hold no place in the queue yet.
 */
export class Arrivals {
  readonly #limits: ArrivalLimits;
  readonly #senders = new Map<string, { uploads: number; bytes: number }>();
  #bytes = 0;

  constructor(limits: ArrivalLimits) {
    this.#limits = limits;
  }

  /**
   * @param sender a key or an address
   * @throws Failure `rate_limited`: how many may come at once is a part of the sender's budget; the service is not full for others
   */
  begin(sender: string): Arrival {
    const { perSender } = this.#limits;
    const held = this.#senders.get(sender) ?? { uploads: 0, bytes: 0 };
    if (held.uploads >= perSender) throw tooMany(`${perSender} uploads of yours`, { arriving: perSender });
    held.uploads++;
    this.#senders.set(sender, held);
    const late = new AbortController();
    let arrived = 0;
    const stopWatching = watchRate(() => arrived, late);
    let ended = false;
    return {
      late: late.signal,
      take: (bytes) => {
        if (ended) return;
        arrived += bytes;
        held.bytes += bytes;
        this.#bytes += bytes;
        this.#checkMemory(held.bytes);
      },
      end: () => {
        if (ended) return;
        ended = true;
        stopWatching();
        held.bytes -= arrived;
        this.#bytes -= arrived;
        if (--held.uploads === 0) this.#senders.delete(sender);
      },
    };
  }

  #checkMemory(ofSender: number): void {
    const { bytes } = this.#limits;
    if (ofSender > bytes / 2) throw tooMany('Too large uploads of yours', {});
    if (this.#bytes > bytes) {
      throw new Failure(
        'service_unavailable',
        'Too many uploads are arriving. Send the drawing again after the time in Retry-After.',
        { reason: 'arriving' },
      );
    }
  }
}

/** Aborts when too little came in a stretch, or all of it takes too long. @returns a function that ends the watch */
function watchRate(arrived: () => number, late: AbortController): () => void {
  let before = 0;
  let stretches = 0;
  const look = () => {
    const slow = arrived() - before < LEAST_BYTES_PER_S * STRETCH_S;
    before = arrived();
    if (slow || ++stretches * STRETCH_S >= LONGEST_S) late.abort(tooSlow());
  };
  // After what waits to be read: a process that was held up must not blame it on the sender.
  const timer = setInterval(() => setImmediate(look), STRETCH_S * 1000).unref();
  return () => clearInterval(timer);
}

function tooMany(what: string, details: Record<string, unknown>): Failure {
  const message = `${what} are arriving at the same time. Send the next one when one of them is through.`;
  return new Failure('rate_limited', message, { reason: 'arriving', ...details });
}

function tooSlow(): Failure {
  const message = `The upload came slower than ${LEAST_BYTES_PER_S} bytes a second, or took longer than ${LONGEST_S} s. Send it again over a faster connection.`;
  return new Failure('timeout', message, { leastBytesPerSecond: LEAST_BYTES_PER_S, limitS: LONGEST_S });
}
