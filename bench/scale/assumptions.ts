/** What the simulation is fed with. Measured: by what and when is said. Assumed: for whoever knows better to change. */

/** Seconds on one place (a core). Reading and furnishing as in `bench/RESULTS.md`; drawing and storing in round figures. */
export const WORK = {
  reading: { half: 1.7, most95: 5.0 },
  furnishing: { half: 0.33, most95: 0.84 },
  /** Both pictures and the 3D model, then their way into the store. */
  drawingS: 1.5,
  storingS: 0.1,
} as const;

/** Of one plan, as its upload leaves it. */
export const PLAN = {
  /** Measured on six plans: the picture 740 KB, without lettering 690 KB, original.jpg 75 KB, plan.json and frame.json 33 KB, scene.glb 205 KB. */
  keptBytes: 1_740_000,
  /** plan, mend_link. What is forgotten within a day (idempotency, the queue's job) is not counted. */
  rows: 2,
  /** Bytes of a row with its indexes (assumed). */
  rowBytes: 500,
  /** 6 files kept, 1 input put and removed. */
  puts: 7,
  /** Statements that PostgreSQL answers for an upload (counted in the code, roughly): key, budget, queue, worker, row, news. */
  statements: 25,
} as const;

/** Of every plan so many people open the gallery (assumed), and are sent so much (`bench/RESULTS.md`: with 3D, 381 KB). */
export const VISITS = { perPlan: 3, bytes: 400_000 } as const;

/** The busiest minute of the day has so many times the arrivals of its mean, the quietest so much less (assumed: offices of one continent). */
export const DAY = { swing: 0.8 } as const;

/** Keys that send (assumed), each as often as any other. */
export const KEYS = 50;

/** Round figures near European list prices, November 2026, not offers: euros without tax. */
export const PRICES = {
  coreMonth: 10,
  storedGbMonth: 0.02,
  sentGb: 0.01,
  putMillion: 5,
  /** A managed PostgreSQL by its cores. */
  databaseCoreMonth: 30,
} as const;
