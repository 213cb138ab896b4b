import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@kinora/contract';
import { drawStill, layOutBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import type { JsonValue, MediaProgress, ProviderCall } from '../../spec/call.ts';
import type { ImageModel, ImageRequest, ImageResult } from '../../spec/image-model.ts';
import { ProviderError } from '../../spec/provider-error.ts';
import { composeBoard } from './board/compose-board.ts';
import { rankSubjects } from './board/rank-subjects.ts';
import { readSceneText } from './board/scene-text.ts';
import { openPictureIndex } from './pictures/picture-index.ts';
import type { PictureIndex } from './pictures/picture-index.ts';

/** Gives the picture index of a language. */
type PictureIndexes = (code: LanguageCode) => PictureIndex;

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
  const drawing = planDrawing(request, indexes);
  call.signal.throwIfAborted();
  const still = await drawStill(drawing, { longSide: request.longSide, format: 'webp' });
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

function planDrawing(request: ImageRequest, indexes: PictureIndexes): Drawing {
  const scene = readSceneText(request);
  const english = scene.code === 'en' ? undefined : indexes('en');
  const subjects = rankSubjects(scene, indexes(scene.code), english);
  const { aspectRatio: aspect, seed } = request;
  return layOutBoard(composeBoard(scene, subjects, { aspect, seed }));
}

/** A drawing is plain data; a round through text is what storing it does anyway. */
function asJson(drawing: Drawing): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(drawing)) as JsonValue;
}

async function refuseOperation(): Promise<MediaProgress<ImageResult>> {
  throw new ProviderError('invalid_input', 'This picture was finished when it was started.');
}
