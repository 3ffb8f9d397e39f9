/** The model could not be fetched: the network is to blame, not the device. */
export class ModelMissing extends Error {
  override readonly name = 'ModelMissing';
}

/**
 * Fetches a binary glTF. Apart from what takes it apart, so that both come at the same time.
 * @throws ModelMissing
 */
export async function fetchModel(url: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    throw new ModelMissing('the 3D model could not be fetched', { cause });
  }
  throw new ModelMissing('there is no 3D model');
}
