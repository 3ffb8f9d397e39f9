import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { growState } from './grow.ts';
import { type Judged, judged } from './judged.ts';
import { makeState } from './place-group.ts';
import { isSqueezed } from './squeezed.ts';
import type { Scene, State, Want } from './state.ts';

/** Ways in which a group that was taken out is put back where the first few only narrow a way. */
const WAYS_WHERE_NARROW = 12;
/** A variant that is this much worse than the best says that something stands in its way. */
const POOR = 0.7;
/** A want that is left out at this cost is worth moving others for. */
const MISSED_MUCH = 0.5;
/** Rounds over all groups. */
const ROUNDS = 3;

/**
 * Local search on a complete room ("ruin and recreate", Schrimpf et al. 2000): takes out one group after another, puts it back where the
 * room as a whole is judged best, or leaves it out, and tries again what found no place. Where something is still amiss, two groups at
 * a time: an exchange of places needs both out. Ends when nothing helps.
 * Where the group of a want is `kept` where it is, the room is one of several to choose from: then each other group is looked at once.
 */
export function improveRoom(scene: Scene, wants: readonly Want[], state: State, kept?: Want): Judged {
  const search = new Search(scene, wants, judged(scene, state), kept);
  for (let round = 0; round < (kept ? 1 : ROUNDS); round++) {
    const moved = search.moveOnes();
    const exchanged = !kept && search.movePairs();
    if (!moved && !exchanged) break;
  }
  return search.best;
}

const isMissedMuch = ({ level, missed = 0 }: Want): boolean => level !== 'could' || missed >= MISSED_MUCH;

class Search {
  best: Judged;
  /** Which room each move was tried on last: on the same room it would end the same way. */
  readonly #tried = new Map<string, Judged>();
  readonly #scene: Scene;
  readonly #wants: readonly Want[];

  readonly #kept: Want | undefined;

  constructor(scene: Scene, wants: readonly Want[], start: Judged, kept: Want | undefined) {
    this.#scene = scene;
    this.#wants = wants;
    this.best = start;
    this.#kept = kept;
  }

  /** Every want by itself: moved, exchanged for another variant, left out, or put in. */
  moveOnes(): boolean {
    let improved = false;
    for (const want of this.#wants) if (this.#retry([want])) improved = true;
    return improved;
  }

  /** What found no place or only a poor variant, or narrows a way, with each of the others. */
  movePairs(): boolean {
    const amiss = this.#amiss();
    let improved = false;
    for (const first of amiss)
      for (const second of this.#wants)
        if (second !== first && !this.#isLeftAside(second) && this.#retry([first, second])) improved = true;
    return improved;
  }

  /** What would only be nice to have and found no place finds one by itself, if at all. */
  #isLeftAside(want: Want): boolean {
    return want.level === 'could' && this.best.state.missed.includes(want);
  }

  #amiss(): readonly Want[] {
    const { state, cost } = this.best;
    const musts = this.#wants.filter(({ level }) => level === 'must');
    if (cost.narrow) return musts;
    const poor = state.placements.filter((p) => isSqueezed(p) || p.candidate.template.penalty >= POOR);
    return [...poor.map(({ candidate }) => candidate.want), ...state.missed.filter(isMissedMuch)];
  }

  #retry(wants: readonly Want[]): boolean {
    const move = wants.map(({ name }) => name).join(' ');
    if (this.#tried.get(move) === this.best || (this.#kept && wants.includes(this.#kept))) return false;
    this.#tried.set(move, this.best);
    const { state } = this.best;
    const kept = state.placements.filter((p) => !wants.includes(p.candidate.want));
    const isMissed = wants.some((want) => state.missed.includes(want));
    if (kept.length === state.placements.length && !isMissed) return false;
    let rooms: State[] = [makeState(this.#scene, kept, state.missed.filter((want) => !wants.includes(want)))]; // biome-ignore format: one line
    const { waysAlone, waysOfPair } = effortFor(this.#scene);
    const ways = this.best.cost.narrow ? WAYS_WHERE_NARROW : wants.length > 1 ? waysOfPair : waysAlone;
    // What is excused as long as another is missing (a screen without seats) waits for it.
    const order = wants[0]!.unless?.(rooms[0]!, this.#scene) ? [...wants].reverse() : wants;
    for (const want of order) rooms = rooms.flatMap((room) => this.#putBack(want, room, ways));
    const before = this.best;
    for (const room of rooms) {
      const put = judged(this.#scene, this.#counted(room), this.best.cost);
      if (compareCosts(put.cost, this.best.cost) < 0) this.best = put;
    }
    return this.best !== before;
  }

  /** Whether a want is excused by what stands in the room changes as that is moved: the others are missed. */
  #counted(room: State): State {
    const placed = new Set(room.placements.map(({ candidate }) => candidate.want));
    const missed = this.#wants.filter((want) => !placed.has(want) && !want.unless?.(room, this.#scene));
    return { ...room, missed };
  }

  #putBack(want: Want, room: State, ways: number): State[] {
    if (want.unless?.(room, this.#scene)) return [room];
    const grown = growState(want, this.#scene, room, ways);
    return want.level === 'must' && grown.length ? grown : [...grown, { ...room, missed: [...room.missed, want] }];
  }
}
