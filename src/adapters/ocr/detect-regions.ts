import type { Sheet } from '#core/sheet/types.ts';
import type { Letters } from './letter-height.ts';
import { MARGIN, mapTexts, TILE, toSheet, type View } from './map-texts.ts';
import type { Detector } from './models.ts';
import { boxOfRegion, overlapOf } from './region-box.ts';
import { regionsOfMap } from './regions-of-map.ts';
import type { TextRegion } from './types.ts';

/** Capitals of about this height are what the detector sees best without joining neighbours. */
const LETTER_TARGET_PX = 13;
const MAX_ENLARGING = 3;
/** The overview in which large letters are found that the finer pass breaks up. */
const OVERVIEW_PX = 736;
/** All of a sheet with no more pixels than this, at the scale that suits its letters, is looked at: it takes some 0.3 s at most. */
const SMALL_PX = 2e6;
/** Regions this much longer than high certainly lie. */
const LYING = 2.5;

/**
 * Finds the lines of text on a sheet: a pass at the scale that suits its letters, tile by tile; the same with the sheet
 * turned where standing text may be, which the detector breaks up otherwise; and one overview for large letters.
 */
export async function detectRegions(
  sheet: Sheet,
  letters: Letters,
  detector: Detector,
  maxDetectPx: number,
): Promise<TextRegion[]> {
  const look = async (view: View, spots?: Letters['spots']) =>
    regionsOfMap(await mapTexts(view, detector, spots)).map((region) => toSheet(region, view));
  const scale = chooseScale(sheet, letters, maxDetectPx);
  const isSmall = sheet.widthPx * sheet.heightPx * scale ** 2 <= SMALL_PX;
  const lying = await look({ sheet, scale, turned: false }, isSmall ? undefined : letters.spots);
  const doubtful = lying.filter((r) => r.axis === 'y' || r.along < LYING * r.across).map(boxOfRegion);
  const standing = doubtful.length > 0 ? await look({ sheet, scale, turned: true }, doubtful) : [];
  const fine = chooseDirections(lying, standing);
  const overview = Math.min(1, OVERVIEW_PX / Math.max(sheet.widthPx, sheet.heightPx));
  if (overview > 0.7 * scale) return fine;
  return addLarge(fine, await look({ sheet, scale: overview, turned: false }));
}

/** Sheet pixels to detector pixels. */
export function chooseScale(sheet: Sheet, letters: Letters, maxDetectPx: number): number {
  const long = Math.max(sheet.widthPx, sheet.heightPx);
  const wanted = letters.heightPx > 0 ? LETTER_TARGET_PX / letters.heightPx : 960 / long;
  const lowest = Math.min(1, OVERVIEW_PX / long);
  const scale = Math.max(lowest, Math.min(MAX_ENLARGING, wanted));
  const pixels = sheet.widthPx * sheet.heightPx * activeShare(sheet, letters, scale);
  return Math.min(scale, Math.max(lowest, Math.sqrt(maxDetectPx / pixels)));
}

function activeShare(sheet: Sheet, letters: Letters, scale: number): number {
  const side = (TILE - 2 * MARGIN) / scale;
  const columns = Math.ceil(sheet.widthPx / side);
  const rows = Math.ceil(sheet.heightPx / side);
  const active = new Set<number>();
  for (const b of letters.spots) active.add(Math.floor(b.y0 / side) * columns + Math.floor(b.x0 / side));
  return Math.max(0.05, active.size / (columns * rows));
}

/** Of regions seen in both views the longer one is the line, the shorter its letters. */
function chooseDirections(lying: TextRegion[], standing: TextRegion[]): TextRegion[] {
  const candidates = [
    ...lying.filter((r) => r.axis === 'x'),
    ...standing.filter((r) => r.axis === 'y'),
    // Last resort: what was seen across its view.
    ...lying.filter((r) => r.axis === 'y'),
    ...standing.filter((r) => r.axis === 'x'),
  ];
  const rank = new Map(candidates.map((r, i) => [r, i]));
  const certain = lying.filter((r) => r.axis === 'x').length + standing.filter((r) => r.axis === 'y').length;
  const weight = (r: TextRegion) => (r.along / r.across) * r.score * (rank.get(r)! < certain ? 1 : 0.3);
  candidates.sort((a, b) => weight(b) - weight(a));
  const kept: TextRegion[] = [];
  for (const region of candidates) {
    const rival = kept.some((k) => overlapOf(k, region) > 0.4 * Math.min(areaOf(k), areaOf(region)));
    if (!rival) kept.push(region);
  }
  return kept;
}

/** Adds what only the overview saw: large letters, of which the finer pass has nothing or pieces. */
function addLarge(fine: TextRegion[], coarse: TextRegion[]): TextRegion[] {
  const typical = median(fine.map((r) => r.across));
  const kept = [...fine];
  for (const region of coarse) {
    const covering = kept.filter((r) => overlapOf(r, region) > 0.3 * Math.min(areaOf(r), areaOf(region)));
    const covered = covering.reduce((sum, r) => sum + overlapOf(r, region), 0) / areaOf(region);
    if (covered < 0.25) kept.push(region);
    else if (region.across > 3 * typical && covering.every((r) => r.across < 0.6 * region.across)) {
      for (const r of covering) kept.splice(kept.indexOf(r), 1);
      kept.push(region);
    }
  }
  return kept;
}

const areaOf = (r: TextRegion) => r.along * r.across;

function median(values: number[]): number {
  return values.length === 0 ? 0 : values.sort((a, b) => a - b)[values.length >> 1]!;
}
