import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { MediaProgress, ProviderCall, ImageModel, ImageRequest, ImageResult } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { seededRandom } from '../canvas/random.ts';
import { builtInFinder } from '../cut-out/subject-finder.ts';
import type { SubjectFinder } from '../cut-out/subject-finder.ts';
import type { SceneManner } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { Painting } from '../plan/painting.ts';
import { paintPlan } from '../scene/diorama-model.ts';
import type { Operation } from './instruction/operation.ts';
import { readInstruction } from './instruction/read-instruction.ts';
import { readSceneOperations } from './instruction/scene-operations.ts';
import { planWithLikeness } from './likeness/plan-with-likeness.ts';
import { applyOperations } from './operations/apply-operations.ts';
import { canBeMoved, placeInPrompt, setBeforePlace } from './operations/before-place.ts';
import type { CutSubject } from './operations/before-place.ts';
import { frameSubject } from './operations/frame-subject.ts';
import { findMask } from './operations/subject-mask.ts';
import { measureSubject } from './thumbnail/subject-outline.ts';
import { ScenePlanSchema } from '../plan/scene-plan.ts';
import { encodeRaster, readRaster } from './raster.ts';
import type { Raster } from './raster.ts';
import { drawThumbnail } from './thumbnail/draw-thumbnail.ts';
import { readHeadline } from './thumbnail/headline.ts';

/** How an edit model finishes every picture, so that no two give the same. */
export type Finish = 'as-it-is' | 'detailed' | 'soft';

export interface PictureEditDeps {
  readonly finish: Finish;
  /** Paints where there is no upload to change. */
  readonly fromWords: ImageModel;
  /** In whose hand, and by whom, the scenes of a story are painted that an upload's subject is set into. */
  readonly manner: SceneManner;
  readonly painting: Painting;
  /** Finds what an upload is about; what is built in when left out. */
  readonly subjects?: SubjectFinder;
}

/** Changes an uploaded picture by real operations on its pixels; an instruction it cannot do is refused with a sentence. */
export function createPictureEditModel(deps: PictureEditDeps): ImageModel {
  const { subjects = builtInFinder } = deps;
  const indexes = openPictureIndexes();
  return finishedModel(async (request, call) => {
    // The one a scene is about stands first.
    const [file] = request.inputs;
    if (file === undefined) {
      return startPainting(deps.fromWords, request, call);
    }
    const language = languageDetails[request.language].code;
    const operations = request.scene === undefined ? readEdit(request) : readSceneOperations(request);
    const picture = await readRaster(file, request.longSide);
    call.signal.throwIfAborted();
    const cut = request.scene === undefined ? undefined : await cutSubject(picture, subjects);
    const plan =
      request.scene === undefined
        ? undefined
        : await planWithLikeness(request, cut, { manner: deps.manner, indexes });
    if (plan !== undefined) {
      return paintPlan(plan, request, { painting: deps.painting, call });
    }
    const moved = isFirstScene(request) ? undefined : await beforeScene(cut, request, { deps, call });
    if (moved !== undefined) {
      const finished = await applyOperations(moved, finishes[deps.finish], {
        seed: request.seed,
        language,
        subjects,
      });
      return writePicture(finished, call, await nameOf(`picture-edit-${deps.finish}`, subjects));
    }
    const framed =
      request.scene === undefined
        ? picture
        : await frameSubject(picture, frameSize(request), {
            random: seededRandom(request.seed),
            subjects,
          });
    const edited = await applyOperations(framed, [...operations, ...finishes[deps.finish]], {
      seed: request.seed,
      language,
      subjects,
    });
    return writePicture(edited, call, await nameOf(`picture-edit-${deps.finish}`, subjects));
  });
}

/** It shows an upload as it is, but for whoever is set into the place that is told. */
function isFirstScene({ scene }: ImageRequest): boolean {
  return scene?.index === 0;
}

/** What an upload is about; undefined where nothing in it stands out. */
async function cutSubject(picture: Raster, subjects: SubjectFinder): Promise<CutSubject | undefined> {
  const mask = await findMask(picture, subjects);
  return mask === null ? undefined : { picture, mask, outline: measureSubject(mask, picture) };
}

