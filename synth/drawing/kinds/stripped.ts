/** How little a bare plan shows besides its walls and stairs: its doors as drawn elsewhere, as mere gaps, those inside alone, or none at all. */
export interface Stripped {
  openings: 'all' | 'gaps' | 'inner gaps' | 'none';
  /** Windows are drawn too. */
  windows: boolean;
}
