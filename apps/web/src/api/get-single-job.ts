import { ImageStatusAnswerSchema, VideoStatusAnswerSchema } from '@kinora/contract/api';
import { imageStatus, videoStatus } from '@kinora/contract/statuses';
import type { ImageStatusAnswer, VideoStatusAnswer } from '@kinora/contract/api';
import { skipToken, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

const NOTHING_KNOWN = { result_url: null, error_message: null, made_by: null, vendor_phase: null } as const;

function videoJobKey(id: string) {
  return ['video-job', id] as const;
}

/** A single image, asked about until it is there or has failed. */
export function useImageJob(id: string) {
  return useJobStatus<ImageStatusAnswer>({
    subject: 'image',
    queryKey: ['image-job', id],
    getAnswer: (signal) =>
      request(`/image/image-status/${encodeURIComponent(id)}`, ImageStatusAnswerSchema, { signal }),
    knownAnswer: { status: imageStatus.IMAGES_QUEUED, ...NOTHING_KNOWN },
  });
}

/** A single video, effect or Animate result, asked about until it is there or has failed. */
export function useVideoJob(id: string) {
  return useJobStatus<VideoStatusAnswer>({
    subject: 'video',
    queryKey: videoJobKey(id),
    getAnswer: (signal) =>
      request(`/video/video-status/${encodeURIComponent(id)}`, VideoStatusAnswerSchema, { signal }),
    knownAnswer: { status: videoStatus.VIDEO_QUEUED, ...NOTHING_KNOWN },
  });
}

/** What is known of a video job that something else on the page asks about; it never asks by itself. */
export function useKnownVideoJob(id: string): VideoStatusAnswer | undefined {
  return useQuery<VideoStatusAnswer>({ queryKey: videoJobKey(id), queryFn: skipToken }).data;
}
