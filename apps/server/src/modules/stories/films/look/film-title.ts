import { join } from 'node:path';
import type { AspectRatio, Language } from '@kinora/contract/catalogue';
import { boardSize } from '@kinora/renderer';
import sharp from 'sharp';
import { z } from 'zod';
import type { JsonValue } from '@kinora/models';
import { withOverlay } from './overlay-layer.ts';
import type { OverlaidFilm } from './overlay-layer.ts';
import { paintLetters } from './paint-letters.ts';

/** Who stands there is unknown of pictures without a plan, and two stand on both sides. */
export type FaceSide = 'left' | 'right' | 'anywhere';

const PeopleSchema = z.object({ people: z.tuple([z.object({ x: z.number() })]) });
const ActedSchema = z.object({ acted: z.object({}) });

/** Whether whoever is in a picture does what is told of them. */
export function isActed(plan: JsonValue | undefined): boolean {
  return ActedSchema.safeParse(plan).success;
}

/** Where the one person of a picture's plan stands; who acts may be anywhere. */
export function faceSideOf(plan: JsonValue | undefined, aspectRatio: AspectRatio): FaceSide {
  const person = PeopleSchema.safeParse(plan).data?.people[0];
  if (person === undefined || isActed(plan)) {
    return 'anywhere';
  }
  return person.x < boardSize(aspectRatio).width / 2 ? 'left' : 'right';
}

export interface TitleToShow extends OverlaidFilm {
  readonly text: string;
  readonly language: Language;
  /** On which side of the frame somebody seen from close by stands; null where nobody does. */
  readonly face: FaceSide | null;
}

/** Seconds from the start of the film: a title is read in two. */
const fade = { in: [0.3, 1], out: [3.1, 3.9] } as const;
/** Parts of the frame: what a title may take, and where its middle is. */
interface Place {
  readonly widest: number;
  readonly highest: number;
  readonly middle: { readonly x: number; readonly y: number };
}
/** Above the heads of those who stand in a place. */
const aboveHeads: Place = { widest: 0.62, highest: 0.24, middle: { x: 0.5, y: 0.27 } };
/** Over every head, where there is no room beside it. */
const atTheTop = {
  // Between the upper bar of a cinema and hair.
  '16:9': { widest: 0.8, highest: 0.075, middle: { x: 0.5, y: 0.172 } },
  '9:16': { widest: 0.8, highest: 0.1, middle: { x: 0.5, y: 0.12 } },
} as const satisfies Record<AspectRatio, Place>;
/** Beside whoever speaks to the viewer, over neither face nor chest. */
const beside = {
  left: { widest: 0.36, highest: 0.3, middle: { x: 0.77, y: 0.32 } },
  right: { widest: 0.36, highest: 0.3, middle: { x: 0.23, y: 0.32 } },
} as const satisfies Record<Exclude<FaceSide, 'anywhere'>, Place>;

function placeOf({ face, aspectRatio }: TitleToShow): Place {
  if (face === null) {
    return aboveHeads;
  }
  return face === 'anywhere' || aspectRatio === '9:16' ? atTheTop[aspectRatio] : beside[face];
}

const shadowPart = 0.012;

/** A film's first scene with its title before it: white letters with a soft shadow that come and go over the picture. */
export async function withTitle(
  scene: JsonValue,
  title: TitleToShow,
  workFolder: string,
): Promise<JsonValue> {
  const place = placeOf(title);
  const letters = await paintTitle(title, place, join(workFolder, 'title.png'));
  return withOverlay(scene, { id: 'film-title', ...letters, centre: place.middle, fade }, title);
}

async function paintTitle(
  { text, language, aspectRatio, longSide }: TitleToShow,
  { widest, highest }: Place,
  file: string,
): Promise<{ file: string; width: number; height: number }> {
  const frame = boardSize(aspectRatio);
  const scale = longSide / Math.max(frame.width, frame.height);
  const write = (colour: string) =>
    paintLetters({
      text,
      language,
      colour,
      align: 'centre',
      isSpaced: true,
      width: frame.width * widest * scale,
      height: frame.height * highest * scale,
    });
  const blur = Math.max(0.5, longSide * shadowPart * 0.5);
  const margin = Math.ceil(blur * 3);
  const room = { top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' };
  const shadow = await sharp(await write('#000000'))
    .extend(room)
    .blur(blur)
    .png()
    .toBuffer();
  const letters = await sharp(await write('#ffffff'))
    .extend(room)
    .png()
    .toBuffer();
  // Laid down twice: one soft shadow alone is lost on a bright sky.
  const { width, height } = await sharp(shadow)
    .composite([{ input: shadow }, { input: letters }])
    .png()
    .toFile(file);
  return { file, width, height };
}
