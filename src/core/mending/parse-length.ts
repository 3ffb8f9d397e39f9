import { parseMeasure } from '../texts/parse-measure.ts';

/** Whole numbers of one or two digits, which a drawing does not use for lengths, are metres when a person types them. */
const WHOLE_METRES = /^\s*\d{1,2}\s*$/;

/**
 * A length as a person types it -> metres: `3.45`, `3,45 m`, `345 cm`, `345`, `3450`, `11'4"`, `11 ft 4 in`. Read as dimensions of
 * drawings are; without a unit in metres, or in centimetres or millimetres when it has three digits or more.
 * Undefined for what is no length.
 */
export function parseLength(text: string): number | undefined {
  if (WHOLE_METRES.test(text)) return Number(text) || undefined;
  const readings = parseMeasure(text).flatMap((reading) => (reading.kind === 'length' ? [reading] : []));
  return (readings.find(({ certain }) => certain) ?? readings[0])?.metres;
}
