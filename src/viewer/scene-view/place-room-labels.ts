/** A room name that may be shown, in px of the stage. */
export interface RoomName {
  /** The middle of the name. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much of the stage the floor of its room takes, px². */
  readonly floor: number;
  /** How wide that floor is seen, px. */
  readonly across: number;
  /** Its room was chosen. */
  readonly chosen: boolean;
  /** It was shown in the frame before. */
  readonly shown: boolean;
}

/** A name takes no more than this share of its floor, or it hides what it names. */
const MOST_FLOOR = 0.3;
/** It may be wider than its room by this share. */
const MOST_OVERHANG = 1.15;
/** What is shown stays until it is past a limit by this share: names on the edge of one do not flicker. */
const SLACK = 1.15;
/** Free px between names. */
const APART = 4;

/**
 * Which names are shown: that of the chosen room first, then those of the rooms that are seen largest, and none over another.
 * @returns for each name, in their order
 */
export function placeRoomLabels(names: readonly RoomName[]): boolean[] {
  const shown = names.map(() => false);
  const order = names.map((_name, k) => k).sort((a, b) => rank(names[b]!) - rank(names[a]!));
  for (const k of order) {
    const name = names[k]!;
    shown[k] = (name.chosen || hasRoom(name)) && names.every((other, j) => !shown[j] || !overlap(name, other));
  }
  return shown;
}

const rank = ({ chosen, floor, shown }: RoomName): number =>
  chosen ? Number.POSITIVE_INFINITY : floor * (shown ? SLACK : 1);

function hasRoom({ width, height, floor, across, shown }: RoomName): boolean {
  const slack = shown ? SLACK : 1;
  return width * height < floor * MOST_FLOOR * slack && width < across * MOST_OVERHANG * slack;
}

function overlap(a: RoomName, b: RoomName): boolean {
  const apart = a.shown && b.shown ? 0 : APART;
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + apart && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + apart
  );
}
