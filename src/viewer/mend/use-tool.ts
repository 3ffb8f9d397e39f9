import { useEffect, useState } from 'preact/hooks';
import { distanceTo, lengthOf } from '#core/geometry/segment.ts';
import { addWall } from '#core/mending/add-wall.ts';
import { drawWall } from '#core/mending/draw-wall.ts';
import type { DrawnInk } from '#core/mending/drawn/drawn-ink.ts';
import { addFixture } from '#core/mending/edit-fixture.ts';
import { editRoom } from '#core/mending/edit-room.ts';
import { FIXTURE_PALETTE, type PaletteEntry } from '#core/mending/fixture-palette.ts';
import { typeByFixtures } from '#core/mending/likely-types.ts';
import { putOnWall } from '#core/mending/opening-span.ts';
import { whereOnWall, withOpening } from '#core/mending/place-opening.ts';
import { type OnHand, snapHand } from '#core/mending/snap-hand.ts';
import { snapPoint } from '#core/mending/snap-point.ts';
import type { Opening, Plan, Point, Ring, Wall } from '#core/plan/schema.ts';
import type { Place } from '../by-hand/strokes.ts';
import type { Thing } from './things.ts';
import { isLineTool, isOpeningTool, type OpeningTool } from './tools.ts';
import type { Editor } from './use-editor.ts';

/** What the tool in hand has so far, and what a tap would do. */
export interface ToolState {
  /** Where the wall that is being drawn begins, or the length, or the part of the sheet. */
  readonly start?: Point | undefined;
  /** Where that length or part ends. */
  readonly end?: Point | undefined;
  readonly aim?: OnHand | undefined;
  /** Whether the start was put to the end of a wall, which stays where it is. */
  readonly isStartHeld?: boolean | undefined;
  /** The opening that a tap would put up, or the outline of the fixture. */
  readonly ghost?: Opening | undefined;
  /** Whether that opening is one of the drawing. */
  readonly isDrawn?: boolean | undefined;
  /** Why a tap would put up nothing. */
  readonly refused?: 'noWall' | 'noRoom' | undefined;
  readonly ghostFixture?: Ring | undefined;
  readonly palette: PaletteEntry;
  /** The true length, as it is written. */
  readonly length: string;
}

export interface ToolInHand {
  readonly state: ToolState;
  setPalette(entry: PaletteEntry): void;
  setLength(text: string): void;
  onHover(place: Place): void;
  onTap(place: Place): void;
  /** Whether its next point begins a line. */
  readonly begins: boolean;
  /** Whether it has begun something that Escape lets go of. */
  readonly isBusy: boolean;
  letGo(): void;
}

/** How near to a wall or a corner a tap is meant for it, px of the screen: half of a fingertip. */
const REACH_PX = 14;
/** Openings go to the wall that is nearest, also from farther off. */
const WALL_REACH_PX = 40;

