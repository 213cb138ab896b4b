import { leadInSeconds, sceneFrames } from '@kinora/renderer';
import { z } from 'zod';
import type { JsonValue, MadeBy, SpokenPart, SpokenTurn, VideoRequest } from '@kinora/models';
import { readAssets } from '../../../assets/index.ts';
import { inputHash } from '../../../projects/index.ts';
import type { Project, StepCall } from '../../../projects/index.ts';
import { readCast } from '../../pictures/cast.ts';
import { drawnScene, frameOf } from './drawn-scene.ts';
import { withCreditsCard } from './film-credits.ts';
import { withFilmGrade } from './film-grade.ts';
import { faceSideOf, isActed, withTitle } from './film-title.ts';
import type { FaceSide } from './film-title.ts';
import type { SceneToRender } from '../film-tools.ts';
import { withLowerThird } from './lower-third.ts';
import { readNarration } from '../read-segments.ts';
import { ownLines } from './own-lines.ts';
import type { SpokenScene } from '../read-segments.ts';
import { shotsOfScene } from '../shots-of-clips.ts';
import type { FilmedPicture, MovedPicture, SegmentInput } from '../segment-steps.ts';
import { clipSoundLevel } from '../sound-steps.ts';
import type { StoriesDeps } from '../../stories-deps.ts';

/** A scene that can be rendered, and who set it in motion; null: the renderer's own hand. */
export interface StagedSegment {
  readonly scene: SceneToRender;
  readonly madeBy: MadeBy | null;
  /** The assets of its clips by their files. */
  readonly clipAssets: ReadonlyMap<string, string>;
}

const noClips: ReadonlyMap<string, string> = new Map();

type StagingDeps = Pick<StoriesDeps, 'database' | 'storage' | 'gateway' | 'longSide'>;

interface SegmentToStage {
  readonly project: Pick<Project, 'id' | 'ownerId'>;
  readonly input: SegmentInput;
}

/** Brings everything a segment is rendered from into the work folder. */
export async function stageScene(
  deps: StagingDeps,
  { project, input }: SegmentToStage,
  call: StepCall,
): Promise<StagedSegment> {
  const narration = await readNarration(deps, {
    projectId: project.id,
    narration: input.narration,
    workFolder: call.workFolder,
  });
  if (input.picture.kind === 'drawn') {
    return { scene: drawnScene(input.picture, input, narration), madeBy: null, clipAssets: noClips };
  }
  const scene = frameOf(input, narration);
  const durationSeconds = sceneFrames(scene, input.look.framesPerSecond) / input.look.framesPerSecond;
  if (input.picture.kind === 'filmed') {
    const about = { project, picture: input.picture, durationSeconds };
    return await filmScene(deps, { ...about, scene }, call);
  }
  const request = await motionRequest(deps, {
    project,
    picture: input.picture,
    narration,
    durationSeconds,
    call,
  });
  const staged = await deps.gateway.staging.stage(input.picture.videoModel, request, call);
  const { picture } = input;
  const plan = request.imagePlan;
  const layers = await dressed(deps, staged.scene, { picture, plan, durationSeconds, call });
  return {
    scene: { ...scene, picture: { kind: 'layers', layers } },
    madeBy: staged.madeBy,
    clipAssets: noClips,
  };
}

/** Vendors' clips, with what lies over every scene of the film. */
async function filmScene(
  deps: StagingDeps,
  about: {
    project: Pick<Project, 'id' | 'ownerId'>;
    picture: FilmedPicture;
    durationSeconds: number;
    scene: Omit<SceneToRender, 'picture'>;
  },
  call: StepCall,
): Promise<StagedSegment> {
  const { project, picture, durationSeconds, scene } = about;
  const { moved } = picture;
  const bare = { version: 1, aspect: moved.aspectRatio, layers: [] };
  const overlay = await dressed(deps, bare, { picture: moved, plan: undefined, durationSeconds, call });
  const { shots, madeBy, clipAssets } = await shotsOfScene(
    deps,
    {
      project,
      picture,
      durationSeconds,
      soundLevel: clipSoundLevel(scene.narration),
      stage: async (image, seconds) => {
        const request = await motionRequest(deps, {
          project,
          // Where a clip has ended nobody speaks on: the studio has no plan of what the clip shows.
          picture: { ...moved, cast: [], lipsync: false },
          narration: null,
          durationSeconds: seconds,
          call,
        });
        // The plan says how the scene's own picture is built, and nothing of where a clip has ended.
        const shown = image === null ? request : { ...withoutPlan(request), image };
        const staged = await deps.gateway.staging.stage(moved.videoModel, shown, call);
        return staged.scene;
      },
    },
    call,
  );
  return {
    scene: { ...scene, picture: { kind: 'shots', shots, overlay, aspect: moved.aspectRatio } },
    madeBy,
    clipAssets,
  };
}

