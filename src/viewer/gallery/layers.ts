/** What lies over the plan or is done with it, and can be switched. */
export interface Layers {
  readonly labels: boolean;
  readonly dimensions: boolean;
  readonly measuring: boolean;
  readonly touring: boolean;
  /** What was put into the rooms. */
  readonly furniture: boolean;
  /** Lamps are lit, and it is dark outside. */
  readonly evening: boolean;
}
