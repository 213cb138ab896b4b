import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import type { LanguageCode, VideoStyle } from '@kinora/contract/catalogue';
import {
  createIconReader,
  drawStill,
  layOutBoard,
  pictureRatio,
  UnletterableTextError,
} from '@kinora/renderer';
import type { BoardStyle, Drawing, IconReader, Still } from '@kinora/renderer';
import type {
  JsonValue,
  MediaProgress,
  ProviderCall,
  ImageModel,
  ImageRequest,
  ImageResult,
} from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { composeBoard } from './compose-board.ts';
import { withFilmSubjects } from './film-subjects.ts';
import { rankSubjects } from './rank-subjects.ts';
import { stagedBoard } from './staged-board.ts';
import { readSceneText } from './scene-text.ts';
import { openPictureIndex } from '@kinora/words';
import type { PictureIndex, PictureName } from '@kinora/words';

/** Gives the picture index of a language. */
type PictureIndexes = (code: LanguageCode) => PictureIndex;

const styles = {
  auto: 'classic',
  cinematic: 'cinematic',
  documentary: 'documentary',
  playful: 'playful',
  minimal: 'minimal',
  dramatic: 'dramatic',
} as const satisfies Record<VideoStyle, BoardStyle>;

const madeBy = { provider: 'builtin', model: 'whiteboard' } as const;

/**
 * The keyless painter: chooses pictures and words by what a scene says and lays them out as a hand-drawn whiteboard.
 * `plan` is the renderer's `Drawing`; the file is its finished board. A language's words are read when first needed.
 */
export function createWhiteboardModel(): ImageModel {
  const indexes = keepIndexes();
  return {
    async start(request, call) {
      return { state: 'finished', result: await drawScene(request, call, indexes) };
    },
    status: refuseOperation,
    async cancel() {
      // A drawing is finished when it is started: there is nothing left to end.
    },
  };
}

function keepIndexes(): PictureIndexes {
  const opened = new Map<LanguageCode, PictureIndex>();
  return (code) => {
    const index = opened.get(code) ?? openPictureIndex(code);
    opened.set(code, index);
    return index;
  };
}

async function drawScene(
  request: ImageRequest,
  call: ProviderCall,
  indexes: PictureIndexes,
): Promise<ImageResult> {
  call.signal.throwIfAborted();
  const icons = createIconReader();
  const drawing = planDrawing(request, { indexes, icons });
  call.signal.throwIfAborted();
  const still = await drawBoard(drawing, { longSide: request.longSide, icons });
  call.signal.throwIfAborted();
  const file = path.join(call.workFolder, 'whiteboard.webp');
  await writeFile(file, still.bytes, { signal: call.signal });
  return {
    file,
    contentType: still.contentType,
    width: still.width,
    height: still.height,
    plan: asJson(drawing),
    madeBy,
  };
}

/** @throws ProviderError naming the letters that no typeface has */
async function drawBoard(
  drawing: Drawing,
  { longSide, icons }: { longSide: number; icons: IconReader },
): Promise<Still> {
  try {
    return await drawStill(drawing, { longSide, format: 'webp', icons });
  } catch (cause) {
    if (cause instanceof UnletterableTextError) {
      throw new ProviderError('invalid_input', sentences.story.unletterable(cause.letters), { cause });
    }
    throw cause;
  }
}

function planDrawing(
  request: ImageRequest,
  { indexes, icons }: { indexes: PictureIndexes; icons: IconReader },
): Drawing {
  const scene = readSceneText(request);
  const english = scene.code === 'en' ? undefined : indexes('en');
  const index = indexes(scene.code);
  const subjects = withFilmSubjects(rankSubjects(scene, index, english), scene, index);
  const { aspectRatio: aspect, seed, videoStyle } = request;
  const style = styles[videoStyle];
  const ratioOf = (picture: PictureName): number => pictureRatio(icons, picture);
  const board = composeBoard(scene, subjects, {
    aspect,
    style,
    seed,
    index,
    ratioOf,
    castSeed: request.castSeed,
  });
  return layOutBoard(stagedBoard(board, { request, scene, subjects, indexes, ratioOf }) ?? board);
}

/** A drawing is plain data; a round through text is what storing it does anyway. */
function asJson(drawing: Drawing): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(drawing)) as JsonValue;
}

async function refuseOperation(): Promise<MediaProgress<ImageResult>> {
  throw new ProviderError('invalid_input', 'This picture was finished when it was started.');
}
