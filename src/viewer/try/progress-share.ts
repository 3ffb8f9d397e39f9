/** Up to this share of its usual time a stage fills its part of the bar evenly; then ever more slowly, and never all of it. */
const EVEN = 0.8;

export interface Passed {
  /** In the order in which they pass. */
  readonly stages: readonly string[];
  /** What each usually takes, milliseconds; empty where nobody knows. */
  readonly expected: Readonly<Record<string, number>>;
  /** The stage that has begun last, and how long ago. */
  readonly stage: string;
  readonly sinceMs: number;
}

/** How much of the work is done, 0–1: by what the stages usually take, or, where nobody knows, by how many have passed. */
export function progressShare({ stages, expected, stage, sinceMs }: Passed): number {
  const current = stages.indexOf(stage);
  if (current < 0) return 0;
  const usual = (name: string) => expected[name] ?? 0;
  const total = usualMs(expected);
  if (total === 0) return current / stages.length;
  const passed = stages.slice(0, current).reduce((sum, name) => sum + usual(name), 0);
  return (passed + usual(stage) * fill(sinceMs / (usual(stage) || 1))) / total;
}

/** All stages together, milliseconds; 0 where nobody knows. */
export const usualMs = (expected: Passed['expected']): number =>
  Object.values(expected).reduce((sum, ms) => sum + ms, 0);

const fill = (x: number): number => (x < EVEN ? x : 1 - (1 - EVEN) * Math.exp((EVEN - x) / (1 - EVEN)));
