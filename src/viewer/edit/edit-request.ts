import type { LayoutItem } from '#core/plan/schema.ts';

/** What somebody wants to do who begins to arrange furniture. */
export interface EditRequest {
  /** With this piece. */
  readonly item?: string;
  readonly act?: 'move' | 'turn' | 'swap' | 'remove';
  /** With all of a room otherwise. */
  readonly arrangement?: { readonly room: string; readonly items: readonly LayoutItem[] };
}
