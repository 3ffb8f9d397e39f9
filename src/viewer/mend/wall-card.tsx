import { lengthOf } from '#core/geometry/segment.ts';
import { thickenWall } from '#core/mending/thicken-wall.ts';
import type { CardProps } from './card.tsx';
import { Centimetres } from './fields.tsx';
import { useWords } from './words.ts';

export function WallCard({ plan, id, units, onChange }: CardProps) {
  const words = useWords();
  const wall = plan.walls.find((one) => one.id === id)!;
  return (
    <>
      <p class="note">
        {words.gallery.length(lengthOf(wall), units)}. {words.say('wallNote')}
      </p>
      <Centimetres
        label={words.say('thickness')}
        value={wall.thickness}
        onChange={(metres) => onChange(thickenWall(plan, id, metres))}
      />
    </>
  );
}
