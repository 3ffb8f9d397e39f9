import fc from 'fast-check';
import { between } from './between.ts';

/** One way to damage a file; places and lengths are shares of it, headers more often than not. */
export type Damage = { readonly at: number; readonly long: number } & (
  | { readonly way: 'cut' | 'double' | 'end' }
  | { readonly way: 'write'; readonly bytes: Uint8Array }
);

const place = fc.oneof({ weight: 1, arbitrary: between(0, 1) }, { weight: 1, arbitrary: between(0, 0.08) });
export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ way: fc.constant('write' as const), at: place, long: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ way: fc.constant('write' as const), at: place, long: place, bytes: fc.constantFrom('0', '-1', '99999999', '1e99', 'null', '/', '<<', 'endobj').map((text) => new TextEncoder().encode(text)) }) },
    { weight: 2, arbitrary: fc.record({ way: fc.constantFrom('cut' as const, 'double' as const, 'end' as const), at: place, long: between(0, 0.2) }) },
  ),
  { minLength: 1, maxLength: 6 },
); // biome-ignore format: a way a line

export function damage(file: Uint8Array, list: readonly Damage[]): Uint8Array {
  let bytes = file;
  for (const one of list) {
    const at = Math.floor(one.at * bytes.length);
    const to = Math.min(bytes.length, at + 1 + Math.floor(one.long * bytes.length));
    if (one.way === 'write') {
      bytes = bytes.slice();
      bytes.set(one.bytes.subarray(0, bytes.length - at), at);
    } else if (one.way === 'end') bytes = bytes.slice(0, at);
    else
      bytes = Buffer.concat([
        bytes.subarray(0, one.way === 'cut' ? at : to),
        bytes.subarray(one.way === 'cut' ? to : at),
      ]);
  }
  return bytes;
}
