import { clipSecondsOf } from '@kinora/contract/catalogue';
import type { AspectRatio, SingleMode, VideoModelKey } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { clipJob, singleKind, startGeneration } from '../generations/index.ts';
import type { GenerationsDeps, GenerationStart } from '../generations/index.ts';
import type { ProjectKind } from '../projects/index.ts';
import type { ClipInput } from './clip-input.ts';

const SizeSchema = z.object({ width: z.number(), height: z.number() });

/** A video, an effect or an animated image. */
export const clipKind: ProjectKind = {
  ...singleKind(clipJob),
  share: (_project, film) => {
    const { width, height } = SizeSchema.parse(film.meta);
    return { aspectRatio: height > width ? '9:16' : '16:9', language: 'en', hasSubtitles: false };
  },
};

/** Who asks, with what files, by which request. */
export type ClipCall = Pick<GenerationStart, 'user' | 'uploads' | 'request' | 'idempotencyKey'>;

export interface ClipStart extends ClipCall, Pick<GenerationStart, 'said' | 'reasons' | 'priceCredits'> {
  readonly mode: Exclude<SingleMode, 'images'>;
  readonly data: {
    readonly session_id: string | null;
    readonly prompt: string;
    readonly model_name: VideoModelKey | null;
    readonly aspect_ratio: AspectRatio;
  };
  readonly effect?: ClipInput['effect'];
  readonly strokes?: ClipInput['strokes'];
}

/** Starts a clip of any kind. @returns its project's id @throws AppError for every reason it cannot start */
export async function startClip(deps: GenerationsDeps, start: ClipStart): Promise<string> {
  const { data } = start;
  return await startGeneration(deps, {
    ...start,
    job: clipJob,
    prompt: data.prompt,
    sessionId: data.session_id,
    field: 'image',
    isAvailable: () => deps.gateway.media.serves('clip', chosenModel(data.model_name)),
    refusalOfBudget: (by) =>
      deps.gateway.media.refusalOfBudget([{ medium: 'clip', model: chosenModel(data.model_name) }], by),
    // Nobody else reads what was drawn over the picture.
    isBought: () =>
      start.mode !== 'animate' && deps.gateway.media.makerOf('clip', chosenModel(data.model_name)) !== null,
    inputOf: ([upload]): ClipInput => ({
      prompt: data.prompt,
      model: chosenModel(data.model_name),
      aspectRatio: data.aspect_ratio,
      upload: upload ?? null,
      effect: start.effect ?? null,
      strokes: start.strokes ?? [],
      durationSeconds: clipSecondsOf(chosenModel(data.model_name)),
    }),
  });
}

/** The rules have refused a missing model; this says so to the compiler. */
function chosenModel(model: VideoModelKey | null): VideoModelKey {
  if (model === null) {
    throw new AppError('invalid');
  }
  return model;
}