/**
 * The subject of an upload before the place that a scene tells of. Undefined where no place is told or nothing in the upload
 * stands free.
 */
async function beforeScene(
  cut: CutSubject | undefined,
  request: ImageRequest,
  { deps, call }: { deps: Pick<PictureEditDeps, 'fromWords'>; call: ProviderCall },
): Promise<Raster | undefined> {
  const { prompt, seed, longSide } = request;
  const place = placeInPrompt(prompt);
  if (cut === undefined || place === undefined || !canBeMoved(cut.outline)) {
    return undefined;
  }
  const painted = await startPainting(deps.fromWords, { ...request, prompt: place, inputs: [] }, call);
  const plan = ScenePlanSchema.safeParse(painted.plan);
  if (plan.success && (plan.data.place === 'studio' || plan.data.subjects.length > 0)) {
    return undefined;
  }
  const background = await readRaster(painted.file, longSide);
  return setBeforePlace(background, cut, seededRandom(seed)());
}

/** Makes a thumbnail of an uploaded picture: subject cut out, headline from the prompt. */
export function createThumbnailModel(
  fromWords: ImageModel,
  subjects: SubjectFinder = builtInFinder,
): ImageModel {
  return finishedModel(async (request, call) => {
    const source = request.inputs[0] ?? (await startPainting(fromWords, request, call)).file;
    const { code } = languageDetails[request.language];
    const picture = await readRaster(source, Math.min(1280, request.longSide));
    call.signal.throwIfAborted();
    const thumbnail = await drawThumbnail({
      picture,
      headline: readHeadline(request.prompt, code),
      language: code,
      seed: request.seed,
      subjects,
      ...frameSize(request),
    });
    return writePicture(thumbnail, call, await nameOf('thumbnail', subjects));
  });
}

/** A picture says who found its subject, where that was not what is built in. */
async function nameOf(model: string, subjects: SubjectFinder): Promise<string> {
  const finder = await subjects.version();
  return finder === '' ? model : `${model}, ${finder}`;
}

const finishes: Readonly<Record<Finish, readonly Operation[]>> = {
  'as-it-is': [],
  detailed: [
    { name: 'sharpen', strength: 0.7 },
    { name: 'contrast', strength: 0.25 },
  ],
  soft: [
    { name: 'warm', strength: 0.18 },
    { name: 'contrast', strength: 0.12 },
  ],
};

function finishedModel(
  make: (request: ImageRequest, call: ProviderCall) => Promise<ImageResult>,
): ImageModel {
  return {
    async start(request, call) {
      call.signal.throwIfAborted();
      return { state: 'finished', result: await make(request, call) };
    },
    async status(): Promise<MediaProgress<ImageResult>> {
      throw new ProviderError('invalid_input', 'This picture was finished when it was started.');
    },
    async cancel() {
      // A picture is finished when it is started: there is nothing left to end.
    },
  };
}

async function startPainting(
  model: ImageModel,
  request: ImageRequest,
  call: ProviderCall,
): Promise<ImageResult> {
  const progress = await model.start(request, call);
  if (progress.state !== 'finished') {
    throw new ProviderError('invalid_input', sentences.builtIn.cannotEdit(request.prompt));
  }
  return progress.result;
}

function readEdit(request: ImageRequest): readonly Operation[] {
  const { operations, unknown } = readInstruction(request.prompt, languageDetails[request.language].code);
  if (unknown !== undefined || operations.length === 0) {
    throw new ProviderError(
      'invalid_input',
      sentences.builtIn.cannotEdit(unknown ?? request.prompt.trim().slice(0, 60)),
    );
  }
  return operations;
}

function frameSize({ aspectRatio, longSide }: ImageRequest): { width: number; height: number } {
  const long = Math.round(longSide / 2) * 2;
  const short = Math.round((longSide * 9) / 32) * 2;
  return aspectRatio === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

async function writePicture(raster: Raster, call: ProviderCall, model: string): Promise<ImageResult> {
  call.signal.throwIfAborted();
  const file = path.join(call.workFolder, 'picture.webp');
  await writeFile(file, await encodeRaster(raster), { signal: call.signal });
  return {
    file,
    contentType: 'image/webp',
    width: raster.width,
    height: raster.height,
    madeBy: { provider: 'builtin', model },
  };
}
