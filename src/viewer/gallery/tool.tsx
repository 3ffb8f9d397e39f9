import { Icon, type IconName } from './icon.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** A button that is a picture; its label is read and shown as a tip. */
export function Tool({ icon, label, pressed, onClick }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
