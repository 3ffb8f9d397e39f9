import { Icon, type IconName } from './icon.tsx';
import type { Layers } from './layers.ts';
import { Tool } from './tool.tsx';
import { useMenu } from './use-menu.ts';
import { useWording } from './wording-context.ts';

interface LayerToolsProps {
  /** Layers that the stage has, and whether they are on. */
  readonly layers: Partial<Layers>;
  readonly onLayer: (layer: keyof Layers, on: boolean) => void;
}

const LAYERS = [
  ['touring', 'tour', 'tour'],
  ['labels', 'labels', 'roomNames'],
  ['dimensions', 'dimensions', 'dimensions'],
  ['furniture', 'furniture', 'furniture'],
] as const satisfies readonly (readonly [keyof Layers, IconName, string])[];

/** Where there is no room for all of them they fold into one button, which lists them by name; two never do. */
export function LayerTools({ layers, onLayer }: LayerToolsProps) {
  const wording = useWording();
  const menu = useMenu();
  const known = LAYERS.filter(([layer]) => layers[layer] !== undefined);
  const foldable = known.length > 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from the buttons inside
    <div class={foldable ? 'layer-tools foldable' : 'layer-tools'} ref={menu.root} onKeyDown={menu.onKeyDown}>
      {foldable && (
        <button
          ref={menu.button}
          type="button"
          class="tool fold"
          aria-label={wording.say('moreTools')}
          title={wording.say('moreTools')}
          aria-expanded={menu.open}
          aria-controls="layer-list"
          onClick={menu.toggle}
        >
          <Icon name="more" />
        </button>
      )}
      <div id="layer-list" class={menu.open ? 'layer-list open' : 'layer-list'}>
        {known.map(([layer, icon, text]) => (
          <Tool
            key={layer}
            icon={icon}
            label={wording.say(text)}
            pressed={layers[layer]!}
            named={foldable}
            onClick={() => {
              if (menu.open) menu.close();
              onLayer(layer, !layers[layer]);
            }}
          />
        ))}
      </div>
    </div>
  );
}
