import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlanDocument } from '#core/plan/schema.ts';

/** A remark on a furnished plan; without a room it is one on the whole home. */
export interface Finding {
  /** What was asked, such as `jammed-seat`. */
  readonly measure: string;
  readonly room?: string;
  readonly what: string;
  readonly figure?: string;
}

/** The judge of layouts in a folder of tools, which shares no code with the furnisher; undefined where there is none. */
export async function loadJudge(tools: string): Promise<((document: PlanDocument) => Finding[]) | undefined> {
  const path = join(resolve(tools), 'judge-layout.mjs');
  if (!existsSync(path)) {
    console.error(`no judge at ${path}: sheets without findings`);
    return undefined;
  }
  const { judgePlan } = await import(pathToFileURL(path).href);
  return (document) => judgePlan(document)?.findings ?? [];
}
