import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { VideoRequest, VideoResult } from '@kinora/models';
import { probeClip, readLastStill } from '@kinora/renderer';
import sharp from 'sharp';
import { readAssets } from '../../assets/index.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall } from '../../projects/index.ts';
import { checkClip } from '../../videos/index.ts';
import { readNarration } from '../films/read-segments.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { cutNarration } from './cut-narration.ts';
import { SceneClipInputSchema } from './upgrade-inputs.ts';
import type { SceneClipInput } from './upgrade-inputs.ts';

/** A scene's clip by its vendor: asked for, or brought one step on. */
export async function makeClip(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const input = SceneClipInputSchema.parse(claimed.step.input);
  const { model, maker } = input;
  const request = (): Promise<VideoRequest> => requestOf(deps, { claimed, input, call });
  const answer = await deps.gateway.media.make({ medium: 'clip', model, maker, request }, call.paidFor, call);
  return 'awaited' in answer ? answer : await madeClip(answer.finished, input);
}

async function madeClip(clip: VideoResult, { seconds }: SceneClipInput): Promise<MadeStep> {
  // Some models make the next longer length, or what they like.
  const facts = await checkClip(clip.file, {
    shortest: SHORTEST_SECONDS,
    longest: Math.max(LONGEST_SECONDS, seconds * 2),
  });
  await refuseUnplayable(clip.file);
  return {
    result: { ...facts },
    madeBy: clip.madeBy,
    files: [{ file: clip.file, kind: 'clip', contentType: 'video/mp4', meta: { ...facts } }],
  };
}

/**
 * What no film can show is refused when it comes: chosen, it would be found out while the film is rendered, which then fails
 * as a whole. @throws ProviderError `transient`
 */
async function refuseUnplayable(file: string): Promise<void> {
  try {
    // Its size first: only what is small enough to be shown is decoded, to its last picture.
    await probeClip(file);
    await readLastStill(file);
  } catch (cause) {
    throw new ProviderError('transient', sentences.generation.unusableResult, { cause });
  }
}

/** A turn of a dialogue may be as short as a word; no model makes longer clips of words alone. */
const SHORTEST_SECONDS = 0.5;
const LONGEST_SECONDS = 30;

interface AboutClip {
  readonly claimed: ClaimedStep;
  readonly input: SceneClipInput;
  readonly call: StepCall;
}

async function requestOf(deps: StoriesDeps, about: AboutClip): Promise<VideoRequest> {
  const { input, claimed } = about;
  return {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    durationSeconds: input.seconds,
    seed: Number.parseInt(inputHash(claimed.step.id).slice(0, 8), 16),
    longSide: deps.longSide,
    image: input.after === null ? await pictureOf(deps, about) : await endOf(deps, about, input.after),
    ...(input.spoken === null ? {} : { narration: await spokenIn(deps, about, input.spoken) }),
  };
}

async function pictureOf(deps: StoriesDeps, { input, call, claimed }: AboutClip): Promise<string> {
  const picture = (await readAssets(deps.database, [input.assetId])).get(input.assetId);
  if (picture?.ownerId !== claimed.project.ownerId) {
    throw new Error(`A picture of project ${claimed.project.id} is missing`);
  }
  return await deps.storage.localCopy(picture.storageKey, call.workFolder);
}

/** The last frame of the clip before it. */
async function endOf(deps: StoriesDeps, { claimed, call }: AboutClip, before: string): Promise<string> {
  const { project, step } = claimed;
  const made = await readStepsByHash(deps.database, { projectId: project.id, hashes: [before] });
  const clip = made.find((one) => one.kind === 'clip' && one.take === step.take);
  const asset = (await readAssets(deps.database, [clip?.assetId ?? ''])).get(clip?.assetId ?? '');
  if (asset === undefined) {
    throw new Error(`The clip before one of project ${project.id} is missing`);
  }
  return await writeLastFrame(
    await deps.storage.localCopy(asset.storageKey, call.workFolder),
    call.workFolder,
  );
}

/** Where a clip ends, as a picture. @returns its path in the folder */
export async function writeLastFrame(clip: string, folder: string): Promise<string> {
  const { pixels, width, height } = await readLastStill(clip);
  const output = join(folder, 'last-frame.png');
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(output);
  return output;
}

async function spokenIn(
  deps: StoriesDeps,
  { claimed, call }: AboutClip,
  spoken: NonNullable<SceneClipInput['spoken']>,
): Promise<string> {
  const narration = await readNarration(deps, {
    projectId: claimed.project.id,
    narration: { hash: spoken.narration, text: '' },
    workFolder: call.workFolder,
  });
  if (narration === null) {
    throw new Error(`A narration of project ${claimed.project.id} is missing`);
  }
  const output = join(call.workFolder, 'spoken.wav');
  await cutNarration(narration.file, spoken, output);
  return output;
}
