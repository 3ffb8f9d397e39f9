import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { countRooms, type PlanSummary } from '#core/gallery/summary.ts';
import { formatArea, type Units } from '#core/gallery/units.ts';
import { DownloadMenu } from './download-menu.tsx';
import { useFullscreen } from './fullscreen.ts';
import { Icon } from './icon.tsx';
import { Segmented } from './segmented.tsx';

interface HeaderProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
  readonly announce: (text: string) => void;
}

export function Header({ data, summary, units, onUnits, announce }: HeaderProps) {
  const fullscreen = useFullscreen();
  const fullscreenLabel = fullscreen.active ? 'Leave full screen' : 'Full screen';
  return (
    <header class="bar">
      <div class="bar-title">
        <h1>Furnished floor plan</h1>
        <p>
          {countRooms(summary)} · {formatArea(summary.indoorArea, units)}
        </p>
      </div>
      <div class="bar-tools">
        <Segmented
          label="Units"
          value={units}
          options={[
            { value: 'm', text: 'm', title: 'Metres' },
            { value: 'ft', text: 'ft', title: 'Feet' },
          ]}
          onChange={onUnits}
        />
        <DownloadMenu
          data={data}
          onCopied={(copied) =>
            announce(copied ? 'Link copied' : 'The link could not be copied; it is in the address bar')
          }
        />
        <button
          type="button"
          class="button square"
          aria-label={fullscreenLabel}
          title={fullscreenLabel}
          onClick={fullscreen.toggle}
        >
          <Icon name={fullscreen.active ? 'shrink' : 'fullscreen'} />
        </button>
      </div>
    </header>
  );
}
