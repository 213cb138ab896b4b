import path from 'node:path';
import { languageDetails } from '@kinora/contract/catalogue';
import type {
  JsonValue,
  MediaProgress,
  ProviderCall,
  ImageModel,
  ImageRequest,
  ImageResult,
} from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { promptLanguage } from '@kinora/words';
import { readAground } from '../describe/aground.ts';
import { withBends } from '../describe/told-bends.ts';
import { readVoyage } from '../describe/voyage.ts';
import { withCallings } from '../describe/callings.ts';
import type { SceneManner } from '../describe/describe-scene.ts';
import { describeScene } from '../describe/describe-scene.ts';
import { withFeelings } from '../describe/feelings-of-scene.ts';
import { readCloseUps } from '../describe/read-close-ups.ts';
import { isBeing } from '../describe/read-subjects.ts';
import { readTurn } from '../describe/read-turn.ts';
import { comingDark, passingHours } from '../describe/told-hour.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { PictureIndexes } from '../describe/picture-indexes.ts';
import type { Painting } from '../plan/painting.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';

/**
 * The keyless painter of scenes: reads a prompt into a place, an hour, weather and subjects, and has it painted by code in
 * one hand. `plan` is a {@link ScenePlan}, from which the same picture is painted again as layers.
 */
export function createDioramaModel(manner: SceneManner, painting: Painting): ImageModel {
  const indexes = openPictureIndexes();
  return {
    async start(request, call) {
      return { state: 'finished', result: await paintPicture(request, call, { manner, indexes, painting }) };
    },
    status: refuseOperation,
    async cancel() {
      // A picture is finished when it is started: there is nothing left to end.
    },
  };
}

async function paintPicture(
  request: ImageRequest,
  call: ProviderCall,
  { manner, indexes, painting }: { manner: SceneManner; indexes: PictureIndexes; painting: Painting },
): Promise<ImageResult> {
  call.signal.throwIfAborted();
  return paintPlan(planScene(request, manner, indexes), request, { painting, call });
}

/** What a prompt shows, and what a film shows before or after it. */
export function planScene(request: ImageRequest, manner: SceneManner, indexes: PictureIndexes): ScenePlan {
  const plan = describeScene({ ...request, prompt: withEveryone(request) }, manner, indexes);
  const turn = readTurn(plan, request);
  const turned: ScenePlan = {
    ...plan,
    ...(turn === undefined ? {} : { turn }),
    ...otherHourOf(plan, request),
    ...sailingOf(plan, request),
    ...withBends(plan, request.scene?.narration, languageDetails[request.language].code),
  };
  const { filmPrompts: [opening = request.prompt] = [] } = request;
  const isHero = ({ figure }: Subject): boolean =>
    describeScene({ ...request, prompt: opening }, manner, indexes).subjects.find(isBeing)?.figure === figure;
  const { code } = languageDetails[request.language];
  const closeUps = readCloseUps(turned, request, { index: indexes(code), isHero });
  return withFeelings({ ...turned, ...closeUps }, request);
}

/** What a boat does on the water, and where it lies on its ground. */
function sailingOf(
  plan: ScenePlan,
  { scene, language }: ImageRequest,
): Pick<ScenePlan, 'aground' | 'voyage'> {
  if (scene === undefined) {
    return {};
  }
  const { code } = languageDetails[language];
  const aground = readAground(plan, scene.narration, code);
  const voyage = readVoyage(plan, scene.narration, code);
  return {
    ...(aground === undefined ? {} : { aground }),
    ...(voyage === undefined ? {} : { voyage }),
  };
}

/** The darker hour at which a scene begins whose picture is painted by the light of the one that comes, or into which it passes. */
function otherHourOf(
  { time, place }: ScenePlan,
  { scene, language }: ImageRequest,
): Pick<ScenePlan, 'earlier' | 'later'> {
  if (scene === undefined || place === 'space' || place === 'studio') {
    return {};
  }
  const { code } = languageDetails[language];
  const { length } = scene.narration;
  const passing = passingHours(scene.narration, code);
  if (passing?.light === time) {
    return { earlier: { time: passing.dark, at: passing.from / length } };
  }
  const coming = comingDark(scene.narration, code);
  return coming === undefined || darkHours.has(time)
    ? {}
    : { later: { time: coming.dark, at: coming.from / length } };
}

const darkHours: ReadonlySet<ScenePlan['time']> = new Set(['sunset', 'dusk', 'night']);

/** The picture of a plan, with the plan beside it. */
export async function paintPlan(
  plan: ScenePlan,
  request: Pick<ImageRequest, 'aspectRatio' | 'longSide'>,
  { painting, call }: { readonly painting: Painting; readonly call: ProviderCall },
): Promise<ImageResult> {
  const size = pictureSize(request);
  const file = path.join(call.workFolder, 'diorama.webp');
  await painting.picture({ plan, ...size, file }, call);
  return {
    file,
    contentType: 'image/webp',
    ...size,
    plan: asJson(plan),
    madeBy: { provider: 'builtin', model: `diorama-${plan.style}` },
  };
}

/** The prompt with those named who go by their calling alone: what stories show is told in English. */
function withEveryone({ prompt, language }: ImageRequest): string {
  const isEnglish = promptLanguage(prompt, languageDetails[language].code) === 'en';
  return isEnglish ? withCallings(prompt) : prompt;
}

/** Width and height for a longer side, both even as films want them. */
function pictureSize({ aspectRatio, longSide }: Pick<ImageRequest, 'aspectRatio' | 'longSide'>): {
  width: number;
  height: number;
} {
  const long = Math.round(longSide / 2) * 2;
  const short = Math.round((longSide * 9) / 32) * 2;
  return aspectRatio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

/** A plan is plain data; a round through text is what storing it does anyway. */
function asJson(plan: ScenePlan): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(plan)) as JsonValue;
}

async function refuseOperation(): Promise<MediaProgress<ImageResult>> {
  throw new ProviderError('invalid_input', 'This picture was finished when it was started.');
}
