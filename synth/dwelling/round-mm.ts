/** Metres to the nearest millimetre: what stands in plans. */
export const roundMm = (metres: number): number => Math.round(metres * 1000) / 1000;
