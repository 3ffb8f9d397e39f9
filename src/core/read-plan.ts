import { orFailure } from './failures.ts';
import { type RoomName, typeRooms } from './naming/type-rooms.ts';
import type { PlanSheet } from './open-sheet.ts';
import { dropSlits } from './openings/drop-slits.ts';
import { issueOf, optionalStage } from './optional-stage.ts';
import type { PixelClasses } from './pixel-classes/types.ts';
import type { PlanDocument } from './plan/schema.ts';
import { dropFarWalls } from './rooms/drop-far-walls.ts';
import { dropOutlying } from './rooms/drop-outlying.ts';
import { openCuts } from './rooms/open-cuts.ts';
import { toFaces } from './rooms/to-faces.ts';
import { trimWalls } from './rooms/trim-walls.ts';
import { searchStructure } from './structure/find-structure.ts';
import { measureStructure } from './structure/measure-structure.ts';
import { pixelsPerMetre } from './structure/pixels-per-metre.ts';
import type { Structure } from './structure/types.ts';
import { type Findings, surveyPlan } from './survey/survey-plan.ts';
import { findSymbols } from './symbols/find-symbols.ts';
import { seeFixtures } from './symbols/see-fixtures.ts';
import { looksTooLarge } from './verdict/check-size.ts';
import { decideVerdict, type VerdictInput } from './verdict/decide-verdict.ts';
import { BY_STROKES } from './verdict/judge-by-strokes.ts';
import { ignore, type OptionalStage, type Watch } from './watch.ts';

export interface ReadPlanOptions {
  readonly watch?: Watch;
  /** Finds the best walls also where the verdict is settled without them: for whoever looks at the plan of a refused sheet. */
  readonly toTheEnd?: boolean;
}

/**
 * A sheet, and what the network takes its pixels for -> the plan in metres with a verdict and its evidence: a sheet without a plan gets
 * a verdict that says so. Stages that only add something and fail are left out and named in `issues`.
 * @throws `Failure` `internal_error` where walls, rooms, scale, symbols or verdict fail: a bug, its cause tells where
 */
export function readPlan(
  opened: PlanSheet,
  classes?: PixelClasses,
  { watch = ignore, toTheEnd = false }: ReadPlanOptions = {},
): PlanDocument {
  const failed = new Set<OptionalStage>();
  const fault: Watch['fault'] = (stage, error) => {
    failed.add(stage);
    watch.fault(stage, error);
  };
  const document = orFailure(() => surveyPlan(readSheet(opened, classes, { watch: { ...watch, fault }, toTheEnd })));
  return failed.size > 0 ? { ...document, issues: [...failed].map(issueOf) } : document;
}

function readSheet(
  opened: PlanSheet,
  classes: PixelClasses | undefined,
  { watch, toTheEnd }: Required<ReadPlanOptions>,
): Findings {
  watch.see('classes', classes);
  const { drawn, looksRefused, best } = searchStructure(opened.page, opened.texts, classes, watch);
  const isDoubtful = looksRefused || looksTooLarge(drawn.rooms, opened.texts, opened.sheet.pageMm);
  const first = isDoubtful ? describeStructure(drawn, opened, classes, watch) : undefined;
  const settled = first && isSettled(first) ? first : undefined;
  const structure = settled && !toTheEnd ? drawn : best();
  const described = first && structure === drawn ? first : describeStructure(structure, opened, classes, watch);
  const found = settled ? { ...described, verdict: settled.verdict } : described;
  return optionalStage('tidying', watch, found, () => tidyFindings(found, classes));
}

/** What was found without what lies beyond the dwelling, its rooms up to the faces of their walls. */
function tidyFindings(found: VerdictInput & Findings, classes?: PixelClasses): Findings {
  const { walls, openings, rooms, page } = found;
  // Only now: windows speak for a plan, wherever they are.
  const kept = dropFarWalls(dropOutlying(dropSlits(openings, walls), rooms, walls), rooms, walls);
  return {
    ...found,
    ...openCuts(kept.openings, rooms, trimWalls(kept.openings, rooms, kept.walls, classes)),
    rooms: toFaces(rooms, walls, page),
  };
}

/**
 * Whether no other walls would change the verdict on a plan that looks refused: of 319 readings 95 found furnished by their drawn walls, 21 with
 * scales or a size that are not supported and 31 without a length were the same in the end.
 */
function isSettled({ verdict: { code }, scale: { measures } }: Findings): boolean {
  const isSure = code === 'furniture_detected' || code === 'size_unsupported';
  return isSure || (code === 'dimensions_missing' && measures.length === 0);
}

/** All that there is to say of a structure: how large it is, what is drawn in its rooms, what these are, and the verdict. */
function describeStructure(
  structure: Structure,
  { sheet, texts, source }: PlanSheet,
  classes: PixelClasses | undefined,
  watch: Watch,
): VerdictInput & Findings {
  const measured = measureStructure(structure, { texts, pageMm: sheet.pageMm, classes }, watch);
  const { page, walls, openings, rooms, scale } = measured;
  watch.see('walls', walls);
  watch.see('openings', openings);
  watch.see('rooms', rooms);
  watch.see('scale', scale);
  const { metresPerPixel } = scale;
  const { names, symbols } = watch.run('symbols', () => {
    const drawn = findSymbols(page, walls, openings, rooms, texts, metresPerPixel, classes);
    const unnamed = rooms.rooms.map((): RoomName => ({ type: 'other', label: '' }));
    const names = optionalStage('names', watch, unnamed, () =>
      typeRooms(rooms, drawn, openings, metresPerPixel, page, classes),
    );
    const symbols = optionalStage('seen-fixtures', watch, drawn, () =>
      classes
        ? seeFixtures(drawn, { classes, rooms, names, ppm: pixelsPerMetre(walls, openings, metresPerPixel) })
        : drawn,
    );
    return { names, symbols };
  });
  watch.see('names', names);
  watch.see('symbols', symbols);
  const seen = { page, walls, openings, rooms, symbols, scale, names, texts, classes, source };
  const verdict = watch.run('verdict', () => decideVerdict(seen, BY_STROKES));
  return { ...seen, verdict: watch.see('verdict', verdict) };
}
