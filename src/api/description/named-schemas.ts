import type { TSchema } from 'typebox';
import {
  Corrections,
  GivenScale,
  OpeningCorrection,
  RoomCorrection,
  WallCorrection,
} from '#core/corrections/schema.ts';
import * as plan from '#core/plan/schema.ts';
import { VariantAnswer, VariantBody } from '../gallery-schemas.ts';
import * as api from '../schemas.ts';
import { type JsonObject, mapValues } from './json.ts';
import { modernise } from './modernise.ts';

/** What clients see of the schemas that more than one address speaks of, or that are worth a type of their own. */
const SCHEMAS: Readonly<Record<string, TSchema>> = {
  UploadAnswer: api.UploadAnswer,
  UploadData: api.UploadData,
  Summary: api.Summary,
  Problem: api.ProblemBody,
  ...Object.fromEntries(Object.entries(api.UPLOAD_PROBLEMS).map(([status, schema]) => [`Problem${status}`, schema])),
  PlanDocument: plan.PlanDocument,
  MendedPlan: api.MendedPlan,
  VariantBody,
  VariantAnswer,
  Ready: api.Ready,
  ...{ Corrections, GivenScale, RoomCorrection, WallCorrection, OpeningCorrection },
  Point: plan.Point,
  Ring: plan.Ring,
  Source: plan.Source,
  Verdict: plan.Verdict,
  Scale: plan.Scale,
  Plan: plan.Plan,
  Wall: plan.Wall,
  Opening: plan.Opening,
  Room: plan.Room,
  DrawnItem: plan.DrawnItem,
  PlanIssue: plan.PlanIssue,
  Layout: plan.Layout,
  LayoutItem: plan.LayoutItem,
  LayoutChecks: plan.LayoutChecks,
  Clearance: plan.Clearance,
  RoomReport: plan.RoomReport,
};

/** The schemas of `components`, by name, as the document writes them. */
export const readNamedSchemas = (): Record<string, JsonObject> =>
  mapValues(SCHEMAS, ({ 'x-examples': _, ...schema }: TSchema & { 'x-examples'?: unknown }) => {
    const plain = JSON.parse(JSON.stringify(schema)) as JsonObject;
    return modernise(plain) as JsonObject;
  });
