import { CATALOGUE, type Kind } from './catalogue.ts';

/**
 * Lower edge above the floor of a piece that hangs, metres; undefined of what stands and of unknown kinds. What hangs is hung by its
 * top: one that is made lower than usual (a mirror over a console) leaves more free below.
 */
export function undersideOf(kind: string, height: number): number | undefined {
  const entry = CATALOGUE[kind as Kind] as (typeof CATALOGUE)[Kind] | undefined;
  return entry?.underside === undefined ? undefined : entry.underside + Math.max(0, entry.height - height);
}
