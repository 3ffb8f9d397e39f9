import { lookAtDrawing } from '../pipeline/look-at-drawing.ts';
import type { LookTask } from './messages.ts';
import { serveTasks } from './serve-tasks.ts';

/** A child that only opens drawings and looks at them: without a network, so that it is there in a second and light. */
export const serveLooks = (): Promise<void> =>
  serveTasks<LookTask>({
    work: async ({ look, ...options }, tell) => {
      tell({ stage: 'decoding' });
      await lookAtDrawing(look, options);
      return null;
    },
  });
