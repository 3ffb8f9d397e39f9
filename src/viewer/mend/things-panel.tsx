import type { Units } from '#core/gallery/units.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import type { Plan, Verdict } from '#core/plan/schema.ts';
import { CheckSteps, Checks } from './checks.tsx';
import { Inspector } from './inspector.tsx';
import { kindOfThing } from './name-of-thing.ts';
import { Palette } from './palette.tsx';
import { Panel } from './panel.tsx';
import { PartPanel } from './part-panel.tsx';
import type { ReadLength } from './read-lengths.tsx';
import { Refusal } from './refusal.tsx';
import { ScalePanel } from './scale-panel.tsx';
import { SeveralCard } from './several-card.tsx';
import type { Thing } from './things.ts';
import type { Tool } from './tools.ts';
import type { Editor } from './use-editor.ts';
import type { ToolInHand } from './use-tool.ts';
import { useWords } from './words.ts';

/** Tools that have more to say than a hint. */
const PANELS: readonly Tool[] = ['fixture', 'scale', 'part'];

interface ThingsPanelProps {
  readonly verdict: Verdict;
  readonly editor: Editor;
  readonly inHand: ToolInHand;
  readonly doubts: readonly Doubt[];
  readonly lengths: readonly ReadLength[];
  readonly units: Units;
  readonly commit: (plan: Plan) => void;
  readonly show: (thing: Thing) => void;
  readonly looksRight: (doubt: Doubt) => void;
  readonly allRight: (doubts: readonly Doubt[]) => void;
  /** Reads a part of the sheet alone; undefined where the drawing is not kept. */
  readonly readPart: ((box: number[]) => void) | undefined;
}

/** What the panel holds: what the tool in hand needs or what can be changed of the chosen thing, why it was refused, and the doubtful places. */
export function ThingsPanel(props: ThingsPanelProps) {
  const { verdict, editor, inHand, doubts, lengths, units, commit, show, looksRight, allRight, readPart } = props;
  const words = useWords();
  const { settled, selected, chosen, several, tool } = editor;
  const isMany = several || chosen.length > 1;
  const doubt = selected && doubts.find(({ id }) => id === selected.id);
  const isRefused = verdict.code !== 'success';
  // A room that a new wall has made is chosen with the tool still in hand.
  const rest = tool === 'select' ? words.count('checks', doubts.length) : words.texts.tools[tool];
  const one = selected ? kindOfThing(selected, settled.plan, words) : rest;
  const title = isMany ? words.count('chosen', chosen.length) : one;
  const topic = selected
    ? `${selected.of} ${selected.id}`
    : isMany
      ? 'several'
      : PANELS.includes(tool)
        ? tool
        : undefined;
  const close = () => editor.choose('select');
  return (
    <Panel
      title={title}
      topic={topic ?? (isRefused ? 'refused' : undefined)}
      steps={tool === 'select' && <CheckSteps {...{ doubts, selected }} onShow={show} />}
    >
      {tool === 'scale' && (
        <ScalePanel
          {...{ document: settled, inHand, lengths }}
          onApply={(next) => {
            editor.commitDocument(next);
            close();
          }}
        />
      )}
      {tool === 'part' && readPart && (
        <PartPanel
          source={settled.source}
          from={inHand.state.start}
          to={inHand.state.end}
          onAgain={inHand.letGo}
          onRead={readPart}
        />
      )}
      {tool === 'fixture' && <Palette chosen={inHand.state.palette} onChoose={inHand.setPalette} />}
      {isMany && <SeveralCard plan={settled.plan} chosen={chosen} onChange={commit} onClose={() => editor.select()} />}
      {selected && !isMany && (
        <Inspector
          {...{ plan: settled.plan, selected, units, doubt }}
          onChange={commit}
          onRight={looksRight}
          onSeveral={editor.wantSeveral}
          onDoor={() => editor.choose('door')}
        />
      )}
      {tool === 'select' && chosen.length === 0 && !isRefused && <p class="note">{words.say('nothingChosen')}</p>}
      {tool === 'select' && <Refusal verdict={verdict} plan={settled.plan} onShow={show} onChange={commit} />}
      {readPart && tool !== 'part' && (
        <div class="part-ask">
          <span class="note">{words.say('partAsk')}</span>
          <button type="button" class="button" onClick={() => editor.choose('part')}>
            {words.say('partChoose')}
          </button>
        </div>
      )}
      {tool === 'select' && (
        <Checks plan={settled.plan} doubts={doubts} selected={selected} onShow={show} onAllRight={allRight} />
      )}
    </Panel>
  );
}
