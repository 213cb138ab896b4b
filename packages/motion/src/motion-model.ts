import { sentences } from '@kinora/contract/sentences';
import type { LayeredScene, RenderPool, SegmentRequest } from '@kinora/renderer';
import type {
  JsonValue,
  MediaProgress,
  ProviderCall,
  ImageModel,
  ImageResult,
  StagedScene,
  StagingModel,
  VideoModel,
  VideoRequest,
  VideoResult,
} from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { readCastPlan, stagingVersion } from '@kinora/painter';
import type { Painting } from '@kinora/painter';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { SubjectFinder } from '@kinora/painter/cut-out';
import { stageActed } from './talk/stage-acted.ts';
import { stageShown } from './talk/stage-shown.ts';
import { stageTalk } from './talk/stage-talk.ts';
import { stageAnimation } from './animate/stage-animation.ts';
import { stageEffect } from './effects/stage-effect.ts';
import type { MotionManner } from './motion-manners.ts';
import { renderClip } from './render-clip.ts';
import type { StagingCall } from './stage/staging-call.ts';
import { stageClip } from './stage/stage-clip.ts';

export interface MotionDeps {
  readonly manner: MotionManner;
  /** Renders in a process of its own. */
  readonly pool: Pick<RenderPool, 'renderSegment'>;
  /** `test` encodes quickly and small. */
  readonly profile: SegmentRequest['profile'];
  /** Paints the first picture of a clip that is made from words alone. */
  readonly painter: ImageModel;
  /** Paints pictures of ours again, in layers and with people in parts. */
  readonly painting: Painting;
  /** Finds what a picture is about; what is built in when left out. */
  readonly subjects?: SubjectFinder;
}

/**
 * The keyless model of moving pictures: cuts a picture into depths, or paints the layers of one of ours again, and moves
 * a camera through them. A clip made from words begins with a painted picture.
 */
export function createMotionModel(deps: MotionDeps): VideoModel & StagingModel {
  return {
    version: stagingVersion,
    async start(request, call) {
      const staged = await stageRequest(deps, request, call);
      return { state: 'finished', result: await renderClip({ staged, request, ...deps }, call) };
    },
    stage: (request, call) => stageRequest(deps, request, call),
    status: refuseOperation,
    async cancel() {
      // A clip is finished when it is started; its process ends with the call's signal.
    },
  };
}

/** A request that has a first picture. */
type Pictured = VideoRequest & { readonly image: string };

async function stageRequest(
  deps: MotionDeps,
  request: VideoRequest,
  call: ProviderCall,
): Promise<StagedScene> {
  call.signal.throwIfAborted();
  const { image } = request;
  const pictured =
    image === undefined ? await withPicture(deps.painter, request, call) : { ...request, image };
  const cast = readCastPlan(pictured.imagePlan);
  const { painting, manner, subjects = builtInFinder } = deps;
  const staging = { ...call, subjects, painting };
  const isPlain = pictured.effect === undefined && pictured.strokes === undefined;
  if (cast !== undefined && isPlain && cast.acted === undefined) {
    const stage = cast.people.length === 0 ? stageShown : stageTalk;
    return stage({ plan: cast, painting }, pictured, call);
  }
  const acted = cast?.acted;
  const scene =
    cast !== undefined && isPlain && acted !== undefined
      ? await stageActed({ plan: cast, acted, manner }, pictured, staging)
      : await readable(sceneOf(pictured, manner, staging), call);
  return { scene: asJson(scene), madeBy: { provider: 'builtin', model: deps.manner.name } };
}

function sceneOf(request: Pictured, manner: MotionManner, call: StagingCall): Promise<LayeredScene> {
  const { effect, strokes } = request;
  if (strokes !== undefined && strokes.length > 0) {
    return stageAnimation({ ...request, strokes }, call);
  }
  return effect === undefined ? stageClip(request, manner, call) : stageEffect({ ...request, effect }, call);
}

/** What goes wrong with a picture that is cut is told to whoever sent it. */
async function readable(staging: Promise<LayeredScene>, call: ProviderCall): Promise<LayeredScene> {
  try {
    return await staging;
  } catch (cause) {
    call.signal.throwIfAborted();
    if (cause instanceof ProviderError) {
      throw cause;
    }
    throw new ProviderError('invalid_input', sentences.builtIn.unreadablePicture, { cause });
  }
}

async function withPicture(
  painter: ImageModel,
  request: VideoRequest,
  call: ProviderCall,
): Promise<Pictured> {
  const { prompt, aspectRatio, seed, longSide, characters } = request;
  const progress = await painter.start(
    {
      prompt,
      aspectRatio,
      seed,
      longSide,
      language: 'English',
      videoStyle: 'auto',
      inputs: [],
      ...(characters === undefined ? {} : { characters }),
    },
    call,
  );
  if (progress.state !== 'finished') {
    throw new ProviderError('invalid_input', sentences.builtIn.unreadablePicture);
  }
  const painted: ImageResult = progress.result;
  return {
    ...request,
    image: painted.file,
    ...(painted.plan === undefined ? {} : { imagePlan: painted.plan }),
  };
}

/** A scene is plain data; a round through text is what storing it does anyway. */
function asJson(scene: LayeredScene): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(scene)) as JsonValue;
}

async function refuseOperation(): Promise<MediaProgress<VideoResult>> {
  throw new ProviderError('invalid_input', 'This clip was finished when it was started.');
}
