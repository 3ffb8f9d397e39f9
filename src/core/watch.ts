/** Called with every intermediate value of a pipeline; returns it unchanged. Traces and timings hang on it. */
export type Watch = <T>(stage: string, value: T) => T;

export const ignore: Watch = (_stage, value) => value;
