import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { createIconReader, drawStill, layOutBoard, UnletterableTextError } from '@kinora/renderer';
import type { Drawing, IconReader, Still } from '@kinora/renderer';
import type {
  JsonValue,
  MediaProgress,
  ProviderCall,
  ImageModel,
  ImageRequest,
  ImageResult,
} from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { PictureIndexes } from '../describe/picture-indexes.ts';
import { planBoard } from './plan-board.ts';
import { stagedBoard } from './staged-board.ts';
import { tellBoard } from './tell-board.ts';

const madeBy = { provider: 'builtin', model: 'whiteboard' } as const;

/**
 * The keyless painter: chooses pictures and words by what a scene says and lays them out as a hand-drawn whiteboard.
 * `plan` is the renderer's `Drawing`; the file is its finished board. A language's words are read when first needed.
 */
export function createWhiteboardModel(): ImageModel {
  const indexes = openPictureIndexes();
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
  const { board, ...found } = planBoard(request, { indexes, icons });
  // What is explained by a drawing of how it happens needs nobody standing beside it.
  const isExplained = board.stage !== undefined || found.subjects.some(({ draw }) => draw !== undefined);
  const staged = isExplained ? undefined : stagedBoard(board, { request, indexes, ...found });
  // In a place there is always something to look at, and words in it belong to whoever speaks them.
  if (staged !== undefined) {
    return layOutBoard(staged);
  }
  const index = indexes(found.scene.code);
  return tellBoard({ board, ...found }, { index, castSeed: request.castSeed });
}

/** A drawing is plain data; a round through text is what storing it does anyway. */
function asJson(drawing: Drawing): JsonValue {
  // JSON.parse gives nothing but JSON.
  return JSON.parse(JSON.stringify(drawing)) as JsonValue;
}

async function refuseOperation(): Promise<MediaProgress<ImageResult>> {
  throw new ProviderError('invalid_input', 'This picture was finished when it was started.');
}
