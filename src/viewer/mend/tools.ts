export const TOOLS = ['select', 'wall', 'door', 'window', 'gap', 'fixture', 'scale'] as const;
/** `part` has no place in the tool bar: it is for drawings that were refused. */
export type Tool = (typeof TOOLS)[number] | 'part';

/** The tools that put an opening of their name on a wall. */
export type OpeningTool = Extract<Tool, 'door' | 'window' | 'gap'>;
export const isOpeningTool = (tool: Tool): tool is OpeningTool =>
  tool === 'door' || tool === 'window' || tool === 'gap';

/** The tools that go from one point to another. */
export type LineTool = Extract<Tool, 'wall' | 'scale' | 'part'>;
export const isLineTool = (tool: Tool): tool is LineTool => tool === 'wall' || tool === 'scale' || tool === 'part';
