import type { RoomSummary } from '#core/gallery/summary.ts';
import type { PictureFrame } from '#core/scene/types.ts';

interface RoomThumbnailProps {
  readonly room: RoomSummary;
  readonly frame: PictureFrame;
  /** The file that the stage shows: what is there already is not fetched again. */
  readonly picture: string | undefined;
}

/** Walls around the floor of a small picture, metres. */
const MARGIN_M = 0.2;

/** A room cut out of the furnished picture. */
export function RoomThumbnail({ room, frame, picture }: RoomThumbnailProps) {
  const [left, top] = [Math.min(...room.outline.map(([x]) => x)), Math.min(...room.outline.map(([, y]) => y))];
  const [width, height] = room.size;
  const box = [left - MARGIN_M, top - MARGIN_M, width + 2 * MARGIN_M, height + 2 * MARGIN_M];
  return (
    <svg class="thumbnail" viewBox={box.join(' ')} aria-hidden="true" focusable="false">
      {picture && (
        <image
          href={picture}
          x={frame.x0}
          y={frame.y0}
          width={frame.widthPx / frame.pixelsPerMetre}
          height={frame.heightPx / frame.pixelsPerMetre}
          preserveAspectRatio="none"
        />
      )}
    </svg>
  );
}
