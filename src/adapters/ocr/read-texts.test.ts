import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import type { Sheet } from '#core/sheet/types.ts';
import { cleanText } from '#core/texts/clean-text.ts';
import { findOrientation } from '#core/texts/find-orientation.ts';
import { loadDetector, releaseModels } from './models.ts';
import { readTexts } from './read-texts.ts';
import { readTextsAlone } from './read-texts-alone.ts';

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  'Inter',
);

function draw(width: number, height: number, paint: (g: SKRSContext2D) => void): Sheet {
  const canvas = createCanvas(width, height);
  const g = canvas.getContext('2d');
  g.fillStyle = 'white';
  g.fillRect(0, 0, width, height);
  g.fillStyle = 'black';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  paint(g);
  const { data } = g.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(3 * width * height);
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = data[4 * i + c]!;
    grey[i] = Math.round(0.299 * rgb[3 * i]! + 0.587 * rgb[3 * i + 1]! + 0.114 * rgb[3 * i + 2]!);
  }
  return { widthPx: width, heightPx: height, rgb, grey };
}

function write(g: SKRSContext2D, text: string, x: number, y: number, size: number, degrees = 0): void {
  g.save();
  g.translate(x, y);
  g.rotate((degrees * Math.PI) / 180);
  g.font = `${size}px Inter`;
  g.fillText(text, 0, 0);
  g.restore();
}

afterAll(releaseModels);

