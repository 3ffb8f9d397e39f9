export const TOOLS = ['select', 'wall', 'door', 'window', 'gap', 'fixture', 'scale'] as const;
export type Tool = (typeof TOOLS)[number];

/** The tools that put an opening of their name on a wall. */
export type OpeningTool = Extract<Tool, 'door' | 'window' | 'gap'>;
export const isOpeningTool = (tool: Tool): tool is OpeningTool =>
  tool === 'door' || tool === 'window' || tool === 'gap';
