/** A stretch of a line beside which there is ink. */
export interface Group {
  readonly start: number;
  end: number;
  /** Most ink above and below. */
  above: number;
  below: number;
  slash: boolean;
}
