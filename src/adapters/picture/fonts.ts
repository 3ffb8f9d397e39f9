import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** The alphabets of Inter that come with the program, one font file each, and what is set in them. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
const familyOf = (alphabet: string): string => `Plenish ${alphabet}`;

/** Scripts that Inter lacks, with fonts of the system that have them. */
const SCRIPTS: readonly [script: RegExp, families: RegExp][] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    /CJK|Source Han|WenQuanYi|Droid Sans Fallback|PingFang|Hiragino|Yu Gothic|Malgun/i,
  ],
  [/\p{Script=Hangul}/u, /Sans CJK|Source Han|Malgun|Nanum|Apple SD Gothic/i],
  [/\p{Script=Hebrew}/u, /Sans Hebrew|^DejaVu Sans$|^Arial$/i],
  [/\p{Script=Arabic}/u, /Sans Arabic|Naskh|^DejaVu Sans$|^Arial$/i],
  [/\p{Script=Thai}/u, /Sans Thai/i],
  [/\p{Script=Devanagari}/u, /Sans Devanagari|Mangal/i],
  [/[\p{Script=Armenian}\p{Script=Georgian}]/u, /Sans (Armenian|Georgian)|^DejaVu Sans$/i],
];

let families: string[] | undefined;

/** Loads the fonts once a process. */
function load(): string[] {
  if (families) return families;
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files');
  const files = new Set(readdirSync(folder));
  families = [];
  for (const alphabet of ALPHABETS) {
    for (const weight of [400, 600]) {
      const file = `inter-${alphabet}-${weight}-normal.woff2`;
      if (files.has(file)) GlobalFonts.registerFromPath(join(folder, file), familyOf(alphabet));
    }
    families.push(familyOf(alphabet));
  }
  return families;
}

const systemFamily = (text: string): string | undefined => {
  const row = SCRIPTS.find(([script]) => script.test(text));
  return (
    row &&
    GlobalFonts.families.map((f) => f.family).find((family) => row[1].test(family) && !/mono|serif/i.test(family))
  );
};

/** CSS font for a text, `weight` 400 or 600. */
export function fontFor(text: string, sizePx: number, bold: boolean): string {
  const system = systemFamily(text);
  const list = [...load(), ...(system ? [system] : [])].map((family) => `"${family}"`).join(', ');
  return `${bold ? 600 : 400} ${sizePx}px ${list}`;
}

/** Whether the fonts at hand have the letters of a text. */
export function canSet(text: string): boolean {
  load();
  const covered = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    text,
  );
  return covered || systemFamily(text) !== undefined;
}
