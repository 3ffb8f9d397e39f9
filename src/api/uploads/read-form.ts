import type { IncomingMessage } from 'node:http';
import { Dicer } from '@fastify/busboy';
import { parseCorrections } from '#core/corrections/parse-corrections.ts';
import type { Corrections } from '#core/corrections/schema.ts';
import { Failure } from '#core/failures.ts';
import { WISH_FIELDS, type WishField, type WishTexts } from '#core/furnish/home/read-wishes.ts';
import { judgeType } from '#service/uploads/check-served-type.ts';
import { SNIFF_BYTES } from '#service/uploads/sniff-type.ts';
import { type PartHeader, readPartHeader } from './part-header.ts';

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;
export const DATA_LIMIT_BYTES = 16 * 1024;

export const CORRECTIONS_LIMIT_BYTES = 256 * 1024;

export const WEBHOOK_LIMIT_BYTES = 2 * 1024;

/** Of a wish no more is kept: what is longer is not known anyway. */
const WISH_LIMIT_BYTES = 1024;

/** What a form may weigh besides its file: the text fields, further fields that are ignored, and the parts' headers. */
const FORM_LIMIT_BYTES = FILE_LIMIT_BYTES + 768 * 1024;
const PARTS_LIMIT = 20;

/** RFC 2046 allows 70 letters; the parser can look for these many and throws at one more. */
const BOUNDARY_LIMIT = 252;

export interface UploadedFile {
  readonly bytes: Uint8Array;
}

/** The fields of wishes are texts as they were sent. */
export interface UploadedForm extends WishTexts {
  readonly image: UploadedFile;
  /** Undefined when no such field was sent. */
  readonly additionalData?: string;
  /** What the sender knows better than the reading. */
  readonly corrections?: Corrections;
  /** Where the answer is to be posted; not looked at yet. */
  readonly webhookUrl?: string;
}

export interface ReadFormOptions {
  /** Aborted: the form is given up with the signal's reason. */
  readonly stop?: AbortSignal;
  /** Told of everything that comes in; what it throws ends the reading. */
  readonly onBytes?: (bytes: number) => void;
}

interface Part {
  readonly header: PartHeader;
  readonly chunks: Buffer[];
  size: number;
}

/**
 * Reads a form as it streams in, keeping no more than the limits. When several things are wrong the first in the
 * contract's order is thrown: the type of the file, then sizes, then everything else about it.
 * @throws Failure
 */
export async function readForm(request: IncomingMessage, options: ReadFormOptions = {}): Promise<UploadedForm> {
  const form = new FormReader();
  await parse(request, readBoundary(request.headers['content-type']), form, options);
  return form.finish();
}

/**
 * What can be refused by the headers alone, so that nobody waits for a body that will not be used.
 * @throws Failure `unsupported_media_type`, `payload_too_large`, `invalid_file`
 */
