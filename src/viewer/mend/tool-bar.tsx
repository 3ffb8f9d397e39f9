import { TEXTS, TOOL_NAMES } from './texts.ts';
import { ToolIcon } from './tool-icon.tsx';
import { TOOLS, type Tool } from './tools.ts';

export function ToolBar({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) {
  return (
    <div class="mend-tools" role="toolbar" aria-label={TEXTS.tools} aria-orientation="vertical">
      {TOOLS.map((one) => (
        <button key={one} type="button" class="mend-tool" aria-pressed={one === tool} onClick={() => onChoose(one)}>
          <ToolIcon name={one} />
          <span>{TOOL_NAMES[one]}</span>
        </button>
      ))}
    </div>
  );
}
