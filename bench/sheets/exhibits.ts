import sharp from 'sharp';
import type { Room } from '#core/plan/schema.ts';
import type { FurnishedPlan } from '#service/ports/plan-processor.ts';
import type { Finding } from './judge.ts';

/** A picture with its title and what was found wrong in it. */
export interface Exhibit {
  readonly title: string;
  readonly picture: Uint8Array;
  readonly findings: readonly string[];
}

type Furnished = Omit<FurnishedPlan, 'timings'>;

const HABITABLE = new Set(['living', 'dining', 'kitchen', 'living-kitchen', 'bedroom', 'children', 'study']);
/** What is shown around a room, metres. */
const AROUND = 0.35;

/** A whole home with the findings in all its rooms. */
export async function showHome(name: string, { document, picture }: Furnished, found: readonly Finding[]) {
  const labels = new Map(document.plan.rooms.map((room) => [room.id, titleOf(room)]));
  const findings = found.map((one) => `${one.room ? `${labels.get(one.room)}, ` : ''}${describe(one)}`);
  return { title: name, picture, findings };
}

/** Each habitable room of a home cut out of its picture, with the findings in it. */
export async function cutHabitableRooms(
  name: string,
  furnished: Furnished,
  found: readonly Finding[],
): Promise<Exhibit[]> {
  const rooms = furnished.document.plan.rooms.filter(({ type }) => HABITABLE.has(type));
  return Promise.all(
    rooms.map(async (room) => ({
      title: `${titleOf(room)} ${room.area.toFixed(1)} m², ${name}`,
      picture: await cutRoom(room, furnished),
      findings: found.filter((one) => one.room === room.id).map(describe),
    })),
  );
}

/** One room of a home cut out of its picture, with what is around it, PNG. */
export function cutRoom({ outline }: Room, { picture, frame }: Pick<Furnished, 'picture' | 'frame'>): Promise<Buffer> {
  const left = toPixel(Math.min(...outline.map(([x]) => x)) - AROUND, frame.x0, frame.widthPx);
  const right = toPixel(Math.max(...outline.map(([x]) => x)) + AROUND, frame.x0, frame.widthPx);
  const top = toPixel(Math.min(...outline.map(([, y]) => y)) - AROUND, frame.y0, frame.heightPx);
  const bottom = toPixel(Math.max(...outline.map(([, y]) => y)) + AROUND, frame.y0, frame.heightPx);
  return sharp(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .png()
    .toBuffer();

  function toPixel(metres: number, origin: number, most: number): number {
    return Math.round(Math.min(most, Math.max(0, (metres - origin) * frame.pixelsPerMetre)));
  }
}

const titleOf = ({ label, type }: Room): string => label || type;
const describe = ({ measure, what, figure }: Finding): string =>
  `${measure.replaceAll('-', ' ')}: ${what}${figure ? ` (${figure})` : ''}`;