describe('readTexts', () => {
  it('reads the same with models that were loaded anew', async () => {
    const sheet = draw(400, 200, (g) => write(g, 'KITCHEN', 200, 100, 22));
    const [before, detector] = [await readTexts(sheet), await loadDetector()];
    await releaseModels();
    expect(await loadDetector()).not.toBe(detector);
    expect(before.map(({ text }) => text)).toEqual(['KITCHEN']);
    expect(await readTexts(sheet)).toEqual(before);
  });

  it('keeps no models where it is all that reads, and lets others finish', async () => {
    const sheet = draw(400, 200, (g) => write(g, 'KITCHEN', 200, 100, 22));
    const detector = await loadDetector();
    const both = await Promise.all([readTextsAlone(sheet), readTextsAlone(sheet)]);
    expect(both.map((texts) => texts.map(({ text }) => text))).toEqual([['KITCHEN'], ['KITCHEN']]);
    expect(await loadDetector()).not.toBe(detector);
  });

  it('reads nothing upside down where words stand upright', async () => {
    const upright = ['KITCHEN', 'BEDROOM', 'LIVING ROOM', 'BATHROOM', 'TERRACE'];
    const turns = async (words: readonly string[]) => {
      const texts = await readTexts(
        draw(700, 500, (g) => {
          words.forEach((word, i) => {
            write(g, word, 200, 60 + 70 * i, 22);
          });
          write(g, 'CHAMBER', 500, 250, 22, 180);
        }),
      );
      return texts.filter(({ text }) => text === 'CHAMBER').map(({ angle }) => angle);
    };
    expect(await turns(upright.slice(0, 1))).toEqual([180]);
    expect(await turns(upright)).toEqual([]);
  });

  it('reads the lone digits of a scale bar', async () => {
    const bar = (first: string) =>
      draw(900, 300, (g) => {
        write(g, 'KITCHEN', 300, 80, 22);
        write(g, 'BEDROOM', 600, 80, 22);
        write(g, first, 200, 200, 18);
        write(g, '1', 300, 200, 18);
        write(g, '5 m', 700, 200, 18);
        g.fillRect(200, 220, 500, 3);
      });
    const texts = (await readTexts(bar('0'))).map(({ text }) => text.replace(' ', ''));
    expect(texts).toEqual(expect.arrayContaining(['0', '1', '5m']));
    // Marks in a row without a nought are none of a bar.
    const others = (await readTexts(bar('△'))).map(({ text }) => text.replace(' ', ''));
    expect(others).toContain('5m');
    expect(others).not.toContain('1');
  });

  it('reads names and dimensions lying and standing, each where it is', async () => {
    const sheet = draw(900, 600, (g) => {
      write(g, 'KITCHEN', 300, 200, 22);
      write(g, 'BEDROOM 2', 650, 220, 22);
      write(g, '12.50 m²', 650, 250, 20);
      write(g, '4250', 450, 60, 20);
      write(g, '3600', 60, 300, 20, -90);
      g.strokeRect(150, 100, 650, 400);
    });
    const texts = await readTexts(sheet);
    const found = new Map(texts.map((t) => [t.text.replace(/\s/g, ''), t]));
    expect([...found.keys()].sort()).toEqual(['12.50m²', '3600', '4250', 'BEDROOM2', 'KITCHEN']);
    expect(found.get('3600')!.angle).toBe(270);
    const { box, angle } = found.get('KITCHEN')!;
    expect(angle).toBe(0);
    expect((box.x0 + box.x1) / 2).toBeCloseTo(300, -1);
    expect((box.y0 + box.y1) / 2).toBeCloseTo(200, -1);
  });

  it('reads thin light letters on a dark sheet', async () => {
    const sheet = draw(800, 500, (g) => {
      g.fillStyle = '#16305e';
      g.fillRect(0, 0, 800, 500);
      g.fillStyle = '#c8d4ea';
      for (const [i, text] of ['37\'-7"', '10\'-3"', '8\'-3"', '9\'-4"', '16\'-1"'].entries())
        write(g, text, 90 + 150 * i, 60, 12);
      write(g, 'Study', 200, 250, 12);
    });
    const texts = (await readTexts(sheet)).map((t) => t.text.replace(/\s/g, ''));
    expect(texts.sort()).toEqual(['10\'-3"', '16\'-1"', '37\'-7"', '8\'-3"', '9\'-4"', 'Study']);
  });

  it('keeps feet and inches together over a spaced dash', async () => {
    const printed = [`23' - 1"`, `10' - 4"`, `15' - 6"`, `8' - 6"`];
    const sheet = draw(1000, 300, (g) => {
      g.letterSpacing = '3px';
      for (const [i, text] of printed.entries()) write(g, text, 130 + 240 * i, 100, 13);
    });
    const texts = (await readTexts(sheet)).map((t) => cleanText(t.text).replace(/\s/g, ''));
    expect(texts.sort()).toEqual(printed.map((text) => text.replace(/\s/g, '')).sort());
  });

  it('enlarges small letters and keeps neighbours apart', async () => {
    const sheet = draw(420, 320, (g) => {
      write(g, 'Living Room', 110, 100, 9);
      write(g, '5.23 x 3.39m', 110, 113, 9);
      write(g, 'Bath', 200, 100, 9);
      write(g, 'Hall', 300, 200, 9);
    });
    const texts = (await readTexts(sheet)).map((t) => t.text.replace(/\s/g, '').replace('×', 'x'));
    expect(texts.sort()).toEqual(['5.23x3.39m', 'Bath', 'Hall', 'LivingRoom']);
  });

  it.each([90, 180, 270] as const)('reads a sheet that was turned by %i degrees, and says so', async (degrees) => {
    const sheet = draw(700, 700, (g) => {
      g.translate(350, 350);
      g.rotate((degrees * Math.PI) / 180);
      g.translate(-350, -350);
      write(g, 'LIVING ROOM', 250, 200, 20);
      write(g, 'BEDROOM', 480, 300, 20);
      write(g, 'KITCHEN', 250, 450, 20);
      write(g, 'TERRACE', 480, 550, 20);
      write(g, 'MH', 480, 420, 20);
    });
    const texts = await readTexts(sheet);
    const words = texts.map((t) => t.text.replace(/\s/g, ''));
    expect(words.sort()).toEqual(['BEDROOM', 'KITCHEN', 'LIVINGROOM', 'MH', 'TERRACE']);
    expect(findOrientation(texts).turn).toBe(360 - degrees);
  });

  it('finds nothing on a sheet without letters', async () => {
    expect(await readTexts(draw(500, 400, (g) => g.strokeRect(100, 100, 300, 200)))).toEqual([]);
  });
});
