import { hangs } from '../../solve/free-intervals.ts';
import { isEmpty } from '../../space/open-floor.ts';
import { withoutBoxes } from '../../space/walk.ts';
import { lookFrom } from '../look.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

/** Rooms that one wheels into and turns in, where the home is to be accessible. */
function turningCircle({ scene: { turningWalk: walk }, pieces }: FurnishedRoom): Rating[] {
  if (!walk || isEmpty(walk.open)) return []; // nobody could turn in the bare room
  const open = withoutBoxes(
    walk,
    walk.open,
    pieces.filter((piece) => !hangs(piece)).map(({ box }) => box),
  );
  return [{ value: isEmpty(open) ? 0 : 1 }];
}

/** What one moves over to from a wheelchair. */
const MOVED_OVER_TO = /bed$|^toilet$|^shower$|walk-in-shower/;
/** A wheelchair stands in this beside it, and in this nobody gets there, metres. */
const BESIDE = 0.9;
const TOO_NARROW = 0.6;

/** The wider side of each bed, toilet and shower, to what stands there or the wall. */
function spaceBeside({ scene, pieces }: FurnishedRoom): Rating[] {
  if (!scene.wishes.accessible) return [];
  return pieces
    .filter(({ kind }) => MOVED_OVER_TO.test(kind))
    .map((piece) => {
      const others = pieces.filter((other) => other !== piece && !hangs(other) && other.kind !== 'nightstand');
      const free = (face: 'left' | 'right' | 'front') =>
        Math.min(...lookFrom(scene.space, piece.box, face, others).map(({ distance }) => distance));
      const figure = Math.max(free('left'), free('right'), /shower/.test(piece.kind) ? free('front') : 0);
      return { value: falling(figure, BESIDE, TOO_NARROW), figure, piece };
    });
}

/** What an accessible home asks for beyond any other; elsewhere these terms have nothing to say. */
export const ACCESS_TERMS: readonly Term[] = [
  {
    name: 'turning-circle',
    weight: 3,
    rate: turningCircle,
    source: 'a circle of 1.5 m to turn a wheelchair in every room of an accessible home (UK AD M, category 3)',
  },
  {
    name: 'space-beside',
    weight: 2,
    rate: spaceBeside,
    source: '0.9 m beside a toilet (DIN 18040-2); the same beside bed and shower (house rule)',
  },
];
