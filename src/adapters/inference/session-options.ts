import type { InferenceSession } from 'onnxruntime-node';

/**
 * How every network of the service runs. The arena spares the system calls of a buffer for every layer and keeps the most
 * that was ever needed: for networks that run many times a drawing.
 */
export function sessionOptions(threads: number, arena: boolean): InferenceSession.SessionOptions {
  return {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: arena,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Layers follow each other faster than a thread wakes up, so threads spin between them: a sixth less time. Between
    // runs that would double the processor time and hold up the other worker.
    extra: { session: { intra_op: { allow_spinning: '1' }, force_spinning_stop: '1' } },
  };
}
