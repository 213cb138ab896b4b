import { sentences } from '@kinora/contract/sentences';
import { useStartJob } from './start-job.ts';

/** Starts a single image; several uploads may go with it. */
export function useStartImage() {
  return useStartJob({
    path: '/image/generate-image-async',
    kind: 'image',
    filePart: 'images',
    withoutId: sentences.failure.startImageJob,
    refused: sentences.failure.generateImage,
  });
}
