/** Lines across a home that are no walls: what they are, and their colour, width in pixels and dashes in metres. */
export interface CrossingLines {
  kinds: ('eaves' | 'ridge' | 'hips' | 'above' | 'beams' | 'axes' | 'section' | 'site')[];
  colour: string;
  widthPx: number;
  dash: number[];
}
