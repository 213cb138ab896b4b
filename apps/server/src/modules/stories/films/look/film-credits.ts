import { join } from 'node:path';
import type { Language } from '@kinora/contract/catalogue';
import { boardSize } from '@kinora/renderer';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Transaction } from '../../../../db/client.ts';
import { assets } from '../../../../db/schema/assets.ts';
import { projects } from '../../../../db/schema/projects.ts';
import type { JsonValue } from '@kinora/models';
import { assetIdOfUrl } from '../../../assets/index.ts';
import type { Project } from '../../../projects/index.ts';
import { withOverlay } from './overlay-layer.ts';
import type { OverlaidFilm } from './overlay-layer.ts';
import { paintLetters } from './paint-letters.ts';
import type { MovedPicture, SceneOfFilm } from '../segment-steps.ts';
import { storedScenesOf } from '../../story-scene.ts';
import { settingsOf, traitsOf } from '../../story-settings.ts';

/** Written at the end of a film in its language: part of the film, not of the screen. */
const lastWords = {
  English: 'The End',
  Hindi: 'समाप्त',
  French: 'Fin',
  Italian: 'Fine',
  Spanish: 'Fin',
  Japanese: 'おわり',
} as const satisfies Record<Language, string>;

/** Names a card has room for. */
const mostNames = 4;

export type Credits = NonNullable<MovedPicture['credits']>;

/** What a film's last card says: its last words and who was in it; null for everything that is no film. */
export async function readCredits(tx: Transaction, project: Project): Promise<Credits | null> {
  const settings = settingsOf(project);
  const { language } = settings;
  if (!traitsOf(settings).isCinema) {
    return null;
  }
  const portraits = storedScenesOf(project).flatMap(({ scene }) =>
    scene.has_character && scene.selected_character_url !== null
      ? (assetIdOfUrl(scene.selected_character_url) ?? [])
      : [],
  );
  const rows =
    portraits.length === 0
      ? []
      : await tx
          .select({ portrait: assets.id, name: projects.title })
          .from(assets)
          .innerJoin(projects, eq(projects.id, assets.projectId))
          .where(inArray(assets.id, portraits));
  const names = new Map(rows.map(({ portrait, name }) => [portrait, name]));
  const inOrder = [...new Set(portraits.flatMap((portrait) => names.get(portrait) ?? []))];
  return { words: lastWords[language], names: inOrder.slice(0, mostNames), language };
}

/** A film's scenes with its last card after them, over the picture of the last one. */
export function withCredits(scenes: readonly SceneOfFilm[], credits: Credits | null): SceneOfFilm[] {
  const shown = scenes.at(-1)?.picture;
  const last = shown?.kind === 'filmed' ? shown.moved : shown;
  if (credits === null || last?.kind !== 'moved') {
    return [...scenes];
  }
  const filmLook = last.filmLook === null ? null : { ...last.filmLook, dip: lastDip };
  const picture: MovedPicture = { ...last, lipsync: false, title: null, lowerThird: null, credits, filmLook };
  return [...scenes, { picture, narration: null }];
}

/** The film ends in black. */
const lastDip = { openingExposure: 0, openingSeconds: 0.3, closingSeconds: 1 };
/** Seconds between which the card comes, and between which it goes: never, the black does it. */
const fade = { in: [0.2, 0.9], out: [30, 31] } as const;
const veil = { r: 6, g: 7, b: 12, alpha: 0.64 };

/** The last words, large, and the names below them over the darkened picture. */
export async function withCreditsCard(
  scene: JsonValue,
  { credits, ...film }: OverlaidFilm & { credits: Credits },
  workFolder: string,
): Promise<JsonValue> {
  const frame = boardSize(film.aspectRatio);
  const scale = film.longSide / Math.max(frame.width, frame.height);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const write = (text: string, part: number): Promise<Buffer> =>
    paintLetters({
      text,
      language: credits.language,
      colour: '#ffffff',
      align: 'centre',
      isSpaced: true,
      width: width * 0.7,
      height: height * part,
    });
  const words = await write(credits.words, 0.11);
  const names =
    credits.names.length === 0 ? null : await write(credits.names.join('\n'), 0.055 * credits.names.length);
  const file = join(workFolder, 'credits.png');
  await sharp({ create: { width, height, channels: 4, background: veil } })
    .composite([
      { input: words, ...(await centredAt(words, { width, middle: height * 0.4 })) },
      ...(names === null
        ? []
        : [{ input: names, ...(await centredAt(names, { width, middle: height * 0.6 })) }]),
    ])
    .png()
    .toFile(file);
  return withOverlay(
    scene,
    { id: 'film-credits', file, width, height, centre: { x: 0.5, y: 0.5 }, fade },
    film,
  );
}

async function centredAt(
  picture: Buffer,
  { width, middle }: { width: number; middle: number },
): Promise<{ left: number; top: number }> {
  const size = await sharp(picture).metadata();
  return { left: Math.round((width - size.width) / 2), top: Math.round(middle - size.height / 2) };
}
