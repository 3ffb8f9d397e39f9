import type { StageListener } from '#service/ports/plan-processor.ts';
import { loadNetwork } from '../network/ask-geometry.ts';
import { loadDetector, loadRecogniser } from '../ocr/models.ts';
import { acceptDrawing } from '../pipeline/accept-drawing.ts';
import { furnishRead } from '../pipeline/furnish-read.ts';
import type { FurnishTask, ReadTask } from './messages.ts';
import { serveTasks } from './serve-tasks.ts';

/** A child that reads drawings and furnishes plans. */
export const servePlans = (): Promise<void> =>
  serveTasks<ReadTask | FurnishTask>({
    load: () => Promise.all([loadDetector(), loadRecogniser(), loadNetwork()]),
    work: async (task, tell) => {
      const onStage: StageListener = (stage, found) => tell({ stage, found });
      return 'file' in task
        ? acceptDrawing(task.file, { ...task, onStage, onFault: (fault) => tell({ fault }) })
        : furnishRead(task.plan, { ...task, onStage });
    },
  });
