import sharp from 'sharp';
import { hex } from '../../canvas/colour.ts';
import type { Features, Likeness } from '../../plan/scene-plan.ts';
import { canBeMoved, cutOut } from '../operations/before-place.ts';
import type { CutSubject } from '../operations/before-place.ts';
import { measureSubject } from '../thumbnail/subject-outline.ts';
import { cutFromWall } from './cut-from-wall.ts';
import { commonColour, skinColour } from './colours-of.ts';
import { findFeatures } from './find-features.ts';
import type { FeaturePlaces } from './find-features.ts';
import { cutHead } from './cut-head.ts';
import { findHead } from './find-head.ts';
import type { HeadPlace } from './find-head.ts';

/** Pixels of a cut-out's longer side: no more is seen of it in a film. */
const keptSide = 520;
/** A head goes into the collar in this part of its height. */
const fadedPart = 0.05;

/** The head of somebody whom a picture shows from the front; undefined where it is not seen where it ends. */
export async function headOf(found: CutSubject): Promise<Likeness | undefined> {
  const subject = canBeMoved(found.outline) ? await fromWall(found) : found;
  const { picture, mask, outline } = subject;
  const head = canBeMoved(outline) ? findHead(mask, picture, outline) : undefined;
  if (head === undefined) {
    return undefined;
  }
  const tall = head.neck - head.top;
  const wide = head.right - head.left;
  const face = {
    left: head.left + wide * 0.32,
    right: head.right - wide * 0.32,
    top: head.top + tall * 0.5,
    bottom: head.top + tall * 0.85,
  };
  const chest = {
    left: head.left,
    right: head.right,
    top: head.neck + tall * 0.3,
    bottom: Math.min(outline.bottom, head.neck + tall * 1.2),
  };
  const skin = skinColour(picture, face);
  const clothes = commonColour({ picture, mask }, chest, skin) ?? skin;
  const cut = cutHead(subject, head, { skin, clothes });
  const height = cut.bottom - head.top;
  const features = findFeatures(picture, head, hex(skin));
  return {
    kind: 'head',
    picture: await encoded({ ...subject, mask: cut.mask }, { ...areaOf(head), height }, tall),
    neck: ((head.neckLeft + head.neckRight) / 2 - head.left) / Math.max(1, wide),
    ...(height > tall ? { foot: tall / height } : {}),
    ...(features === undefined ? {} : { features: partsOf(features, { ...areaOf(head), height }) }),
    skin,
    clothes,
  };
}

/** Where eyes and mouth are in what is cut out, as parts of it. */
function partsOf({ eyes, mouth }: FeaturePlaces, { left, top, width, height }: Area): Features {
  const x = (mouth.x - left) / width;
  return {
    eyes: (eyes - top) / height,
    mouth: { x, y: (mouth.y - top) / height, halfWidth: mouth.halfWidth / width },
  };
}

/** The same, cut out to the pixel where it stands before a plain wall. */
async function fromWall(found: CutSubject): Promise<CutSubject> {
  const { picture } = found;
  const mask = await cutFromWall(found);
  const cut = mask === undefined ? found : { picture, mask, outline: measureSubject(mask, picture) };
  return canBeMoved(cut.outline) ? cut : found;
}

/** A thing that stands free in its picture; undefined where it is cut off or has no clear edge. */
export async function wholeOf(subject: CutSubject): Promise<Likeness | undefined> {
  const { picture, outline } = subject;
  const { left, right, top, bottom } = outline;
  const isCut = left <= 2 || top <= 2 || right >= picture.width - 3 || bottom >= picture.height - 3;
  if (isCut || !canBeMoved(outline)) {
    return undefined;
  }
  const area = { left, top, width: right - left, height: bottom - top };
  return { kind: 'whole', picture: await encoded(subject, area) };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const areaOf = ({ left, right, top, neck }: HeadPlace): Area => ({
  left,
  top,
  width: right - left,
  height: neck - top,
});

/** A part of a picture, as small as it is seen; so far down it goes over into what is drawn below. */
async function encoded(subject: CutSubject, area: Area, faded?: number): Promise<string> {
  const { width, height, data } = cutOut(subject);
  if (faded !== undefined) {
    fade({ width, data }, { ...area, height: faded });
  }
  const bytes = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .extract(area)
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 95 })
    .toBuffer();
  return bytes.toString('base64');
}

/** The last rows of an area go over into nothing. */
function fade(picture: { width: number; data: Uint8ClampedArray }, area: Area): void {
  const reach = Math.max(2, Math.round(area.height * fadedPart));
  const end = area.top + area.height;
  const { width, data } = picture;
  for (let x = area.left; x < area.left + area.width; x++) {
    // Hair hangs on.
    if ((data[((end + 2) * width + x) * 4 + 3] ?? 0) > 128) {
      continue;
    }
    for (let y = end - reach; y <= end; y++) {
      const at = (y * width + x) * 4 + 3;
      data[at] = ((data[at] ?? 0) * (end - y)) / reach;
    }
  }
}
