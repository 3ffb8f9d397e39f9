import { bed } from './bed.ts';
import type { Model } from './model.ts';

export const doubleBed: Model = (m, size, tone) =>
  bed(m, size.width, size.depth, size.height, tone, size.width > 1.25 ? 2 : 1);

export const singleBed: Model = (m, size, tone) =>
  bed(m, size.width, size.depth, size.height, tone + 1, size.width > 1.3 ? 2 : 1);
