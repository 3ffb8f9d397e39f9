import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#core/gallery/texts/all-texts.ts';
import { writeFonts } from './subset-fonts.ts';

describe('subset-fonts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenish-fonts-'));
  beforeAll(() => writeFonts(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Names of the files that a browser fetches for a letter in the regular weight. */
  function filesOf(letter: string): string[] {
    const code = letter.codePointAt(0)!;
    const rules = readFileSync(join(folder, 'inter.css'), 'utf8').split('@font-face').slice(1);
    return rules
      .filter((rule) => rule.includes('weight: 400'))
      .filter((rule) =>
        [...rule.matchAll(/U\+(\w+)(?:-(\w+))?/g)].some(
          ([, from, to = from]) => Number.parseInt(from!, 16) <= code && code <= Number.parseInt(to!, 16),
        ),
      )
      .map((rule) => rule.match(/inter-(\w+)-400\.woff2/)![1]!);
  }

  it('fetches each letter once, and for no language of the gallery more than the letters of Europe', () => {
    const letters = [
      ...new Set(
        JSON.stringify(ALL_TEXTS)
          .normalize()
          .match(/\p{Script=Latin}/gu),
      ),
    ];
    expect(letters.length).toBeGreaterThan(90);
    const files = new Set(letters.map((letter) => filesOf(letter).join()));
    expect([...files].sort()).toEqual(['european', 'western']);
    for (let code = 0x20; code < 0x2c80; code++)
      expect(filesOf(String.fromCodePoint(code)).length, `U+${code.toString(16)}`).toBeLessThan(2);
    expect(filesOf('ơ')).toEqual(['further']);
  });

  it('keeps kerning and the letters', () => {
    GlobalFonts.registerFromPath(join(folder, 'inter-western-400.woff2'), 'Western');
    GlobalFonts.registerFromPath(join(folder, 'inter-european-400.woff2'), 'European');
    const pen = createCanvas(10, 10).getContext('2d');
    const width = (font: string, text: string) => {
      pen.font = `100px ${font}`;
      return pen.measureText(text).width;
    };
    expect(width('Western', 'AV')).toBeLessThan(width('Western', 'A') + width('Western', 'V') - 3);
    expect(width('European', 'ł')).toBeLessThan(width('European', 'Ł'));
  });
});