function withoutPlan(request: VideoRequest): VideoRequest {
  const plain = { ...request };
  delete plain.imagePlan;
  return plain;
}

/** A scene in the look of its film, with everything that is written over it. */
async function dressed(
  { longSide }: StagingDeps,
  scene: JsonValue,
  about: {
    picture: MovedPicture;
    /** What the picture is built from; undefined where a clip shows something else. */
    plan: JsonValue | undefined;
    durationSeconds: number;
    call: StepCall;
  },
): Promise<JsonValue> {
  const { picture, plan, durationSeconds, call } = about;
  const { filmLook, letterbox } = picture;
  const graded =
    filmLook === null ? scene : withFilmGrade(scene, { ...filmLook, letterbox, durationSeconds });
  const face = picture.cast.length === 0 ? null : faceSideOf(plan, picture.aspectRatio);
  return await withWords(graded, picture, { longSide, face, workFolder: call.workFolder });
}

/** A staged scene with what is written over it. */
async function withWords(
  scene: JsonValue,
  { title, lowerThird, credits, aspectRatio }: MovedPicture,
  { longSide, face, workFolder }: { longSide: number; face: FaceSide | null; workFolder: string },
): Promise<JsonValue> {
  const film = { aspectRatio, longSide };
  const titled = title === null ? scene : await withTitle(scene, { ...title, ...film, face }, workFolder);
  const named =
    lowerThird === null ? titled : await withLowerThird(titled, { ...lowerThird, ...film }, workFolder);
  return credits === null ? named : await withCreditsCard(named, { credits, ...film }, workFolder);
}

const PictureMetaSchema = z.object({ plan: z.json().optional() }).nullable();

async function motionRequest(
  deps: StagingDeps,
  of: {
    project: Pick<Project, 'id' | 'ownerId'>;
    picture: MovedPicture;
    narration: SpokenScene | null;
    durationSeconds: number;
    call: StepCall;
  },
): Promise<VideoRequest> {
  const { project, picture, call } = of;
  const asset = (await readAssets(deps.database, [picture.assetId])).get(picture.assetId);
  if (asset === undefined) {
    throw new Error(`A picture of project ${project.id} is missing`);
  }
  const people = await readCast(deps.database, {
    projectId: project.id,
    ownerId: project.ownerId,
    cast: picture.cast,
  });
  const plan: JsonValue | undefined = PictureMetaSchema.parse(asset.meta)?.plan;
  const plans = people.flatMap((person) => (person.plan === null ? [] : [person.plan]));
  return {
    prompt: picture.prompt,
    aspectRatio: picture.aspectRatio,
    durationSeconds: of.durationSeconds,
    // By picture, not by segment: other words leave the camera as it was.
    seed: Number.parseInt(inputHash(picture.assetId).slice(0, 8), 16),
    image: await deps.storage.localCopy(asset.storageKey, call.workFolder),
    ...(plan === undefined ? {} : { imagePlan: plan }),
    longSide: deps.longSide,
    letterbox: picture.letterbox,
    characters: plans,
    speech: spokenTurns(of.narration, {
      people: plans.length,
      isTold: picture.filmLook !== null,
      isActed: isActed(plan),
    }),
    ...(of.narration === null ? {} : { words: wordsOf(of.narration) }),
    lipsync: picture.lipsync,
  };
}

/** Which part of the narration stands before each of its words, and when that is heard in the time of the scene. */
function wordsOf({ text, words }: SpokenScene): SpokenPart[] {
  return words.map(({ startOffset, startSeconds }) => ({
    part: startOffset / text.length,
    atSeconds: startSeconds + leadInSeconds,
  }));
}

/** Who of the people in the picture speaks when, in the time of the scene; a film tells of them, and they say their own lines alone. */
function spokenTurns(
  narration: SpokenScene | null,
  { people, isTold, isActed: isPlayed }: { people: number; isTold: boolean; isActed: boolean },
): SpokenTurn[] {
  if (narration === null) {
    return [];
  }
  return (isTold ? ownLines(narration, { isActed: isPlayed }) : narration.turns)
    .filter((turn) => turn.speaker < people)
    .map((turn) => ({
      character: turn.speaker,
      startSeconds: turn.startSeconds + leadInSeconds,
      endSeconds: turn.endSeconds + leadInSeconds,
      phonemes: turn.phonemes.map(({ phoneme, startSeconds, endSeconds }) => ({
        phoneme,
        startSeconds: startSeconds + leadInSeconds,
        endSeconds: endSeconds + leadInSeconds,
      })),
    }));
}
