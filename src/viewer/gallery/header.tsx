import type { Brand } from '#core/gallery/brand.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type PlanSummary, sayHome } from '#core/gallery/summary.ts';
import type { Language } from '#core/gallery/texts/languages.ts';
import type { Units } from '#core/gallery/units.ts';
import { DownloadMenu } from './download-menu.tsx';
import { useFullscreen } from './fullscreen.ts';
import { Icon } from './icon.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Segmented } from './segmented.tsx';
import { Tool } from './tool.tsx';
import { useWording } from './wording-context.ts';

interface HeaderProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly brand: Brand;
  readonly onUnits: (units: Units) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
}

/** What home this is, and what can be done with the page as a whole. */
export function Header(props: HeaderProps) {
  const { data, summary, units, brand, onUnits, onLanguage, onShare, onPrint } = props;
  const wording = useWording();
  const fullscreen = useFullscreen();
  return (
    <header class="bar">
      {brand.logo && <img class="logo" src={brand.logo.url} alt="" />}
      <div class="bar-title">
        <h1>
          {sayHome(summary, wording)} <span class="bar-area">· {wording.area(summary.indoorArea, units)}</span>
        </h1>
        <p>
          <span class="narrow-only">{wording.area(summary.indoorArea, units)}</span>
          <span class="wide-only">{wording.say('furnishedPlan')}</span>
        </p>
      </div>
      <div class="bar-tools">
        <span class="wide-only">
          <LanguageChoice onChange={onLanguage} />
        </span>
        <Segmented
          label={wording.say('units')}
          value={units}
          options={[
            { value: 'm', text: 'm', title: wording.say('metres') },
            { value: 'ft', text: 'ft', title: wording.say('feet') },
          ]}
          onChange={onUnits}
        />
        <DownloadMenu {...{ data, units, onPrint }} />
        <button type="button" class="button" title={wording.say('share')} onClick={onShare}>
          <Icon name="share" />
          <span class="button-text">{wording.say('share')}</span>
        </button>
        <span class="wide-only">
          <Tool
            icon={fullscreen.active ? 'shrink' : 'fullscreen'}
            label={wording.say(fullscreen.active ? 'leaveFullScreen' : 'fullScreen')}
            onClick={fullscreen.toggle}
          />
        </span>
      </div>
    </header>
  );
}
