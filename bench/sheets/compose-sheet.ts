import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { registerFonts } from '#synth/drawing/fonts.ts';
import type { Exhibit } from './exhibits.ts';

/** Width of a sheet, most height of a picture as a share of a column, and size of the lettering, pixels. */
const SHEET_PX = 2000;
const PICTURE_SHARE = 0.8;
const LETTERS_PX = 17;
const LINE_PX = 22;
const MARGIN_PX = 16;
const TITLE = '#222222';
const FINDING = '#b3261e';

/** Pictures in columns with title and findings under each, as PNG. */
export async function composeSheet(exhibits: readonly Exhibit[], columns: number): Promise<Buffer> {
  registerFonts();
  const column = Math.floor(SHEET_PX / columns);
  const roomPx = column - 2 * MARGIN_PX;
  const ruler = letters(createCanvas(1, 1).getContext('2d'));
  const shown = await Promise.all(
    exhibits.map(async ({ title, picture, findings }) => {
      const image = await loadImage(Buffer.from(picture));
      const share = Math.min(roomPx / image.width, (PICTURE_SHARE * roomPx) / image.height);
      const lines = findings.flatMap((finding) => wrap(ruler, `– ${finding}`, roomPx));
      return { title, image, lines, widthPx: image.width * share, heightPx: image.height * share };
    }),
  );
  const rows = Array.from({ length: Math.ceil(shown.length / columns) }, (_, i) => {
    const row = shown.slice(i * columns, (i + 1) * columns);
    const picturesPx = Math.ceil(Math.max(...row.map(({ heightPx }) => heightPx)));
    const linesPx = LINE_PX * (1 + Math.max(...row.map(({ lines }) => lines.length)));
    return { row, picturesPx, heightPx: picturesPx + linesPx + 2 * MARGIN_PX };
  });
  const canvas = createCanvas(
    SHEET_PX,
    rows.reduce((sum, { heightPx }) => sum + heightPx, 0),
  );
  const ctx = letters(canvas.getContext('2d'));
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  let y = MARGIN_PX;
  for (const { row, picturesPx, heightPx } of rows) {
    for (const [i, { title, image, lines, ...size }] of row.entries()) {
      const x = i * column + MARGIN_PX;
      ctx.drawImage(image, x, y, size.widthPx, size.heightPx);
      for (const [k, line] of [title, ...lines].entries()) {
        ctx.fillStyle = k === 0 ? TITLE : FINDING;
        ctx.fillText(line, x, y + picturesPx + (k + 1) * LINE_PX, roomPx);
      }
    }
    y += heightPx;
  }
  return canvas.encode('png');
}

function letters(ctx: SKRSContext2D): SKRSContext2D {
  ctx.font = `${LETTERS_PX}px "Plan Sans"`;
  return ctx;
}

/** A text in lines that are no wider than the column. */
function wrap(ctx: SKRSContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && ctx.measureText(longer).width <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
