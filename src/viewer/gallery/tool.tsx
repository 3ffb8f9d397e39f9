import { Icon, type IconName } from './icon.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  /** Its label can be seen beside the picture, where a style sheet lets it. */
  readonly named?: boolean;
  /** There is nothing for it to do now; it keeps its place and the focus. */
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** A button that is a picture; its label is read and shown as a tip. */
export function Tool({ icon, label, pressed, named, off, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
      {named && <span class="tool-name">{label}</span>}
    </button>
  );
}
