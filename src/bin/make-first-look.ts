import { ChildFirstLook } from '#adapters/children/child-first-look.ts';
import { withoutSettings } from '#config';
import type { FirstLook, LookOutcome } from '#service/ports/first-look.ts';

/** @param onLook told what became of each look */
export type MakeFirstLook = (onLook: (outcome: LookOutcome) => void) => FirstLook;

/** A child process that looks at drawings that wait; started when one has to. */
export const makeChildFirstLook: MakeFirstLook = (onLook) => new ChildFirstLook({ env: withoutSettings(), onLook });
