import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type PrintSheet, printSheet } from '#core/gallery/print-scale.ts';
import { type PlanSummary, sayHome, sayPicture } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { contentBox } from '../plan-view/content-box.ts';
import { QrCode } from './qr-code.tsx';
import { RoomTable } from './room-table.tsx';
import { useWording } from './wording-context.ts';

interface PrintPageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  /** The finest file of the picture that is loaded. */
  readonly picture: string | undefined;
  /** True once somebody prints: the code is made only then. */
  readonly asked: boolean;
  readonly link: string;
}

/** The sheet that is printed instead of the screen: the whole plan to scale, its rooms, what it is and is not, and where it is online. */
export function PrintPage({ data, summary, units, picture, asked, link }: PrintPageProps) {
  const wording = useWording();
  const { frame, document } = data;
  const box = contentBox(document.plan, frame);
  const [width, height] = [(box.x1 - box.x0) / frame.pixelsPerMetre, (box.y1 - box.y0) / frame.pixelsPerMetre];
  const sheet = printSheet(width, height, summary.rooms.length);
  return (
    <article class={`print-page ${sheet.paper.toLowerCase()}-${sheet.orientation}`}>
      <header>
        <h1>
          {sayHome(summary, wording)} · {wording.area(summary.indoorArea, units)}
        </h1>
        <p>
          {wording.say('furnishedPlan')} · {wording.say('printScale', { n: sheet.scale })} ({sheet.paper})
        </p>
      </header>
      {picture && (
        <PlanToScale
          {...{ sheet, frame, picture }}
          box={[box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0]}
          label={sayPicture(summary, wording)}
        />
      )}
      <footer>
        {asked && <QrCode text={link} label={wording.say('scanCode')} />}
        <p>
          {wording.say('honest')}
          <br />
          {wording.say('onlineAt')} <bdi>{data.pageUrl}</bdi>
        </p>
      </footer>
      <RoomTable summary={summary} units={units} />
    </article>
  );
}

interface PlanToScaleProps {
  readonly sheet: PrintSheet;
  readonly frame: PictureFrame;
  readonly picture: string;
  /** Of the picture, its px: x, y, width, height. */
  readonly box: readonly number[];
  readonly label: string;
}

function PlanToScale({ sheet, frame, picture, box, label }: PlanToScaleProps) {
  return (
    <svg
      class="plan-to-scale"
      viewBox={box.join(' ')}
      role="img"
      aria-label={label}
      style={{ width: `${sheet.widthMm}mm`, height: `${sheet.heightMm}mm` }}
    >
      <image href={picture} width={frame.widthPx} height={frame.heightPx} preserveAspectRatio="none" />
    </svg>
  );
}
