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

/** White around all, height of the line of text, and from text to picture, pixels. */
const MARGIN = 28;
const TEXT = 74;
const GAP = 18;
/** 80 keeps a plan of fine lines crisp in less than 200 KB. */
const QUALITY = 80;

/** The furnished picture, whole, over its rooms and area: a JPEG of 1200 × 630. The same card gives the same bytes. */
export async function drawShareCard({ picture, title, note }: ShareCard): Promise<Uint8Array> {
  const room = { width: CARD.width - 2 * MARGIN, height: CARD.height - 2 * MARGIN - TEXT - GAP };
  const shown = await sharp(picture)
    .trim({ background: '#ffffff', threshold: 12 })
    .resize({ ...room, fit: 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((CARD.width - shown.info.width) / 2);
  const top = Math.round(MARGIN + (room.height - shown.info.height) / 2);
  return sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([
      // White of the picture's sheet becomes the paper of the card.
      { input: shown.data, left, top, blend: 'multiply' },
      { input: drawText(title, note), left: 0, top: CARD.height - MARGIN - TEXT },
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

/** A line of text as a transparent PNG as wide as the card. */
function drawText(title: string, note: string): Buffer {
  const canvas = createCanvas(CARD.width, TEXT);
  const context = canvas.getContext('2d');
  context.fillStyle = MARK;
  context.fillRect(MARGIN, 8, 6, TEXT - 16);
  context.textBaseline = 'alphabetic';
  context.fillStyle = INK;
  context.font = fontFor(title, 34, true);
  context.fillText(title, MARGIN + 24, 36);
  context.fillStyle = QUIET;
  context.font = fontFor(note, 19, false);
  context.fillText(note, MARGIN + 24, 65);
  return canvas.toBuffer('image/png');
}
