import type { ServedFiles } from '#core/try-page/try-data.ts';

/** Why a file need not be sent: it would be refused with this. */
export type FileFault = 'payload_too_large' | 'invalid_file' | 'unsupported_media_type' | 'heic';

const HEIC = /hei[cf]/i;

/**
 * Judges a file as the service does: by its own first bytes and, when those are none that is served, by what it is called. What calls
 * itself nothing is sent: the service knows more types.
 */
export async function checkFile(file: File, served: ServedFiles): Promise<FileFault | undefined> {
  if (file.size > served.limitBytes) return 'payload_too_large';
  if (file.size === 0) return 'invalid_file';
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (served.signatures.some((signature) => head.startsWith(signature))) return undefined;
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (HEIC.test(file.type) || HEIC.test(ending)) return 'heic';
  const isOther = (claim: string, known: readonly string[]) => claim !== '' && !known.includes(claim);
  return isOther(file.type, served.types) || isOther(ending, served.endings) ? 'unsupported_media_type' : undefined;
}
