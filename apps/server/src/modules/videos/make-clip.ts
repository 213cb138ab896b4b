import { avatarModel } from '@kinora/contract/catalogue';
import type { RegisteredJob } from '../../platform/queue/job.ts';
import type { VideoRequest, VideoResult } from '@kinora/models';
import { clipJob, inspectClip, localUploads, registerGenerationJob, seedOf } from '../generations/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall } from '../projects/index.ts';
import { checkClip, writeClipPoster } from './clip-file.ts';
import { ClipInputSchema } from './clip-input.ts';
import type { ClipInput } from './clip-input.ts';
import { layVoice, speakPrompt } from './speak-clip.ts';

/** The job of a single clip, for the worker: videos, effects and animated images. */
export function clipJobs(deps: GenerationsDeps): RegisteredJob[] {
  return [registerGenerationJob(deps, clipJob, (claimed, call) => makeClip(deps, claimed, call))];
}

async function makeClip(
  deps: GenerationsDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const input = ClipInputSchema.parse(claimed.step.input);
  // A vendor's avatar has a voice of its own.
  if (input.model === avatarModel && deps.gateway.media.isBuiltIn(input.model)) {
    return await makeSpokenClip(deps, claimed, call);
  }
  const answer = await deps.gateway.media.make(
    {
      medium: 'clip',
      model: input.model,
      // Nobody else reads what was drawn over the picture.
      ...(claimed.project.mode === 'animate' ? { maker: null } : {}),
      request: () => requestOf(deps, { input, projectId: claimed.project.id, call }),
    },
    call.paidFor,
    call,
  );
  const wanted = { aspectRatio: input.aspectRatio, longSide: deps.longSide };
  return 'awaited' in answer ? answer : await madeClip(answer.finished, wanted, call);
}

async function makeSpokenClip(
  deps: GenerationsDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep> {
  const input = ClipInputSchema.parse(claimed.step.input);
  const silent = await requestOf(deps, { input, projectId: claimed.project.id, call });
  const { narration, request } = await speakPrompt(deps.gateway, silent, call);
  const clip = await deps.gateway.media.makeFree(
    { medium: 'clip', model: input.model, request: () => Promise.resolve(request) },
    call,
  );
  const facts = await checkClip(clip.file);
  const withVoice = await layVoice({ file: clip.file, facts, narration }, call);
  return await madeClip({ ...clip, file: withVoice }, silent, call);
}

async function requestOf(
  deps: GenerationsDeps,
  about: { input: ClipInput; projectId: string; call: StepCall },
): Promise<VideoRequest> {
  const { input, projectId, call } = about;
  const uploads = input.upload === null ? [] : [input.upload];
  const [image] = await localUploads(deps, uploads, call.workFolder);
  return {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    durationSeconds: input.durationSeconds,
    seed: seedOf(projectId),
    longSide: deps.longSide,
    ...(image === undefined ? {} : { image }),
    ...(input.effect === null ? {} : { effect: input.effect }),
    ...(input.strokes.length === 0 ? {} : { strokes: input.strokes }),
  };
}

async function madeClip(
  clip: VideoResult,
  wanted: Pick<VideoRequest, 'aspectRatio' | 'longSide'>,
  call: StepCall,
): Promise<MadeStep> {
  const facts = await checkClip(clip.file);
  const [quality, poster] = await Promise.all([
    inspectClip(clip.file, { facts, wanted }),
    writeClipPoster(clip.file, facts, call.workFolder),
  ]);
  return {
    result: { ...facts, quality },
    madeBy: clip.madeBy,
    files: [
      { file: clip.file, kind: 'clip', contentType: 'video/mp4', meta: { ...facts } },
      {
        file: poster,
        kind: 'poster',
        contentType: 'image/webp',
      },
    ],
  };
}
