import { sentences } from '@kinora/contract/sentences';
import { useStartJob } from './start-job.ts';

/** Starts a clip that follows strokes over an image. */
export function useStartAnimate() {
  return useStartJob({
    path: '/drawwan/draw-to-wan',
    kind: 'animate',
    filePart: 'image',
    withoutId: sentences.failure.startVideoJob,
    refused: sentences.failure.create,
  });
}
