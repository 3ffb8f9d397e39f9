import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ShareCard } from '#service/ports/plan-printer.ts';
import { fontFor } from '../picture/fonts.ts';

/** What networks and messengers ask for beside a link: 1.91 to 1, as Open Graph has it. */
export const CARD = { width: 1200, height: 630 } as const;

/** The page's own paper and ink (`--paper`, `--ink`, `--accent` of the style sheet). */
const PAPER = '#f6f4ef';
const INK = '#20251f';
const QUIET = '#5a6159';
const MARK = '#2b5d4c';

/** White around all, and between text and picture, pixels. */
const MARGIN = 36;
const GAP = 28;
/** The text takes a column at the left, or a line below a picture that is wide. */
const COLUMN = 330;
const LINE = 74;
const TITLE_PX = 40;
const NOTE_PX = 19;
/** 80 keeps a plan of fine lines crisp in less than 200 KB. */
const QUALITY = 80;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The furnished picture, whole, with its rooms and area: a JPEG of 1200 × 630. The same card gives the same bytes. */
export async function drawShareCard({ picture, title, note }: ShareCard): Promise<Uint8Array> {
  // The picture's own margins and its small print's are white.
  const trimmed = await sharp(picture)
    .trim({ background: '#ffffff', threshold: 12 })
    .toBuffer({ resolveWithObject: true });
  const { text, room, lines } = compose(trimmed.info.width / trimmed.info.height, title, note);
  const shown = await sharp(trimmed.data)
    .resize({ width: room.width, height: room.height, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = room.left + Math.round((room.width - shown.info.width) / 2);
  const top = room.top + Math.round((room.height - shown.info.height) / 2);
  return sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([
      // White of the picture's sheet becomes the paper of the card.
      { input: shown.data, left, top, blend: 'multiply' },
      { input: drawText(lines, text), left: text.left, top: text.top },
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

interface Line {
  readonly words: string;
  readonly px: number;
  readonly bold: boolean;
}

/** Text beside the picture or below it, whichever leaves the picture larger. @param aspect of the picture, width over height */
function compose(aspect: number, title: string, note: string): { text: Box; room: Box; lines: Line[] } {
  const [width, height] = [CARD.width - 2 * MARGIN, CARD.height - 2 * MARGIN];
  const beside = { left: MARGIN + COLUMN + GAP, top: MARGIN, width: width - COLUMN - GAP, height };
  const above = { left: MARGIN, top: MARGIN, width, height: height - LINE - GAP };
  const sizeIn = (room: Box) => Math.min(room.width / aspect, room.height);
  const say = (words: string, px: number, bold: boolean): Line => ({ words, px, bold });
  if (sizeIn(above) >= sizeIn(beside)) {
    const text = { left: MARGIN, top: CARD.height - MARGIN - LINE, width, height: LINE };
    return { text, room: above, lines: [say(title, TITLE_PX, true), say(note, NOTE_PX, false)] };
  }
  const titles = title.split(' · ').map((words) => say(words, TITLE_PX, true));
  const notes = wrapped(note, COLUMN - INDENT, NOTE_PX).map((words) => say(words, NOTE_PX, false));
  return {
    text: { left: MARGIN, top: MARGIN, width: COLUMN, height },
    room: beside,
    lines: [...titles, say('', NOTE_PX / 2, false), ...notes],
  };
}

/** From the green bar to the text. */
const INDENT = 24;
const LEADING = 1.3;

/** Lines in the middle of a transparent PNG, a bar of green before them. */
function drawText(lines: readonly Line[], { width, height }: Box): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const total = lines.reduce((sum, { px }) => sum + px * LEADING, 0);
  let y = (height - total) / 2;
  context.fillStyle = MARK;
  context.fillRect(0, y, 6, total);
  context.textBaseline = 'middle';
  for (const { words, px, bold } of lines) {
    context.fillStyle = bold ? INK : QUIET;
    context.font = fontFor(words, px, bold);
    context.fillText(words, INDENT, y + (px * LEADING) / 2, width - INDENT);
    y += px * LEADING;
  }
  return canvas.toBuffer('image/png');
}

/** A sentence in lines that are no wider than `most`, pixels. */
function wrapped(sentence: string, most: number, px: number): string[] {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = fontFor(sentence, px, false);
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
