import type { Doubt } from '#core/mending/doubts-of.ts';
import type { OpeningKind } from '#core/plan/schema.ts';
import type { ThingKind } from './things.ts';
import type { Tool } from './tools.ts';

/** Everything that the page says, in one place. */
export const TEXTS = {
  title: 'Put the plan right',
  undo: 'Undo',
  redo: 'Redo',
  furnish: 'Furnish again',
  drawing: 'Drawing',
  units: 'Units',
  canvas:
    'Plan over its drawing. Arrow keys move the plan, or what is chosen: 1 centimetre, with Shift 10. Page Down and Page Up choose the next and the previous thing, Delete removes it, Escape lets go, plus and minus zoom, 0 shows all.',
  tools: 'Tools',
  panel: 'What to change',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomFit: 'All of it',
  checks: 'Please check',
  checksNone: 'Nothing is doubtful. Look over the rooms and furnish.',
  checksLead: 'The reader was not sure here. Tap one to go there.',
  looksRight: 'Looks right',
  nothingChosen: 'Tap a room, a wall, a door or a fixture to change it, or choose a tool.',
  name: 'Name',
  namePlaceholder: 'as on the drawing, or empty',
  roomType: 'Used as',
  area: 'Floor',
  thickness: 'Thickness, cm',
  length: 'Length',
  width: 'Width, cm',
  kind: 'Kind',
  flipHinge: 'Hinge at the other end',
  flipSide: 'Open to the other side',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turnBy: 'Turn by',
  remove: 'Remove',
  removeWall: 'Remove this wall',
  mergeNote: 'The rooms on both sides become one.',
  wallNote: 'Drag the wall to move it. Adjoining walls follow.',
  openingNote: 'Drag it along the wall; drag its ends to make it wider.',
  fixtureNote: 'Drag it to its place.',
  scaleTitle: 'One true length',
  scaleLead: 'Tap both ends of a length that you know, for example a dimension line.',
  scaleNow: 'At the present scale this is',
  scaleTrue: 'True length',
  scalePlaceholder: `3.45, 345 cm or 11'4"`,
  scaleReads: 'read as',
  scaleWrong: `Write a length such as 3.45, 345 cm or 11'4".`,
  scaleApply: 'Set the scale',
  scaleTexts: 'These lengths were read on the drawing. Tap one to use it:',
  again: 'Start again',
  close: 'Go on mending',
  working: 'Furnishing and drawing. This takes a few seconds.',
  done: 'Furnished again',
  before: 'Before',
  after: 'Now',
  toGallery: 'Open the gallery',
  failed: 'It could not be furnished',
  offline: 'The service could not be reached. Your changes are kept in this window: try again in a minute.',
  restored: 'Your changes of earlier are here again.',
  discard: 'Discard them',
  needScale: 'The scale of this plan is a guess. Give one true length before it is furnished.',
  furnitureLead: 'These were taken for furniture that is drawn already. Say which of them are not.',
  notFurniture: 'Not furniture',
  noneFurniture: 'None of these is furniture',
  furnitureStay: 'The floor under what stays marked is left empty in the furnished plan.',
  refused: 'The drawing was not furnished yet',
} as const;

export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  select: 'Select',
  wall: 'Wall',
  door: 'Door',
  window: 'Window',
  gap: 'Opening',
  fixture: 'Fixture',
  scale: 'Scale',
};

/** What a tool waits for. */
export const TOOL_HINTS: Readonly<Partial<Record<Tool, string>>> = {
  wall: 'Tap where the wall begins, then where it ends. Escape lets go.',
  door: 'Tap a wall to put a door there.',
  window: 'Tap a wall to put a window there.',
  gap: 'Tap a wall to put an opening without a door there.',
  fixture: 'Choose a fixture, then tap where it stands.',
};

export const KIND_NAMES: Readonly<Record<OpeningKind, string>> = {
  door: 'Door',
  double: 'Double door',
  sliding: 'Sliding door',
  garage: 'Garage door',
  gap: 'Opening without a door',
  window: 'Window',
};

export const THING_NAMES: Readonly<Record<ThingKind, string>> = {
  room: 'Room',
  wall: 'Wall',
  opening: 'Opening',
  fixture: 'Fixture',
  furniture: 'Furniture',
};

export const DOUBT_TEXTS: Readonly<Record<Doubt['why'], string>> = {
  'no-door': 'has no door',
  unnamed: 'what is it used as?',
  unsure: 'is it there, and is it this?',
};
