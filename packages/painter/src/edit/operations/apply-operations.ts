import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { SubjectFinder } from '../../cut-out/subject-finder.ts';
import type { Operation, OperationName } from '../instruction/operation.ts';
import { operationNames } from '../instruction/operation.ts';
import { through } from '../raster.ts';
import type { Raster } from '../raster.ts';
import { applyGrade, grades } from './grades.ts';
import { drawOver, overlays } from './overlays.ts';
import { styleTransfers } from './styles.ts';
import { findMask } from './subject-mask.ts';

export interface EditContext {
  readonly seed: number;
  readonly language: 'en' | 'hi' | 'fr' | 'it' | 'es' | 'ja';
  readonly subjects: SubjectFinder;
}

/** Cuts first, then focus and colour, then media, then what lies over all. */
const order: readonly OperationName[] = [
  ...([
    'turn-right',
    'turn-left',
    'upside-down',
    'mirror',
    'flip',
    'square',
    'closer',
    'wider',
    'blur-background',
    'blur',
    'sharpen',
  ] as const),
  ...operationNames.filter((name) => name in grades),
  ...operationNames.filter((name) => name in styleTransfers),
  ...(['fog', 'rain', 'snow', 'grain', 'letterbox', 'border', 'text'] as const),
];

export async function applyOperations(
  raster: Raster,
  operations: readonly Operation[],
  context: EditContext,
): Promise<Raster> {
  let current = raster;
  const sorted = [...operations].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  for (const operation of sorted) {
    current = await applyOne(current, operation, context);
  }
  return current;
}

async function applyOne(raster: Raster, operation: Operation, context: EditContext): Promise<Raster> {
  const { name } = operation;
  const grade = grades[name];
  if (grade !== undefined) {
    return applyGrade(raster, grade, operation);
  }
  const transfer = styleTransfers[name];
  if (transfer !== undefined) {
    return transfer(raster);
  }
  const overlay = overlays[name];
  if (overlay !== undefined) {
    return drawOver(raster, context, (easel) => {
      overlay(easel, operation);
    });
  }
  return reshape(raster, operation, context.subjects);
}

async function reshape(
  raster: Raster,
  { name, strength }: Operation,
  subjects: SubjectFinder,
): Promise<Raster> {
  const { width, height } = raster;
  switch (name) {
    case 'turn-right':
      return through(raster, (picture) => picture.rotate(90));
    case 'turn-left':
      return through(raster, (picture) => picture.rotate(270));
    case 'upside-down':
      return through(raster, (picture) => picture.rotate(180));
    case 'mirror':
      return through(raster, (picture) => picture.flop());
    case 'flip':
      return through(raster, (picture) => picture.flip());
    case 'square': {
      const side = Math.min(width, height);
      return through(raster, (picture) =>
        picture.resize(side, side, { fit: 'cover', position: 'attention' }),
      );
    }
    case 'closer':
      return moveCloser(raster, strength, subjects);
    case 'wider':
      return moveBack(raster, strength);
    case 'blur':
      return through(raster, (picture) =>
        picture.blur(Math.max(1, (Math.max(width, height) / 240) * strength)),
      );
    case 'sharpen':
      return through(raster, (picture) => picture.sharpen({ sigma: 1.2 * strength, m1: 1, m2: 3 }));
    case 'blur-background':
      return blurBackground(raster, strength, subjects);
    default:
      throw new Error(`No operation is known as ${name}`);
  }
}

/** Cuts in on the subject, or on the middle where nothing stands out, keeping the picture's shape and size. */
async function moveCloser(raster: Raster, strength: number, subjects: SubjectFinder): Promise<Raster> {
  const { width, height } = raster;
  const mask = await findMask(raster, subjects);
  let sumX = 0;
  let sumY = 0;
  let whole = 1;
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const weight = mask?.[y * width + x] ?? 0;
      sumX += x * weight;
      sumY += y * weight;
      whole += weight;
    }
  }
  const part = Math.max(0.45, 0.68 - 0.14 * (strength - 1));
  const cutWidth = Math.round(width * part);
  const cutHeight = Math.round(height * part);
  const centreX = whole > 1 ? sumX / whole : width / 2;
  const centreY = whole > 1 ? sumY / whole : height / 2;
  const left = Math.round(Math.max(0, Math.min(width - cutWidth, centreX - cutWidth / 2)));
  const top = Math.round(Math.max(0, Math.min(height - cutHeight, centreY - cutHeight / 2)));
  const cut = await through(raster, (picture) =>
    picture.extract({ left, top, width: cutWidth, height: cutHeight }),
  );
  return through(cut, (picture) => picture.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));
}

/** Sets the picture smaller on its own blurred continuation. */
async function moveBack(raster: Raster, strength: number): Promise<Raster> {
  const { width, height } = raster;
  const part = Math.max(0.55, 0.78 - 0.12 * (strength - 1));
  const small = await through(raster, (picture) =>
    picture.resize(Math.round(width * part), Math.round(height * part), { fit: 'fill' }),
  );
  const left = Math.round((width - small.width) / 2);
  const top = Math.round((height - small.height) / 2);
  const around = await through(small, (picture) =>
    picture.extend({
      left,
      right: width - small.width - left,
      top,
      bottom: height - small.height - top,
      extendWith: 'mirror',
    }),
  );
  const soft = await through(around, (picture) => picture.blur(Math.max(2, width / 120)));
  const data = new Uint8ClampedArray(around.data);
  const fade = Math.min(width, height) * 0.05;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.min(x - left, left + small.width - 1 - x, y - top, top + small.height - 1 - y);
      const sharpness = Math.max(0, Math.min(1, inside / fade + 0.4));
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] =
          (soft.data[at + channel] ?? 0) * (1 - sharpness) + (around.data[at + channel] ?? 0) * sharpness;
      }
    }
  }
  return { width, height, data };
}

/** @throws ProviderError `invalid_input` when nothing stands out from what would be blurred */
async function blurBackground(raster: Raster, strength: number, subjects: SubjectFinder): Promise<Raster> {
  const { width, height } = raster;
  const mask = await findMask(raster, subjects);
  if (mask === null) {
    throw new ProviderError('invalid_input', sentences.builtIn.nothingStandsOut);
  }
  const soft = await through(raster, (picture) =>
    picture.blur(Math.max(2, (Math.max(width, height) / 110) * strength)),
  );
  const data = new Uint8ClampedArray(raster.data);
  for (let at = 0; at < mask.length; at++) {
    const part = (mask[at] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const index = at * 4 + channel;
      data[index] = (soft.data[index] ?? 0) * (1 - part) + (raster.data[index] ?? 0) * part;
    }
  }
  return { width, height, data };
}
