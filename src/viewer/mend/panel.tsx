import { useMemo } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import type { MendData } from '#core/mending/mend-data.ts';
import type { Plan } from '#core/plan/schema.ts';
import { Checks } from './checks.tsx';
import { Inspector } from './inspector.tsx';
import { Palette } from './palette.tsx';
import { readLengths } from './read-lengths.ts';
import { Refusal } from './refusal.tsx';
import { ScalePanel } from './scale-panel.tsx';
import { TEXTS } from './texts.ts';
import type { Thing } from './things.ts';
import type { Editor } from './use-editor.ts';
import type { ToolInHand } from './use-tool.ts';

interface PanelProps {
  readonly data: MendData;
  readonly editor: Editor;
  readonly inHand: ToolInHand;
  readonly doubts: readonly Doubt[];
  readonly commit: (plan: Plan) => void;
  readonly show: (thing: Thing) => void;
  readonly looksRight: (doubt: Doubt) => void;
  readonly units: Units;
}

/** Beside the plan: what can be changed of the chosen thing, and what should be looked at. */
export function Panel({ data, editor, inHand, doubts, commit, show, looksRight, units }: PanelProps) {
  const { settled, selected, tool } = editor;
  const { verdict } = data.document;
  const texts = useMemo(() => readLengths(verdict.details), [verdict]);
  return (
    <aside class="mend-panel" aria-label={TEXTS.panel}>
      {settled.scale.from === 'assumed' && <p class="banner">{TEXTS.needScale}</p>}
      {tool === 'scale' && (
        <ScalePanel
          document={settled}
          from={inHand.state.start}
          to={inHand.state.end}
          texts={texts}
          onAgain={inHand.letGo}
          onApply={(next) => {
            editor.commitDocument(next);
            editor.choose('select');
          }}
        />
      )}
      {tool === 'fixture' && <Palette chosen={inHand.state.palette} onChoose={inHand.setPalette} />}
      {selected && <Inspector plan={settled.plan} selected={selected} units={units} onChange={commit} />}
      {tool === 'select' && !selected && <p class="note">{TEXTS.nothingChosen}</p>}
      <Refusal verdict={verdict} plan={settled.plan} onShow={show} onChange={(plan) => editor.commit(plan)} />
      <Checks plan={settled.plan} doubts={doubts} selected={selected} onShow={show} onRight={looksRight} />
    </aside>
  );
}
