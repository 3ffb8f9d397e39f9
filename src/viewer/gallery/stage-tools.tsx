import { LayerTools } from './layer-tools.tsx';
import type { Layers } from './layers.ts';
import type { Place } from './place.ts';
import { Tool } from './tool.tsx';
import { useWording } from './wording-context.ts';

/** What the tools can do with whichever stage is shown. */
export interface StageHandle {
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings a room close; without one, shows all. */
  showRoom(room: string | undefined): void;
  /** 3D only: turns by degrees, seen from above clockwise. */
  turn?(degrees: number): void;
  /** 3D only: between slanted and straight from above. */
  tilt?(): void;
  /** What is looked at, for another stage to go on from. */
  place(): Place;
  /** Looks at it at once. */
  showPlace(place: Place): void;
  /** 3D only: begins where the plan lies and tilts; on its way down there it turns round where it is. */
  arrive?(place: Place): void;
  /** 3D only: comes down to the plan as it lies there; resolves when it has arrived. */
  landAt?(place: Place): Promise<void>;
  /** Where the stage looks, for a link to this very view, unless at all of it; the stage that wrote it can take it back. */
  camera?(): string | undefined;
  look?(camera: string): void;
}

interface StageToolsProps {
  readonly stage: () => StageHandle | undefined;
  readonly threeD: boolean;
  /** Whoever walks has no plan to zoom into. */
  readonly walking?: boolean;
  /** Layers that this stage has, and whether they are on. */
  readonly layers: Partial<Layers>;
  readonly onLayer: (layer: keyof Layers, on: boolean) => void;
  /** Begins to arrange the furniture, where it can be. */
  readonly onEdit?: (() => void) | undefined;
}

/** One press of a zoom button. */
const ZOOM_STEP = 1.6;
/** One press of a turn button, degrees. */
const TURN_STEP = 30;

/** Buttons for everything that dragging and pinching do, so that a single click or key is enough, and for the layers of the plan. */
export function StageTools({ stage, threeD, walking = false, layers, onLayer, onEdit }: StageToolsProps) {
  const wording = useWording();
  const { measuring, evening } = layers;
  return (
    <div class="stage-tools" role="toolbar" aria-label={wording.say('tools')} data-control>
      <div class="tool-group">
        {onEdit && <Tool icon="move" label={wording.say('editFurniture')} named onClick={onEdit} />}
        {measuring !== undefined && (
          <Tool
            icon="measure"
            label={wording.say('measure')}
            pressed={measuring}
            named
            onClick={() => onLayer('measuring', !measuring)}
          />
        )}
        <LayerTools {...{ layers, onLayer }} />
        {evening !== undefined && (
          <Tool
            icon="evening"
            label={wording.say('evening')}
            pressed={evening}
            onClick={() => onLayer('evening', !evening)}
          />
        )}
      </div>
      {threeD && !walking && (
        <div class="tool-group">
          <Tool icon="turnLeft" label={wording.say('turnLeft')} onClick={() => stage()?.turn?.(-TURN_STEP)} />
          <Tool icon="turnRight" label={wording.say('turnRight')} onClick={() => stage()?.turn?.(TURN_STEP)} />
          <Tool icon="above" label={wording.say('fromAbove')} onClick={() => stage()?.tilt?.()} />
        </div>
      )}
      {!walking && (
        <div class="tool-group">
          <Tool icon="minus" label={wording.say('zoomOut')} onClick={() => stage()?.zoomBy(1 / ZOOM_STEP)} />
          <Tool icon="plus" label={wording.say('zoomIn')} onClick={() => stage()?.zoomBy(ZOOM_STEP)} />
          <Tool icon="whole" label={wording.say(threeD ? 'resetView' : 'showAll')} onClick={() => stage()?.fit()} />
        </div>
      )}
    </div>
  );
}
