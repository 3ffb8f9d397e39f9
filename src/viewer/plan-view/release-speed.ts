type PointPx = readonly [number, number];

/** What counts is the last stretch of a drag: who stops before letting go means to stop. */
const LAST_MS = 80;
/** Px a ms: slower nobody throws. */
const LEAST = 0.15;

/** How fast a drag is when it is let go. */
export class ReleaseSpeed {
  private notes: { readonly point: PointPx; readonly time: number }[] = [];

  forget(): void {
    this.notes = [];
  }

  /** @param time ms */
  note(point: PointPx, time: number): void {
    this.notes = [...this.notes.filter((note) => time - note.time < LAST_MS), { point, time }];
  }

  /** Px a ms, or undefined where it has come to rest before. */
  at(time: number): PointPx | undefined {
    const [first, ...rest] = this.notes.filter((note) => time - note.time < LAST_MS);
    const last = rest.at(-1);
    if (!first || !last || last.time <= first.time) return undefined;
    const ms = last.time - first.time;
    const speed: PointPx = [(last.point[0] - first.point[0]) / ms, (last.point[1] - first.point[1]) / ms];
    return Math.hypot(...speed) < LEAST ? undefined : speed;
  }
}
