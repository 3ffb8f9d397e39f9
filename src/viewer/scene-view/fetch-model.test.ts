import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModel, ModelMissing } from './fetch-model.ts';

/** Answers with the bytes of the address, or not at all; and notes what was asked for. */
function networkOf(isUp: () => boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!isUp()) throw new TypeError('offline');
    return new Response(url);
  });
  return asked;
}
const textOf = async (url: string): Promise<string> => new TextDecoder().decode(await fetchModel(url));

describe('fetchModel', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches the model that was fetched last no second time, and another one anew', async () => {
    const asked = networkOf(() => true);
    expect([await textOf('/a.glb'), await textOf('/a.glb'), await textOf('/b.glb')]).toEqual([
      '/a.glb',
      '/a.glb',
      '/b.glb',
    ]);
    expect(asked).toEqual(['/a.glb', '/b.glb']);
  });

  it('asks again for what could not be fetched', async () => {
    let isUp = false;
    const asked = networkOf(() => isUp);
    await expect(fetchModel('/c.glb')).rejects.toBeInstanceOf(ModelMissing);
    isUp = true;
    expect(await textOf('/c.glb')).toBe('/c.glb');
    expect(asked).toEqual(['/c.glb', '/c.glb']);
  });
});
