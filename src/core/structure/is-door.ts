import type { OpeningPx } from './types.ts';

/** Whether an opening is closed by a leaf or panel that one walks through: neither glass nor a plain gap. */
export const isDoor = ({ kind }: OpeningPx): boolean => kind !== 'window' && kind !== 'gap';