export function checkFormHeaders({ headers }: { headers: IncomingMessage['headers'] }): void {
  readParameters(headers['content-type']);
  if (Number(headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw tooLarge('The upload is over 10 MB.');
  readBoundary(headers['content-type']);
}

/** @throws Failure `unsupported_media_type`, `invalid_file` when it cannot be used */
function readBoundary(contentType: string | undefined): string {
  const parameters = readParameters(contentType);
  const [, quoted, plain] = /(?:^|;)\s*boundary\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(parameters) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Failure('invalid_file', 'The multipart/form-data header names no boundary.');
  if (boundary.length > BOUNDARY_LIMIT) {
    const message = `The boundary of the form has ${boundary.length} letters. Use one of at most 70, as RFC 2046 asks.`;
    throw new Failure('invalid_file', message);
  }
  return boundary;
}

/** What stands behind the type. @throws Failure `unsupported_media_type` when the body is no form */
function readParameters(contentType: string | undefined): string {
  const [, type, parameters = ''] = /^\s*([^;\s]+)\s*(?:;(.*))?$/s.exec(contentType ?? '') ?? [];
  if (type?.toLowerCase() !== 'multipart/form-data') {
    throw new Failure('unsupported_media_type', 'Send the drawing as multipart/form-data in the field "image".');
  }
  return parameters;
}

/** Collects the parts and remembers what is wrong with them. */
class FormReader {
  readonly #images: Part[] = [];
  readonly #data: Part[] = [];
  readonly #corrections: Part[] = [];
  readonly #webhooks: Part[] = [];
  readonly #wishes = new Map<WishField, Part>();
  #files = 0;
  #parts = 0;
  #tooLarge: Failure | undefined;
  #wrongImage: Failure | undefined;

  /** @returns where the part's bytes go; called with undefined at its end */
  open(header: PartHeader): (bytes: Buffer | undefined) => void {
    if (++this.#parts > PARTS_LIMIT) throw new Failure('invalid_file', `The form has more than ${PARTS_LIMIT} parts.`);
    const part: Part = { header, chunks: [], size: 0 };
    if (header.name === 'additionalData') {
      this.#data.push(part);
      return (bytes) => bytes && this.#keep(part, bytes, DATA_LIMIT_BYTES, 'The field additionalData is over 16 KiB.');
    }
    if (header.name === 'corrections' && header.filename === undefined) {
      this.#corrections.push(part);
      const message = 'The field corrections is over 256 KiB.';
      return (bytes) => bytes && this.#keep(part, bytes, CORRECTIONS_LIMIT_BYTES, message);
    }
    if (header.name === 'webhookUrl' && header.filename === undefined) {
      this.#webhooks.push(part);
      const message = 'The field webhookUrl is over 2 KiB.';
      return (bytes) => bytes && this.#keep(part, bytes, WEBHOOK_LIMIT_BYTES, message);
    }
    const wish = header.filename === undefined && WISH_FIELDS.find((field) => field === header.name);
    if (wish) return this.#openWish(wish, part);
    const isImage = header.name === 'image';
    if (isImage || header.filename !== undefined) this.#files++;
    if (!isImage) return (bytes) => bytes && this.#count(part, bytes);
    this.#images.push(part);
    return (bytes) => {
      const judged = part.size >= SNIFF_BYTES;
      if (bytes) this.#keep(part, bytes, FILE_LIMIT_BYTES, 'The file is over 10 MB.');
      if (!judged && (bytes ? part.size >= SNIFF_BYTES : part.size > 0)) this.#judge(part);
    };
  }

  /** @throws what is wrong with the form as a whole, or with its file */
  finish(): UploadedForm {
    if (this.#tooLarge) throw this.#tooLarge;
    const image = this.#images[0];
    if (!image) throw new Failure('invalid_file', 'The form has no file in the field "image".');
    if (this.#files > 1) throw new Failure('invalid_file', 'The form has several files. Send one drawing at a time.');
    if (image.size === 0) throw new Failure('invalid_file', 'The file is empty.');
    if (this.#wrongImage) throw this.#wrongImage;
    const data = this.#data[0];
    const corrections = this.#corrections[0];
    const webhook = this.#webhooks[0];
    return {
      image: { bytes: Buffer.concat(image.chunks, image.size) },
      ...(data && { additionalData: decodeExactly(Buffer.concat(data.chunks, data.size)) }),
      ...(corrections && { corrections: parseCorrections(textOf(corrections)) }),
      ...(webhook && { webhookUrl: textOf(webhook) }),
      ...Object.fromEntries([...this.#wishes].map(([field, { chunks }]) => [field, Buffer.concat(chunks).toString()])),
    };
  }

  /** Of several with one name the first counts, as of additionalData. */
  #openWish(field: WishField, part: Part): (bytes: Buffer | undefined) => void {
    if (!this.#wishes.has(field)) this.#wishes.set(field, part);
    return (bytes) => {
      if (!bytes) return;
      if (part.size < WISH_LIMIT_BYTES) part.chunks.push(bytes.subarray(0, WISH_LIMIT_BYTES - part.size));
      this.#count(part, bytes);
    };
  }

  /** The type comes before the size in the contract's order, so it is judged as soon as it can be. */
  #judge(part: Part): void {
    const head = Buffer.concat(part.chunks);
    const wrong = judgeType(head, { fileName: part.header.filename, type: part.header.type });
    if (wrong?.code === 'unsupported_media_type') throw wrong;
    this.#wrongImage ??= wrong;
    if (this.#tooLarge) throw this.#tooLarge;
  }

  #keep(part: Part, bytes: Buffer, limit: number, message: string): void {
    part.size += bytes.length;
    if (part.size <= limit) {
      part.chunks.push(bytes);
      return;
    }
    part.chunks.length = 0;
    this.#tooLarge ??= tooLarge(message);
    if (part.header.name === 'image') throw this.#tooLarge;
  }

  #count(part: Part, bytes: Buffer): void {
    part.size += bytes.length;
    if (part.size > FILE_LIMIT_BYTES) this.#tooLarge ??= tooLarge('The file is over 10 MB.');
  }
}

function tooLarge(message: string): Failure {
  return new Failure(
    'payload_too_large',
    `${message} The limits are 10 MB for the file, 16 KiB for additionalData and 256 KiB for corrections.`,
  );
}

const textOf = ({ chunks, size }: Part): string => Buffer.concat(chunks, size).toString();

/** Text that is UTF-8 comes back byte for byte, a mark at its beginning included; anything else could not come back in JSON. */
function decodeExactly(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    throw new Failure('invalid_file', 'The field additionalData is no UTF-8 text.');
  }
}

/** Runs the body through the parser. Settles once: with the first failure, or when the body has ended. */
function parse(
  request: IncomingMessage,
  boundary: string,
  form: FormReader,
  { stop, onBytes }: ReadFormOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const malformed = () => reject(new Failure('invalid_file', 'The form breaks off or is malformed. Send it again.'));
  const guard = (work: () => void) => {
    try {
      work();
    } catch (error) {
      reject(error);
    }
  };
  const parser = new Dicer({ boundary, maxHeaderPairs: 20 });
  let received = 0;
  let open = 0;
  let ended = false;
  // The parser may call itself finished while what it found in the last parts is still on its way.
  const settle = () => ended && open === 0 && resolve();
  const feed = (chunk: Buffer) => {
    received += chunk.length;
    guard(() => onBytes?.(chunk.length));
    if (received > FORM_LIMIT_BYTES) reject(tooLarge('The upload is over 10 MB.'));
    else if (!parser.write(chunk)) {
      request.pause();
      parser.once('drain', () => request.resume());
    }
  };
  const end = () => parser.end();
  parser.on('part', (part) => {
    open++;
    let take: (bytes: Buffer | undefined) => void = () => {};
    part.on('header', (headers) =>
      guard(() => (take = form.open(readPartHeader(headers as Record<string, string[]>)))),
    );
    part.on('data', (bytes) => guard(() => take(bytes as Buffer)));
    part.on('end', () => {
      guard(() => take(undefined));
      open--;
      settle();
    });
    part.on('error', malformed);
  });
  parser.on('error', malformed);
  parser.on('finish', () => {
    ended = true;
    settle();
  });
  request.on('data', feed);
  request.on('end', end);
  request.on('error', malformed);
  const closed = () => request.readableEnded || malformed();
  request.on('close', closed);
  const stopped = () => reject(stop?.reason);
  stop?.addEventListener('abort', stopped, { once: true });
  if (stop?.aborted) stopped();
  return promise.finally(() => {
    request.off('data', feed).off('end', end).off('close', closed);
    stop?.removeEventListener('abort', stopped);
    // What is left of the body is let go by unread; see limit-leftovers.
    request.resume();
  });
}
