import { Failure } from '#core/failures.ts';
import { sniffType } from './sniff-type.ts';

/** What a sender says of a file; undefined where nothing is said. */
export interface FileClaim {
  readonly fileName?: string | undefined;
  /** Media type in lower case, without parameters. */
  readonly type?: string | undefined;
}

/** Media types and endings of what is served, as senders write them. */
export const SERVED_TYPES = [
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/x-png',
  'application/pdf',
  'application/x-pdf',
];
export const SERVED_EXTENSIONS = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'pdf'];

/** Types that senders put when they do not know: they declare nothing. */
const NO_TYPES = ['application/octet-stream', 'binary/octet-stream', 'application/binary'];

const WANTED = 'Send the floor plan as a JPG, a PNG or a PDF of one page.';

/**
 * Judges a file by its own first bytes and, only when those are of no known type, by what it is called.
 * @returns the verdict that applies, or undefined for a file that is served
 */
export function judgeType(head: Uint8Array, claim: FileClaim): Failure | undefined {
  const sniffed = sniffType(head);
  if (sniffed.kind === 'served') return undefined;
  if (sniffed.kind === 'unserved') {
    return new Failure('unsupported_media_type', `The file is of type ${sniffed.name}. ${WANTED}`, {
      found: sniffed.name,
    });
  }
  const claims = [unservedClaim(claim.type), unservedExtension(claim.fileName)].filter((one) => one !== undefined);
  if (claims.length > 0) {
    return new Failure('unsupported_media_type', `The file says to be ${claims[0]}. ${WANTED}`, { found: claims[0] });
  }
  return new Failure(
    'invalid_file',
    `The file's contents are neither JPG, PNG nor PDF: it is damaged or something else. ${WANTED}`,
  );
}

/** @throws Failure for a file that is not served, judged as at the uploads */
export function checkServedType(bytes: Uint8Array, claim: FileClaim): void {
  if (bytes.length === 0) throw new Failure('invalid_file', 'The file is empty.');
  const wrong = judgeType(bytes, claim);
  if (wrong) throw wrong;
}

function unservedClaim(type: string | undefined): string | undefined {
  return type === undefined || NO_TYPES.includes(type) || SERVED_TYPES.includes(type) ? undefined : type;
}

function unservedExtension(filename: string | undefined): string | undefined {
  const extension = /[^/\\.]\.([^./\\\s]{1,12})$/.exec(filename?.trim() ?? '')?.[1]?.toLowerCase();
  return extension === undefined || SERVED_EXTENSIONS.includes(extension) ? undefined : `.${extension}`;
}
