import { createRequire } from 'node:module';

/**
 * Gives memory that native code has freed, and that the C library keeps for later, back to the system. Blocks of decoders, networks and
 * typed arrays lie scattered in glibc's heap, which gives back by itself only what is free at its end: after a large
 * drawing up to 120 MB are free and stay resident. Takes up to 30 ms where there is so much. Nothing happens with other C libraries, and where koffi has no build.
 */
export const trimHeap: () => void = findTrim();

function findTrim(): () => void {
  try {
    const koffi = createRequire(import.meta.url)('koffi') as typeof import('koffi');
    const trim = koffi.load('libc.so.6').func('int malloc_trim(size_t)');
    return () => trim(0);
  } catch {
    return () => {};
  }
}