/** The tools that are not Select: what they show under the pointer, and what their taps do. */
export function useTool(editor: Editor, drawing: DrawnInk | undefined): ToolInHand {
  const { tool, settled } = editor;
  const { plan } = settled;
  const [palette, setPalette] = useState<PaletteEntry>(FIXTURE_PALETTE[0]!);
  const [length, setLength] = useState('');
  const [state, setState] = useState<Omit<ToolState, 'palette' | 'length'>>({});
  const letGo = () => setState({});
  useEffect(letGo, [tool]);
  useEffect(() => setLength(''), [tool]);

  const inkAt = ({ exact }: Place) => (exact ? undefined : drawing);
  const aimAt = (place: Place): OnHand => {
    const { point, perPixel, exact } = place;
    const start = state.end ? undefined : state.start;
    // The sheet is not drawn along the walls: a part of it is a box with a slanted diagonal.
    if (tool === 'part' || exact) return { point, to: 'free' };
    const reach = REACH_PX * perPixel;
    if (tool === 'wall') return snapHand(plan, point, { start, reach, ink: inkAt(place) });
    return snapPoint(point, [], { start, reach });
  };

  const onHover = (place: Place) => {
    if (isLineTool(tool)) setState((now) => ({ ...now, aim: aimAt(place) }));
    else if (isOpeningTool(tool)) setState(aimOpening(plan, place, tool, inkAt(place)));
    else if (tool === 'fixture')
      setState({ ghostFixture: addFixture(plan, palette, place.point).fixtures.at(-1)!.outline });
  };

  const onTap = (place: Place) => {
    if (isOpeningTool(tool)) return putOpening(editor, place, tool, inkAt(place));
    if (tool === 'fixture') {
      const added = addFixture(plan, palette, place.point);
      editor.choose('select');
      return editor.commit(added, { of: 'fixture', id: added.fixtures.at(-1)!.id });
    }
    const { point, to } = aimAt(place);
    if (!state.start || state.end) return setState({ start: point, isStartHeld: to === 'end' });
    if (tool !== 'wall') return setState({ start: state.start, end: point });
    const ink = inkAt(place);
    const isLoose = to !== 'end' && !state.isStartHeld;
    const added = ink
      ? drawWall(plan, state.start, point, { ink, reach: REACH_PX * place.perPixel, isLoose })
      : addWall(plan, state.start, point);
    const { made, now } = nameByFixtures(plan, added);
    editor.select();
    editor.commit(now, made);
    // A wall that has met another is done; one that ends in the room goes on.
    setState(to === 'free' || to === 'square' ? { start: point } : {});
  };

  return {
    state: { ...state, palette, length },
    setPalette,
    setLength,
    onHover,
    onTap,
    begins: isLineTool(tool) && (!state.start || state.end !== undefined),
    isBusy: state.start !== undefined,
    letGo,
  };
}

/** The room that a new wall has parted from another: it is what its fixtures say, or wants a name. */
function nameByFixtures(before: Plan, after: Plan): { made: Thing | undefined; now: Plan } {
  const room = after.rooms.find(({ id }) => !before.rooms.some((one) => one.id === id));
  const type = room?.type === 'other' ? typeByFixtures(after, room) : undefined;
  return {
    made: room && { of: 'room', id: room.id },
    now: room && type ? editRoom(after, room.id, { type }) : after,
  };
}

/** The tool stays in hand: where one door is missing, others are. */
function putOpening(editor: Editor, place: Place, kind: OpeningTool, ink: DrawnInk | undefined): void {
  const { plan } = editor.settled;
  const wall = wallNear(plan, place);
  const placed = wall && whereOnWall(plan, wall, place.point, kind, ink && { ink, reach: REACH_PX * place.perPixel });
  if (!placed) return;
  const added = withOpening(plan, wall, kind, placed);
  editor.commit(added, { of: 'opening', id: added.openings.at(-1)!.id });
}

function aimOpening(plan: Plan, place: Place, kind: OpeningTool, ink: DrawnInk | undefined) {
  const wall = wallNear(plan, place);
  if (!wall) return { refused: 'noWall' } as const;
  const placed = whereOnWall(plan, wall, place.point, kind, ink && { ink, reach: REACH_PX * place.perPixel });
  if (!placed) return { refused: 'noRoom' } as const;
  const { span, swing, isDrawn } = placed;
  return { ghost: putOnWall({ id: 'ghost', kind }, wall, span, swing), isDrawn };
}

function wallNear({ walls }: Plan, { point, perPixel }: Place): Wall | undefined {
  const gap = (wall: Wall) => distanceTo(wall, point) - wall.thickness / 2;
  const [nearest] = walls.filter((wall) => lengthOf(wall) > 0).sort((a, b) => gap(a) - gap(b));
  return nearest && gap(nearest) <= WALL_REACH_PX * perPixel ? nearest : undefined;
}
