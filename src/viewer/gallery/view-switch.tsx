import type { UiKey } from '#core/gallery/texts/gallery-texts.ts';
import type { View } from './deep-link.ts';
import { Segmented } from './segmented.tsx';
import { useWording } from './wording-context.ts';

/** What each view is called on its button and in full. */
export const VIEW_TEXTS: Readonly<Record<View, { readonly name: UiKey; readonly title: UiKey }>> = {
  '2d': { name: 'plan2d', title: 'furnishedPlan' },
  '3d': { name: 'plan3d', title: 'view3dTitle' },
  walk: { name: 'walk', title: 'walkTitle' },
  compare: { name: 'compare', title: 'compareTitle' },
};

interface ViewSwitchProps {
  readonly view: View;
  /** To choose from. */
  readonly views: readonly View[];
  readonly onChange: (next: View) => void;
}

/** Chooses how the home is looked at. */
export function ViewSwitch({ view, views, onChange }: ViewSwitchProps) {
  const wording = useWording();
  const options = views.map((value) => ({
    value,
    text: wording.say(VIEW_TEXTS[value].name),
    title: wording.say(VIEW_TEXTS[value].title),
  }));
  return (
    <div class="view-switch" data-control>
      <Segmented label={wording.say('view')} value={view} options={options} onChange={onChange} />
    </div>
  );
}
