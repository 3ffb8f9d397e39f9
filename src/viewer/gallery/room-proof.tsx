import { capitalise, kindName } from '#core/gallery/kind-name.ts';
import { isShort, type RoomProof, sayKeptFree, sayLeftOut, sayProof } from '#core/gallery/room-proof.ts';
import { sayNames } from '#core/gallery/score-name.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Ring } from '#core/plan/schema.ts';
import { LayoutOutlines } from './layout-outlines.tsx';

interface RoomProofProps {
  readonly proof: RoomProof;
  readonly outline: Ring;
  readonly units: Units;
}

/** Why the furniture of a room stands as it does, to be opened: what is kept free, what was left out, how good it is, what else is possible. */
export function RoomProofDetails({ proof, outline, units }: RoomProofProps) {
  const { keptFree, leftOut, scores, layouts } = proof;
  return (
    <details class="proof">
      <summary>{sayProof(proof)}</summary>
      <div class="proof-body">
        {keptFree.length > 0 && (
          <section>
            <h3>Kept free</h3>
            <ul>
              {keptFree.map((line) => (
                <li key={line.piece + line.purpose + line.needed} class={isShort(line) ? 'short' : 'kept'}>
                  <b>
                    {capitalise(line.piece)}
                    {line.count > 1 && `\u00a0×\u00a0${line.count}`}:
                  </b>{' '}
                  {sayKeptFree(line, units)} {line.source && <small class="quiet">{line.source}</small>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {leftOut.length > 0 && (
          <section>
            <h3>Left out</h3>
            <ul>
              {leftOut.map((piece, i) => (
                <li key={`${i} ${piece.kind}`} class="left-out">
                  <b>{capitalise(kindName(piece.kind))}:</b> {sayLeftOut(piece, units)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {scores.length > 0 && (
          <section>
            <h3>How good it is</h3>
            <ul>
              {scores.map((group) => (
                <li key={group.word}>
                  <b>{capitalise(group.word)}:</b> {sayNames(group)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {layouts.length > 0 && (
          <section>
            <h3>{layouts.length} layouts</h3>
            <LayoutOutlines layouts={layouts} outline={outline} />
          </section>
        )}
      </div>
    </details>
  );
}
