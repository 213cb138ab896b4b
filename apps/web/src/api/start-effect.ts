import { sentences } from '@kinora/contract/sentences';
import { useStartJob } from './start-job.ts';

/** Starts an effect video of an image. */
export function useStartEffect() {
  return useStartJob({
    path: '/video/generate-video-from-effect-async',
    kind: 'video',
    filePart: 'image',
    withoutId: sentences.failure.startEffectJob,
    refused: sentences.failure.create,
  });
}
