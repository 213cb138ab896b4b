import { singleModeFacts } from '@kinora/contract/catalogue';
import type { SingleMode } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { JobCall } from './start-job.ts';
import { useStartJob } from './start-job.ts';

/** Characters are made in the dialog of a story and wait there. */
type StartedMode = Exclude<SingleMode, 'characters'>;

type StartCall = Pick<JobCall, 'path' | 'kind' | 'filePart' | 'refused'>;

const { failure } = sentences;

/** Where each mode starts, and what its form calls the pictures. */
const calls: Record<StartedMode, StartCall> = {
  images: {
    path: '/image/generate-image-async',
    kind: 'image',
    filePart: 'images',
    refused: failure.generateImage,
  },
  videos: { path: '/video/generate-video-async', kind: 'video', filePart: 'image', refused: failure.create },
  effects: {
    path: '/video/generate-video-from-effect-async',
    kind: 'video',
    filePart: 'image',
    refused: failure.create,
  },
  animate: { path: '/drawwan/draw-to-wan', kind: 'animate', filePart: 'image', refused: failure.create },
};

/** Starts a single image or clip. */
export function useStartSingle(mode: StartedMode) {
  return useStartJob({ ...calls[mode], withoutId: failure.startJob(singleModeFacts[mode].jobNoun) });
}
