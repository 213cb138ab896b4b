import type { RegisteredJob } from '../../platform/queue/job.ts';
import type { ImageRequest, ImageResult } from '@kinora/models';
import {
  characterJob,
  languageOfLetters,
  registerGenerationJob,
  seedOf,
  writePosterOf,
} from '../generations/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall } from '../projects/index.ts';
import { CharacterInputSchema } from './character-input.ts';

/** The job of a character, for the worker. */
export function characterJobs(deps: GenerationsDeps): RegisteredJob[] {
  return [registerGenerationJob(deps, characterJob, (claimed, call) => portray(deps, claimed, call))];
}

async function portray(
  deps: GenerationsDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const input = CharacterInputSchema.parse(claimed.step.input);
  const request: ImageRequest = {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    language: languageOfLetters(input.prompt),
    videoStyle: 'auto',
    isPortrait: true,
    seed: seedOf(claimed.project.id),
    inputs: [],
    longSide: deps.longSide,
  };
  const answer = await deps.gateway.media.make(
    {
      medium: 'picture',
      model: input.model,
      request: () => Promise.resolve(request),
    },
    call.paidFor,
    call,
  );
  return 'awaited' in answer ? answer : await madeCharacter(answer.finished, call);
}

/** The portrait with the plan that later pictures of the same person are painted from. */
async function madeCharacter(portrait: ImageResult, call: StepCall): Promise<MadeStep> {
  const { width, height, plan, file, contentType } = portrait;
  const meta = plan === undefined ? { width, height } : { width, height, plan };
  const poster = await writePosterOf(file, call.workFolder);
  return {
    result: { width, height },
    madeBy: portrait.madeBy,
    files: [
      { file, kind: 'portrait', contentType, meta },
      { file: poster, kind: 'poster', contentType: 'image/webp' },
    ],
  };
}
