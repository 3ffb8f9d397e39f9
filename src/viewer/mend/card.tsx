import type { Units } from '#core/gallery/units.ts';
import type { Plan } from '#core/plan/schema.ts';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

/** What the cards of all things are given. */
export interface CardProps {
  readonly plan: Plan;
  readonly id: string;
  readonly units: Units;
  readonly onChange: (plan: Plan) => void;
}

interface ActionProps {
  readonly icon: ToolIconName;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button of a card, as wide as it needs. */
export function Action({ icon, onClick, children }: ActionProps) {
  return (
    <button type="button" class="button action" onClick={onClick}>
      <ToolIcon name={icon} />
      {children}
    </button>
  );
}
