import type { RoomType } from '../../plan/schema.ts';
import type { Choice, Demand } from './assign-activities.ts';
import type { HomeRoom } from './home-room.ts';
import type { HomeFacts } from './own-tasks.ts';
import { isRefused, type Refusal } from './refusal.ts';
import type { Activity, Beds, Task } from './task.ts';
import type { Wishes } from './wishes.ts';
import { type ZoneSize, zoneSize } from './zone-sizes.ts';

/** A room that may take an activity, and the task that it would be. */
export interface TaskChoice extends Choice {
  readonly task: Task;
}

/** An activity that looks for a room among several. */
export interface TaskDemand extends Demand<TaskChoice> {
  readonly what: Activity;
  readonly for: number;
  /** Nobody misses it where it is left out: it is not spoken of. */
  readonly isQuiet?: boolean;
}

/** What is known when the activities that may go to several rooms look for theirs. */
export interface DemandFacts extends HomeFacts {
  readonly wishes: Wishes;
  readonly refused: readonly Refusal[];
  /** What rooms are for already. */
  readonly own: readonly Task[];
}

/** What a room of each type costs an activity: 1 is what a designer would remark on. A type that is not named is out of the question. */
export type Costs = Partial<Record<RoomType, number>>;

/** A place that may be had: a room, for so many, at a cost. */
export interface Place {
  readonly room: HomeRoom;
  readonly cost: number;
  readonly for: number;
  readonly beds?: Beds;
  /** Floor that it takes where it shares with what is there already, m². */
  readonly zone?: Pick<ZoneSize, 'least' | 'good'>;
}

/** Without daylight one does not sit for long. */
export const NO_DAYLIGHT = 0.3;
/** Each metre that a room is too narrow for a zone. */
const NARROW_METRE = 2;

export function demandFor(
  what: Activity,
  people: number,
  leftOut: number,
  places: readonly Place[],
  home: DemandFacts,
): TaskDemand {
  const choices = places.flatMap((place): TaskChoice[] => {
    const { room, beds } = place;
    if (isRefused(home.refused, what, room.id, place.for, beds)) return [];
    const task: Task = { what, for: place.for, room: room.id, ...(beds ? { beds } : {}) };
    const size = sizeOf(task, home);
    const narrow = NARROW_METRE * Math.max(0, size.width - room.width);
    const { least, good } = place.zone ?? size;
    return [{ room: room.id, cost: place.cost + narrow, least, good, task }];
  });
  return { what, for: people, choices, leftOut };
}

export const sizeOf = (task: Task, { wishes }: { readonly wishes: Wishes }): ZoneSize =>
  zoneSize(task.what, task.for, task.beds, wishes.accessible ?? false);

/** The rooms that come into question by their type, with what that costs. */
export const roomsByCost = (costs: Costs, { rooms }: HomeFacts): { room: HomeRoom; cost: number }[] =>
  rooms.flatMap((room) => (costs[room.type] === undefined ? [] : [{ room, cost: costs[room.type]! }]));

/** Whether people live on this floor alone: they cook here, or no stairs lead to where they do. Else much may be on the other floor. */
export const isWholeHome = ({ own, rooms }: DemandFacts): boolean =>
  own.some(({ what }) => what === 'cook') ||
  (own.some(({ what }) => what === 'lounge') &&
    !rooms.some(({ type, drawn }) => type === 'stairs' || drawn.has('stairs')));

/** What an activity costs that is left out where another floor may have it. */
export const ELSEWHERE = 0.9;
