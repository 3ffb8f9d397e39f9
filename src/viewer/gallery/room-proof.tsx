import { isShort, type RoomProof, sayKeptFree, sayLeftOut, sayProof } from '#core/gallery/room-proof.ts';
import { sayNames } from '#core/gallery/score-name.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem, Ring } from '#core/plan/schema.ts';
import { LayoutOutlines } from './layout-outlines.tsx';
import { useWording } from './wording-context.ts';

interface RoomProofProps {
  readonly proof: RoomProof;
  readonly outline: Ring;
  readonly units: Units;
  /** Arranges the room otherwise. */
  readonly onArrange: (items: readonly LayoutItem[]) => void;
}

/** Why the furniture of a room stands as it does, to be opened: what is kept free, what was left out, how good it is, what else is possible. */
export function RoomProofDetails({ proof, outline, units, onArrange }: RoomProofProps) {
  const wording = useWording();
  const { keptFree, leftOut, scores, layouts } = proof;
  return (
    <details class="proof">
      <summary>{sayProof(proof, wording)}</summary>
      <div class="proof-body">
        {keptFree.length > 0 && (
          <section>
            <h3>{wording.say('keptFree')}</h3>
            <ul>
              {keptFree.map((line) => (
                <li key={line.kind + line.what + line.purpose + line.needed} class={isShort(line) ? 'short' : 'kept'}>
                  <b>
                    {wording.capitalise(wording.kind(line.kind))}
                    {line.count > 1 && `\u00a0×\u00a0${line.count}`}:
                  </b>{' '}
                  {sayKeptFree(line, units, wording)} {line.source && <small class="quiet">{line.source}</small>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {leftOut.length > 0 && (
          <section>
            <h3>{wording.say('leftOut')}</h3>
            <ul>
              {leftOut.map((piece, i) => (
                <li key={`${i} ${piece.kind}`} class="left-out">
                  <b>{wording.capitalise(wording.kind(piece.kind))}:</b> {sayLeftOut(piece, units, wording)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {scores.length > 0 && (
          <section>
            <h3>{wording.say('howGood')}</h3>
            <ul>
              {scores.map((group) => (
                <li key={group.word}>
                  <b>{wording.capitalise(wording.say(group.word))}:</b> {sayNames(group, wording)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {layouts.length > 0 && (
          <section>
            <h3>{wording.count('layouts', layouts.length)}</h3>
            <LayoutOutlines layouts={layouts} outline={outline} onChoose={onArrange} />
          </section>
        )}
      </div>
    </details>
  );
}
