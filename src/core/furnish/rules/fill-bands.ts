import type { RoomType } from '../../plan/schema.ts';

/**
 * Share of the floor under furniture that makes a room look furnished and still walkable, by room type: calibrated on
 * published layouts (bedrooms of about 10 m² reach 0.5, where walking gets hard) and common practice.
 */
export const FILL_BANDS: Partial<Record<RoomType, readonly [number, number]>> = {
  bedroom: [0.3, 0.45],
  children: [0.3, 0.45],
  living: [0.25, 0.4],
  'living-kitchen': [0.25, 0.4],
  dining: [0.2, 0.35],
  kitchen: [0.25, 0.45],
  bathroom: [0.3, 0.5],
  study: [0.25, 0.4],
  hall: [0, 0.15],
  corridor: [0, 0.15],
};
