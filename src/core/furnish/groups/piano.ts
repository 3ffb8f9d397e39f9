import { piece, type Template } from './template.ts';

/** Who plays sits before the keys and gets up backwards, metres (Mitton & Nystuen: 0.86 at a desk). */
const BEFORE_KEYS = 0.88;
/** From the keys to the bench, metres. */
const TO_BENCH = 0.12;

/** An upright piano at a wall with the bench before its keys. */
export function pianoPlace(): Template {
  const piano = piece('piano', 0, 0);
  const bench = piece('bench', 0, piano.y1 + TO_BENCH, 0, { width: 0.7, depth: 0.36 });
  const rule = '0.85 m before a piano, to sit down and get up';
  return {
    name: 'piano',
    parts: [piano, bench],
    zones: [
      { x0: piano.x0, x1: piano.x1, y0: piano.y1, y1: piano.y1 + BEFORE_KEYS, ignores: ['bench'], what: 'use', rule },
    ],
    penalty: 0,
  };
}
