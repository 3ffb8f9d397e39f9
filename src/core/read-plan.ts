import { correctPlan } from './corrections/correct-plan.ts';
import { giveScale } from './corrections/give-scale.ts';
import type { Corrections } from './corrections/schema.ts';
import { withoutFurniture } from './corrections/without-furniture.ts';
import { orFailure } from './failures.ts';
import { type RoomName, typeRooms } from './naming/type-rooms.ts';
import type { PlanSheet } from './open-sheet.ts';
import { issueOf, optionalStage } from './optional-stage.ts';
import type { PixelClasses } from './pixel-classes/types.ts';
import type { PlanDocument } from './plan/schema.ts';
import type { Heads } from './plan-graph/heads.ts';
import { judgeFurniture } from './plan-graph/judge-furniture.ts';
import { judgePlan } from './plan-graph/judge-plan.ts';
import { partFlights } from './plan-graph/part-flights.ts';
import { readGraph } from './plan-graph/read-graph.ts';
import { toStructure } from './plan-graph/to-structure.ts';
import { nameAppliances, toSymbols } from './plan-graph/to-symbols.ts';
import { placedIn, type WeighedInstance, weighInstances } from './plan-graph/weigh-instances.ts';
import { findScale } from './scale/find-scale.ts';
import { pixelsPerMetre } from './structure/pixels-per-metre.ts';
import type { RoomsPx, Structure, Symbols } from './structure/types.ts';
import { surveyPlan } from './survey/survey-plan.ts';
import { decideVerdict } from './verdict/decide-verdict.ts';
import { ignore, type OptionalStage, type Watch } from './watch.ts';

/** What the network answers for a sheet. */
export interface GraphAnswer {
  readonly heads: Heads;
  readonly classes: PixelClasses;
}

export interface ReadPlanOptions {
  readonly watch?: Watch;
  /** What the sender knows better: scale, furniture, and what the plan has. */
  readonly corrections?: Corrections | undefined;
}

/** What every stage may be told. */
type Given = { readonly watch: Watch; readonly corrections: Corrections };

/**
 * A sheet, and what the network answers for it -> the plan in metres with a verdict and its evidence: a sheet without a plan gets a
 * verdict that says so. Stages that only add something and fail are left out and named in `issues`.
 * @throws `Failure` `internal_error` where walls, rooms, scale, symbols or verdict fail: a bug, its cause tells where
 */
export function readPlan(
  opened: PlanSheet,
  answer: GraphAnswer,
  { watch = ignore, corrections = {} }: ReadPlanOptions = {},
): PlanDocument {
  const failed = new Set<OptionalStage>();
  const fault: Watch['fault'] = (stage, error) => {
    failed.add(stage);
    watch.fault(stage, error);
  };
  const document = orFailure(() => readSheet(opened, answer, { watch: { ...watch, fault }, corrections }));
  return failed.size > 0 ? { ...document, issues: [...failed].map(issueOf) } : document;
}

function readSheet(opened: PlanSheet, answer: GraphAnswer, given: Given): PlanDocument {
  const { watch, corrections } = given;
  const { page, texts } = opened;
  watch.see('classes', answer.classes);
  const graph = watch.run('walls', () => readGraph(answer.heads, page, texts));
  const structure = watch.run('rooms', () => toStructure(graph, page, texts, answer.classes));
  return correctPlan(describeStructure(structure, opened, answer, given), corrections);
}

/** All that there is to say of a structure: its scale, what stands in its rooms, what these are, and the verdict. */
function describeStructure(
  structure: Structure,
  { page, texts, sheet, source }: PlanSheet,
  answer: GraphAnswer,
  { watch, corrections }: Given,
): PlanDocument {
  const { walls, openings } = structure;
  const found = watch.run('scale', () => findScale({ ...structure, texts, pageMm: sheet.pageMm }));
  const scale = corrections.scale ? giveScale(corrections.scale, found, source.toPicture) : found;
  const { instances, rooms, ...things } = watch.run('symbols', () =>
    findThings(structure, answer, scale.metresPerPixel, watch, (things) =>
      withoutFurniture(things, corrections.notFurniture ?? [], source.toPicture),
    ),
  );
  const seen = { page, walls, openings, rooms, scale, texts, classes: answer.classes, source, ...things };
  for (const name of ['walls', 'openings', 'rooms', 'scale', 'names', 'symbols'] as const) watch.see(name, seen[name]);
  const judges = {
    isPlan: () => judgePlan(seen, instances),
    isFurnished: () => judgeFurniture(instances, { rooms, names: things.names, classes: answer.classes }),
  };
  const verdict = watch.run('verdict', () => decideVerdict(seen, judges));
  return surveyPlan({ ...seen, verdict: watch.see('verdict', verdict) });
}

/** What stands on the floor, and what the rooms are by it. */
function findThings(
  { page, walls, openings, rooms: whole }: Structure,
  { heads, classes }: GraphAnswer,
  metresPerPixel: number | undefined,
  watch: Watch,
  believed: (things: readonly WeighedInstance[]) => WeighedInstance[],
): { instances: WeighedInstance[]; rooms: RoomsPx; symbols: Symbols; names: RoomName[] } {
  // Doors tell sizes, not the scale: that one may be misread.
  const ground = { classes, rooms: whole, ppm: pixelsPerMetre(walls, openings) };
  const weighed = believed(weighInstances(heads, walls.walls, ground));
  const rooms = optionalStage('stairs', watch, whole, () => partFlights(whole, weighed));
  const instances = placedIn(weighed, rooms);
  const symbols = toSymbols(instances);
  const unnamed = rooms.rooms.map((): RoomName => ({ type: 'other', label: '' }));
  const names = optionalStage('names', watch, unnamed, () =>
    typeRooms(rooms, symbols, openings, metresPerPixel, page, classes),
  );
  return { instances, rooms, names, symbols: nameAppliances(symbols, names) };
}
