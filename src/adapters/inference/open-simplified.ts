import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { type SimplifiedPlaces, simplifiedFile } from './simplified-file.ts';

/** Kept, because networks are loaded anew after every drawing. */
const simplified = new Map<string, Uint8Array>();

/** A network of a package in its simpler form: from the file that set-up made, and where there is none simplified here. */
export async function openSimplified(
  path: string,
  options: InferenceSession.SessionOptions,
  places?: SimplifiedPlaces,
): Promise<InferenceSession> {
  const file = await simplifiedFile(path, places);
  return existsSync(file)
    ? InferenceSession.create(file, options)
    : InferenceSession.create(await simplify(path), options);
}

async function simplify(path: string): Promise<Uint8Array> {
  const known = simplified.get(path);
  if (known) return known;
  const { simplifyNetwork } = await import('./simplify-network.ts');
  const bytes = simplifyNetwork(await readFile(path));
  simplified.set(path, bytes);
  return bytes;
}
