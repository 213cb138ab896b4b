import { sentences } from '@kinora/contract/sentences';
import { useStartJob } from './start-job.ts';

/** Starts a single video, from words or from an image. */
export function useStartVideo() {
  return useStartJob({
    path: '/video/generate-video-async',
    kind: 'video',
    filePart: 'image',
    withoutId: sentences.failure.startVideoJob,
    refused: sentences.failure.create,
  });
}
