/** The model could not be fetched: the network is to blame, not the device. */
export class ModelMissing extends Error {
  override readonly name = 'ModelMissing';
}

/** The model that was fetched last: 3D is left and come back to, and the model of one address is always the same. */
let last: { readonly url: string; readonly bytes: Promise<ArrayBuffer> } | undefined;

/**
 * Fetches a binary glTF, unless it is the one that was fetched last. Apart from what takes it apart, so that both come at the same time.
 * @throws ModelMissing
 */
export function fetchModel(url: string): Promise<ArrayBuffer> {
  if (last?.url === url) return last.bytes;
  const bytes = load(url);
  last = { url, bytes };
  bytes.catch(() => {
    if (last?.bytes === bytes) last = undefined;
  });
  return bytes;
}

async function load(url: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    throw new ModelMissing('the 3D model could not be fetched', { cause });
  }
  throw new ModelMissing('there is no 3D model');
}
