import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { isShort, proveRoom, sayKeptFree } from '#core/gallery/room-proof.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { useFocusPassedOn } from './focus-stage.ts';
import { Icon } from './icon.tsx';
import { Tool } from './tool.tsx';
import type { GalleryState } from './use-gallery-state.ts';
import { useWording } from './wording-context.ts';

interface ItemCardProps {
  readonly item: LayoutItem;
  /** Name of its room. */
  readonly room: string | undefined;
  readonly units: Units;
  /** Begins to arrange the furniture with this piece; there is no room for that in a minimal frame. */
  readonly onEdit: ((act: 'move' | 'turn' | 'swap' | 'remove') => void) | undefined;
  readonly onClose: () => void;
}

const ACTS = [
  ['move', 'move'],
  ['turn', 'turnRight'],
  ['swap', 'swap'],
  ['remove', 'bin'],
] as const;

/** The piece whose card is shown: who walks or compares sees none. */
export function pieceOnCard(
  { document }: GalleryData,
  { view, item }: Pick<GalleryState, 'view' | 'item'>,
): LayoutItem | undefined {
  return view === '2d' || view === '3d' ? document.layout?.items.find(({ id }) => id === item) : undefined;
}

/** One piece: what it is, how large, what it keeps free, and what can be done with it. */
export function ItemCard({ item, room, units, onEdit, onClose }: ItemCardProps) {
  const wording = useWording();
  const { width, depth, height } = item.size;
  const measures = [
    ['width', width],
    ['depth', depth],
    ['height', height],
  ] as const;
  const card = useFocusPassedOn<HTMLElement>();
  const kept = proveRoom([item])?.keptFree ?? [];
  return (
    <section ref={card} class="item-card" aria-label={wording.kind(item.kind)} data-control>
      <header>
        <div>
          <h2>{wording.capitalise(wording.kind(item.kind))}</h2>
          {room && <p class="quiet">{room}</p>}
        </div>
        <Tool icon="close" label={wording.say('close')} onClick={onClose} />
      </header>
      <dl class="measures">
        {measures.map(([name, metres]) => (
          <div key={name}>
            <dt>{wording.say(name)}</dt>
            <dd>{wording.clearance(metres, units)}</dd>
          </div>
        ))}
      </dl>
      {onEdit && (
        <div class="item-acts">
          {ACTS.map(([act, icon]) => (
            <button key={act} type="button" class="item-act" onClick={() => onEdit(act)}>
              <Icon name={icon} />
              {wording.say(act)}
            </button>
          ))}
        </div>
      )}
      {kept.length > 0 && (
        <div class="proof">
          <h3>{wording.say('keptFree')}</h3>
          <ul>
            {kept.map((line) => (
              <li key={line.what + line.purpose + line.needed} class={isShort(line) ? 'short' : 'kept'}>
                {sayKeptFree(line, units, wording)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
