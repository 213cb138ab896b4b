import type { AnimaticAnswer, AnimaticScene } from '@kinora/contract/api';
import type { Voice } from '@kinora/contract/voices';
import { filmCues, fitClip, leadInSeconds, sceneFrames, tailSeconds } from '@kinora/renderer';
import type { FilmLook } from '@kinora/renderer';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { assetUrl, readAssets } from '../../assets/index.ts';
import type { Asset } from '../../assets/index.ts';
import { inputHash, readOwnProject, readStepsByHash } from '../../projects/index.ts';
import type { OwnedProject, Project, Step } from '../../projects/index.ts';
import { SILENT_SECONDS, lookOf } from '../films/segment-steps.ts';
import { spokenText } from '../narration/narration-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { musicOf, readParts, scoredScene, unspoken } from './animatic-parts.ts';
import type { AnimaticPart } from './animatic-parts.ts';
import type { ClipPreview } from './clip-previews.ts';
import { voicePrice } from './voice-price.ts';

type AnimaticDeps = Pick<StoriesDeps, 'database' | 'gateway' | 'longSide'>;

/** What of a film could be played now. @throws AppError `not-found` */
export async function readAnimatic(deps: AnimaticDeps, owned: OwnedProject): Promise<AnimaticAnswer> {
  const voices = await deps.gateway.speech.voices();
  return await animaticOf(deps, { project: await readOwnProject(deps.database, owned), voices });
}

/** See {@link readAnimatic}, of a project that is known already. */
export async function animaticOf(
  deps: Pick<StoriesDeps, 'longSide'> & { readonly database: DatabaseOrTransaction },
  { project, voices }: { project: Project; voices: readonly Voice[] },
): Promise<AnimaticAnswer> {
  const { database } = deps;
  const parts = await readParts(database, project);
  const music = await findBed(deps, project, parts);
  const steps = [
    ...parts.flatMap(({ step, clips }) => [step, ...clips.making.map((one) => one.step)]),
    music,
  ];
  const files = await readAssets(
    database,
    steps.flatMap((step) => step?.assetId ?? []),
  );
  const look = lookOf(settingsOf(project), deps);
  const scenes = parts.map((part) => shownScene(part, { look, files }));
  const missing = unspoken(parts.filter(({ step }) => step === undefined || hasFailed(step)));
  return {
    status: steps.some((step) => statusOf(step, files) === 'making') ? 'making' : 'ready',
    revision: project.revision,
    scenes,
    music: { status: statusOf(music, files), url: urlOf(music, files) },
    price: voicePrice(
      missing.map(({ input }) => input),
      voices,
    ),
  };
}

async function findBed(
  deps: Pick<StoriesDeps, 'longSide'> & { readonly database: DatabaseOrTransaction },
  project: Project,
  parts: readonly AnimaticPart[],
): Promise<Step | undefined> {
  const wanted = musicOf(project, parts, deps);
  if (wanted === null) {
    return undefined;
  }
  const hash = inputHash(wanted.input);
  const known = await readStepsByHash(deps.database, { projectId: project.id, hashes: [hash] });
  return known.find(({ kind }) => kind === 'music');
}

type Files = ReadonlyMap<string, Asset>;

function shownScene(part: AnimaticPart, { look, files }: { look: FilmLook; files: Files }): AnimaticScene {
  const { scene, pictureUrl, input, step } = part;
  const scored = { ...scoredScene(part), narration: part.spoken ?? guessed(part) };
  const status = statusOf(step, files);
  const seconds = sceneFrames(scored, look.framesPerSecond) / look.framesPerSecond;
  return {
    scene_id: scene.id,
    title: scene.title,
    image_prompt: scene.image_prompt,
    picture_url: pictureUrl,
    clips: shownClips(part.clips.previews, seconds),
    seconds,
    voice_seconds: leadInSeconds,
    narration:
      input === null
        ? null
        : { status, url: urlOf(step, files), error: status === 'failed' ? (step?.error ?? null) : null },
    cues: cuesOf(part, look),
  };
}

/**
 * Where and as fast as in the film: each where it is spoken, or one after the other at one speed. The last one is held where
 * it ends before its scene.
 */
function shownClips(previews: readonly ClipPreview[], sceneSeconds: number): AnimaticScene['clips'] {
  const clipSeconds = previews.reduce((sum, { seconds }) => sum + seconds, 0);
  const { speed } = fitClip({ clipSeconds, sceneSeconds });
  const isSpoken = previews.some(({ stretch }) => stretch !== null);
  let next = 0;
  return previews.map(({ url, seconds, stretch }, index) => {
    const start = isSpoken ? (stretch?.startSeconds ?? 0) : next;
    const end = isSpoken ? (stretch?.endSeconds ?? sceneSeconds) : next + seconds / speed;
    next = end;
    const isLast = index === previews.length - 1;
    return {
      url,
      speed: isSpoken ? 1 : speed,
      start_seconds: start,
      end_seconds: isLast ? sceneSeconds : end,
    };
  });
}

/** Words that are spoken in a second, where nobody has heard them. */
const WORDS_PER_SECOND = 2.5;

function guessed({ input }: AnimaticPart): { durationSeconds: number } | null {
  if (input === null) {
    return null;
  }
  const words = spokenText(input).split(/\s+/u).length;
  return {
    durationSeconds: Math.max(SILENT_SECONDS - leadInSeconds - tailSeconds, words / WORDS_PER_SECOND),
  };
}

function cuesOf({ input, spoken }: AnimaticPart, look: FilmLook): AnimaticScene['cues'] {
  if (input === null || spoken === null) {
    return [];
  }
  const narration = { ...spoken, file: 'narration.wav', text: spokenText(input) };
  return filmCues([{ narration, minimumSeconds: SILENT_SECONDS }], look).map((cue) => ({
    text: cue.lines
      .map((line) =>
        line
          .map(({ text }) => text)
          .join('')
          .trim(),
      )
      .join('\n'),
    start_seconds: cue.startSeconds,
    end_seconds: cue.endSeconds,
  }));
}

function hasFailed({ state, error }: Step): boolean {
  return state === 'failed' || (state === 'waiting' && error !== null);
}

function statusOf(step: Step | undefined, files: Files): AnimaticAnswer['music']['status'] {
  if (step === undefined) {
    return 'missing';
  }
  if (hasFailed(step)) {
    return 'failed';
  }
  return urlOf(step, files) === null ? 'making' : 'ready';
}

function urlOf(step: Step | undefined, files: Files): string | null {
  const asset = step?.state === 'finished' ? files.get(step.assetId ?? '') : undefined;
  return asset === undefined ? null : assetUrl(asset);
}
