import { downloadsOf } from '#core/gallery/downloads.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Units } from '#core/gallery/units.ts';
import { Icon } from './icon.tsx';
import { useMenu } from './use-menu.ts';
import { useWording } from './wording-context.ts';

interface DownloadMenuProps {
  readonly data: GalleryData;
  readonly units: Units;
  readonly onPrint: () => void;
}

/** The files of the gallery, and the sheet to print. */
export function DownloadMenu({ data, units, onPrint }: DownloadMenuProps) {
  const wording = useWording();
  const menu = useMenu();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from the links and buttons inside
    <div class="menu" ref={menu.root} onKeyDown={menu.onKeyDown}>
      <button
        ref={menu.button}
        type="button"
        class="button"
        title={wording.say('download')}
        aria-expanded={menu.open}
        aria-controls="downloads"
        onClick={menu.toggle}
      >
        <Icon name="download" />
        <span class="button-text">{wording.say('download')}</span>
      </button>
      <div id="downloads" class="menu-list" hidden={!menu.open}>
        {downloadsOf(data, units).map(({ href, text, kind }) => (
          <a key={href} class="menu-row" href={href} download target="_blank" rel="noopener">
            <Icon name="download" />
            {wording.say(text)}
            <span class="quiet">{kind}</span>
          </a>
        ))}
        <button
          type="button"
          class="menu-row"
          onClick={() => {
            menu.close();
            onPrint();
          }}
        >
          <Icon name="print" />
          {wording.say('print')}
          <span class="quiet">A4 · A3</span>
        </button>
      </div>
    </div>
  );
}
