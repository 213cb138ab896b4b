import sharp from 'sharp';
import type { SubjectFinder } from '../../cut-out/subject-finder.ts';
import { measureSubject } from '../thumbnail/subject-outline.ts';
import { through } from '../raster.ts';
import type { Raster } from '../raster.ts';
import { findMask } from './subject-mask.ts';

/** A closer framing shows at least this and at most that part more than the film's shape needs. */
const closeness = { least: 1.02, most: 1.24 } as const;
/** Room left around the subject, as a part of the picture. */
const air = 0.07;

interface Span {
  readonly low: number;
  readonly high: number;
}

/**
 * Cuts a picture to a film's shape. Every `random` comes as near, and as far aside, as it likes, but the subject stays
 * whole; of one that is larger than the film's shape, what draws the eye stays: a face.
 */
export async function frameSubject(
  picture: Raster,
  size: { readonly width: number; readonly height: number },
  { random, subjects }: { readonly random: () => number; readonly subjects: SubjectFinder },
): Promise<Raster> {
  const kept = Math.min(picture.width / picture.height, size.width / size.height);
  const most = Math.max(picture.width / picture.height, size.width / size.height);
  if (kept / most < leastKept) {
    return beforeItself(picture, size, random());
  }
  const focus = await focusOf(picture, subjects);
  const widest = Math.min(picture.width, (picture.height * size.width) / size.height);
  const wanted = widest / (closeness.least + random() * (closeness.most - closeness.least));
  // No nearer than the subject allows.
  const needed = Math.max(
    (focus.x.high - focus.x.low) * picture.width,
    ((focus.y.high - focus.y.low) * picture.height * size.width) / size.height,
  );
  const width = Math.floor(Math.min(widest, Math.max(wanted, needed)));
  const height = Math.min(picture.height, Math.floor((width * size.height) / size.width));
  const left = placeWindow(
    { window: width, whole: picture.width, span: focus.x, eye: focus.eye.x },
    random(),
  );
  const top = placeWindow(
    { window: height, whole: picture.height, span: focus.y, eye: focus.eye.y },
    random(),
  );
  return through(picture, (image) =>
    image.extract({ left, top, width, height }).resize(size.width, size.height, { fit: 'fill' }),
  );
}

/** A cut that keeps less of a picture than this would lose its subject: an upright or square photograph in a lying film. */
const leastKept = 0.6;

/** The whole picture before its own enlarged and blurred self, left, in the middle or right. */
async function beforeItself(
  picture: Raster,
  size: { readonly width: number; readonly height: number },
  roll: number,
): Promise<Raster> {
  const { width, height } = size;
  const inner = await through(picture, (image) => image.resize(width, height, { fit: 'inside' }));
  const room = { across: width - inner.width, down: height - inner.height };
  const part = 0.3 + 0.4 * roll;
  const overlay = {
    input: Buffer.from(inner.data.buffer, inner.data.byteOffset, inner.data.byteLength),
    raw: { width: inner.width, height: inner.height, channels: 4 },
    left: Math.round(room.across * part),
    top: Math.round(room.down * part),
  } as const;
  const blurred = await through(picture, (image) =>
    image
      .resize(width, height, { fit: 'cover' })
      .blur(Math.max(2, width / 48))
      .modulate({ brightness: 0.72 }),
  );
  return through(blurred, (image) => image.composite([overlay]));
}

/** Where a window of a line begins that holds a span; where it cannot, it has what draws the eye above its middle. */
function placeWindow(
  line: {
    readonly window: number;
    readonly whole: number;
    readonly span: Span;
    readonly eye: number;
  },
  roll: number,
): number {
  const { window, whole } = line;
  const low = line.span.low * whole;
  const least = Math.max(0, line.span.high * whole - window);
  const most = Math.min(whole - window, low);
  const chosen = least <= most ? least + roll * (most - least) : line.eye * whole - window * 0.44;
  return Math.round(Math.max(0, Math.min(whole - window, chosen)));
}

/** What must stay in the picture: what draws the eye, and its subject where one stands out. */
async function focusOf(
  picture: Raster,
  subjects: SubjectFinder,
): Promise<{ x: Span; y: Span; eye: { x: number; y: number } }> {
  const { x, y } = await eyeCatcher(picture);
  const point = { x: around(x, x), y: around(y, y), eye: { x, y } };
  const mask = await findMask(picture, subjects);
  if (mask === null) {
    return point;
  }
  const subject = measureSubject(mask, picture);
  const { share, raggedness, contrast } = subject;
  if (share < 0.006 || share > 0.5 || raggedness > 4 || contrast < 0.5) {
    return point;
  }
  const { width, height } = picture;
  const across = around(subject.left / width, subject.right / width);
  const down = around(subject.top / height, subject.bottom / height);
  return { ...point, x: both(point.x, across), y: both(point.y, down) };
}

function around(low: number, high: number): Span {
  return { low: Math.max(0, low - air), high: Math.min(1, high + air) };
}

function both(one: Span, other: Span): Span {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}

/** The point that draws the eye (faces, strong colours, edges), as parts of the picture. */
async function eyeCatcher({ data, width, height }: Raster): Promise<{ x: number; y: number }> {
  const { info } = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize(Math.ceil(width / 3), Math.ceil(height / 3), { fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  return attentionX === undefined || attentionY === undefined
    ? { x: 0.5, y: 0.42 }
    : { x: attentionX / width, y: attentionY / height };
}
