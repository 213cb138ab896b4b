import type { JsonValue, MadeBy } from '@kinora/models';
import { fitClip, probeClip } from '@kinora/renderer';
import { readAssets } from '../../assets/index.ts';
import type { Project, StepCall } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { writeLastFrame } from '../upgrades/make-clip.ts';
import type { FilmedPicture } from './segment-steps.ts';

export interface ClipsOfScene {
  readonly project: Pick<Project, 'id' | 'ownerId'>;
  readonly picture: FilmedPicture;
  readonly durationSeconds: number;
  /** Of the clips' own sound; 0: they are muted. */
  readonly soundLevel: number;
  /** The studio's own motion for so many seconds, from a picture file; null: from the scene's own picture. */
  readonly stage: (image: string | null, seconds: number) => Promise<JsonValue>;
}

export interface ShotsOfScene {
  readonly shots: JsonValue[];
  readonly madeBy: MadeBy | null;
  /** The clips' assets by their files. */
  readonly clipAssets: ReadonlyMap<string, string>;
}

interface LocalClip {
  readonly assetId: string | null;
  readonly file: string | null;
  readonly seconds: number;
  readonly fit: 'cover' | 'contain';
  readonly stretch: FilmedPicture['clips'][number]['stretch'];
  /** Undefined: as loud as the scene's clips are. */
  readonly soundLevel: number | undefined;
  readonly madeBy: MadeBy | null;
}

/** Less than this is held with a slow push rather than staged. */
const LONGEST_HOLD = 1.5;
/** A clip of another shape loses more than this part of itself when it is cropped: then all of it is shown. */
const MOST_CROPPED = 0.4;

/** A scene's shots as the renderer takes them: clips at the speed that fits, and the studio's motion where none reaches. */
export async function shotsOfScene(
  deps: Pick<StoriesDeps, 'database' | 'storage'>,
  scene: ClipsOfScene,
  call: StepCall,
): Promise<ShotsOfScene> {
  const clips = await localClips(deps, scene, call);
  // Of a person's own clip nobody here or outside is the maker.
  const madeBy = clips.find(({ madeBy: by }) => by !== null && by.provider !== 'upload')?.madeBy ?? null;
  const isSpoken = clips.some(({ stretch }) => stretch !== null);
  const shots = isSpoken ? await spokenShots(clips, scene) : await silentShots(clips, scene, call);
  const clipAssets = clips.flatMap(({ file, assetId }) =>
    file === null || assetId === null ? [] : [[file, assetId] as const],
  );
  return { shots, madeBy, clipAssets: new Map(clipAssets) };
}

async function localClips(
  { database, storage }: Pick<StoriesDeps, 'database' | 'storage'>,
  { picture, project }: ClipsOfScene,
  { workFolder }: StepCall,
): Promise<LocalClip[]> {
  const ids = picture.clips.flatMap(({ assetId }) => assetId ?? []);
  const assets = await readAssets(database, ids);
  const local: LocalClip[] = [];
  for (const { assetId, stretch, soundLevel } of picture.clips) {
    const asset = assets.get(assetId ?? '');
    if (asset === undefined) {
      local.push({ assetId, file: null, seconds: 0, fit: 'cover', stretch, soundLevel, madeBy: null });
      continue;
    }
    if (asset.ownerId !== project.ownerId) {
      throw new Error(`A clip of project ${project.id} is missing`);
    }
    const file = await storage.localCopy(asset.storageKey, workFolder);
    const { seconds, width, height } = await probeClip(file);
    const { provider, model } = asset;
    const fit = fitOf(width / height, picture);
    local.push({ assetId, file, seconds, fit, stretch, soundLevel, madeBy: { provider, model } });
  }
  return local;
}

function fitOf(ratio: number, { moved }: FilmedPicture): LocalClip['fit'] {
  const film = moved.aspectRatio === '16:9' ? 16 / 9 : 9 / 16;
  const shown = Math.min(ratio / film, film / ratio);
  return 1 - shown > MOST_CROPPED ? 'contain' : 'cover';
}

function clipShot(
  { file, fit, soundLevel: own }: LocalClip,
  { seconds, speed, soundLevel }: { seconds: number | null; speed: number; soundLevel: number },
): JsonValue {
  const shown = { trimStartSeconds: 0, ending: 'hold', speed, soundLevel: own ?? soundLevel };
  return { seconds, clip: { file, fit, focus: 'salient', ...shown } };
}

/** One after the other, all at one speed; what is left at the end the studio stages from the last picture. */
async function silentShots(
  clips: readonly LocalClip[],
  { durationSeconds, soundLevel, stage }: ClipsOfScene,
  { workFolder }: StepCall,
): Promise<JsonValue[]> {
  const there = clips.filter((clip) => clip.file !== null);
  const last = there.at(-1);
  if (last === undefined) {
    return [{ seconds: null, layers: await stage(null, durationSeconds) }];
  }
  const clipSeconds = there.reduce((sum, { seconds }) => sum + seconds, 0);
  const { speed, restSeconds } = fitClip({ clipSeconds, sceneSeconds: durationSeconds });
  const isStaged = restSeconds > LONGEST_HOLD;
  const shots = there.map((clip) => {
    const isEnd = clip === last && !isStaged;
    return clipShot(clip, { speed, soundLevel, seconds: isEnd ? null : clip.seconds / speed });
  });
  if (isStaged) {
    const image = await writeLastFrame(last.file ?? '', workFolder);
    shots.push({ seconds: null, layers: await stage(image, restSeconds) });
  }
  return shots;
}

/** Each where it is spoken, at its own speed: the mouth keeps to the sound. */
async function spokenShots(
  clips: readonly LocalClip[],
  { durationSeconds, soundLevel, stage }: ClipsOfScene,
): Promise<JsonValue[]> {
  const shots: JsonValue[] = [];
  for (const [index, clip] of clips.entries()) {
    const { startSeconds, endSeconds } = clip.stretch ?? { startSeconds: 0, endSeconds: durationSeconds };
    const length = endSeconds - startSeconds;
    const seconds = index === clips.length - 1 ? null : length;
    shots.push(
      clip.file === null
        ? { seconds, layers: await stage(null, length) }
        : clipShot(clip, { speed: 1, soundLevel, seconds }),
    );
  }
  return shots;
}
