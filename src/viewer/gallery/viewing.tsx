import { useState } from 'preact/hooks';
import { MainArea } from './main-area.tsx';
import { RoomsPanel } from './rooms-panel.tsx';
import { StageArea, type StageAreaProps } from './stage-area.tsx';

interface ViewingProps extends Omit<StageAreaProps, 'hovered' | 'onHover'> {
  readonly picture: string | undefined;
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
}

/** The gallery while it is looked at: the home on the stage, and its rooms in words. */
export function Viewing({ picture, sheetOpen, setSheetOpen, ...stage }: ViewingProps) {
  const { data, state, actions, onEdit } = stage;
  const { wording, summary, units, room } = state;
  const [hovered, setHovered] = useState<string>();
  const chosen = summary.rooms.find(({ id }) => id === room);
  return (
    <MainArea
      {...{ state, sheetOpen, setSheetOpen }}
      label={wording.say('rooms')}
      title={chosen?.name ?? wording.say('rooms')}
      note={chosen ? wording.area(chosen.area, units) : wording.number(summary.rooms.length)}
      does={[wording.say('showRooms'), wording.say('hideRooms')]}
    >
      <StageArea {...stage} hovered={hovered} onHover={setHovered} />
      <RoomsPanel
        {...{ data, summary, units, picture }}
        selected={room}
        onSelect={actions.visitRoom}
        onItem={actions.selectItem}
        onHover={setHovered}
        onLanguage={state.setLanguage}
        onArrange={(of, items) => onEdit({ arrangement: { room: of, items } })}
      />
    </MainArea>
  );
}
