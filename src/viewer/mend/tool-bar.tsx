import { ToolIcon } from './tool-icon.tsx';
import { TOOLS, type Tool } from './tools.ts';
import { useWords } from './words.ts';

export function ToolBar({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) {
  const { texts } = useWords();
  return (
    <div class="mend-tools" role="toolbar" aria-label={texts.ui.tools}>
      {TOOLS.map((one) => (
        <button key={one} type="button" class="mend-tool" aria-pressed={one === tool} onClick={() => onChoose(one)}>
          <ToolIcon name={one} />
          <span>{texts.tools[one]}</span>
        </button>
      ))}
    </div>
  );
}
