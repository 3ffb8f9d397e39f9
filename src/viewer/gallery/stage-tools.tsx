import { Icon, type IconName } from './icon.tsx';

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
}

interface StageToolsProps {
  readonly stage: () => StageHandle | undefined;
  readonly threeD: boolean;
  readonly labels: boolean;
  readonly onLabels: (labels: boolean) => void;
}

/** Buttons for everything that dragging and pinching do, so that a single click or key is enough. */
export function StageTools({ stage, threeD, labels, onLabels }: StageToolsProps) {
  return (
    <div class="stage-tools" role="toolbar" aria-label="View tools" aria-orientation="vertical" data-control>
      {threeD && (
        <div class="tool-group">
          <Tool icon="turnLeft" label="Turn left" onClick={() => stage()?.turn?.(-30)} />
          <Tool icon="turnRight" label="Turn right" onClick={() => stage()?.turn?.(30)} />
          <Tool icon="above" label="From above or slanted" onClick={() => stage()?.tilt?.()} />
          <Tool icon="labels" label="Room names" pressed={labels} onClick={() => onLabels(!labels)} />
        </div>
      )}
      <div class="tool-group">
        <Tool icon="plus" label="Zoom in" onClick={() => stage()?.zoomBy(1.6)} />
        <Tool icon="minus" label="Zoom out" onClick={() => stage()?.zoomBy(1 / 1.6)} />
        <Tool icon="fit" label={threeD ? 'Reset view' : 'Show all'} onClick={() => stage()?.fit()} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, pressed, onClick }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
