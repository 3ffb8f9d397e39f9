import { loadNetwork } from '../network/ask-geometry.ts';
import { loadModels } from '../ocr/models.ts';
import { furnishRead, processDrawing } from '../pipeline/process-drawing.ts';
import type { DrawingTask, FurnishTask } from './messages.ts';
import { serveTasks } from './serve-tasks.ts';

/** A child that reads drawings and furnishes plans. */
export const servePlans = (): Promise<void> =>
  serveTasks<DrawingTask | FurnishTask>({
    load: () => Promise.all([loadModels(), loadNetwork()]),
    work: async (task, tell) => {
      const onStage: Parameters<typeof processDrawing>[1]['onStage'] = (stage, found) => tell({ stage, found });
      return 'file' in task
        ? processDrawing(task.file, { ...task, onStage, onFault: (fault) => tell({ fault }) })
        : furnishRead(task.plan, { ...task, onStage });
    },
  });
