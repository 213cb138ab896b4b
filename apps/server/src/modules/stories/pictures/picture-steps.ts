import { aspectRatios, engineOf, languages, videoStyles } from '@kinora/contract/catalogue';
import type { Scene } from '@kinora/contract/scenes';
import { z } from 'zod';
import { inputHash } from '../../projects/index.ts';
import type { WantedStep } from '../../projects/index.ts';
import { castOfScene } from './cast.ts';
import { pictureModelOf } from './paint-picture.ts';
import type { PictureOrder } from './picture-order.ts';
import { isDrawnByHand } from '../story-motion.ts';
import { MakerSchema } from '../story-scene.ts';
import { showsOwnClip, showsOwnPicture } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';

/**
 * Everything that makes a scene's picture another one. Its place is coarse, so that adding a scene leaves the others alone; a
 * board also reads the film's title as it is when it is drawn, and a new title draws none anew.
 */
export const PictureInputSchema = z.object({
  model: z.string(),
  prompt: z.string(),
  title: z.string(),
  narration: z.string(),
  keyFacts: z.array(z.string()),
  place: z.enum(['only', 'first', 'middle', 'last']),
  language: z.enum(languages),
  videoStyle: z.enum(videoStyles),
  aspectRatio: z.enum(aspectRatios),
  /** From 0: each option of a scene is another picture. */
  option: z.int(),
  /** Assets of the uploads it is made from, the one it is about first. */
  uploads: z.array(z.string()),
  /** Who is seen; see `readCast`. */
  cast: z.array(z.string()),
  /** The vendor that makes it; left out when it is painted here. */
  maker: MakerSchema.exactOptional(),
});
type PictureInput = z.infer<typeof PictureInputSchema>;

function placeOf(index: number, count: number): PictureInput['place'] {
  if (count === 1) {
    return 'only';
  }
  if (index === 0) {
    return 'first';
  }
  return index === count - 1 ? 'last' : 'middle';
}

function pictureInputs(
  { scene, turn, maker, castModel }: StoredScene,
  settings: StorySettings,
  place: PictureInput['place'],
): PictureInput[] {
  return Array.from({ length: engineOf(settings.selected_engine).image_options }, (_, option) => ({
    model: castModel ?? pictureModelOf(settings),
    prompt: scene.image_prompt || scene.visual_elements.image_prompt || scene.title,
    ...(maker === null ? readByPainters(scene, place) : { ...unreadByVendors, maker }),
    language: settings.language,
    videoStyle: settings.video_style,
    aspectRatio: settings.aspect_ratio,
    option,
    uploads: rotated(settings.uploads, turn + option),
    cast: castOfScene(scene, settings),
  }));
}

/** Our own painters read the words of a scene, too: other words are another picture. */
function readByPainters(scene: Scene, place: PictureInput['place']) {
  return {
    title: scene.title,
    narration: scene.narration_script,
    keyFacts: scene.visual_elements.key_facts.map(withoutPage),
    place,
  };
}

/** A vendor is sent the prompt alone: a changed narration buys no new picture. */
const unreadByVendors = { title: '', narration: '', keyFacts: [] as string[], place: 'middle' as const };

/** The pictures each scene asks for now, in the order of the scenes. */
export function wantedPictures(scenes: readonly StoredScene[], settings: StorySettings): WantedStep[][] {
  return scenes.map((stored, index) => {
    // Only a board says where in the film it stands; a painting stays when a scene is added beside it.
    const place = isDrawnByHand(settings.selected_engine) ? placeOf(index, scenes.length) : 'middle';
    return pictureInputs(stored, settings, place).map((input) => ({
      kind: 'picture',
      input,
      take: stored.take,
    }));
  });
}

/** A board shows the fact; the page it was read on stands in the scene's list. */
function withoutPage(fact: string): string {
  return fact.replace(/ \((?:(?:page|pagina|página|पृष्ठ) \d+|\d+ページ)\)$/u, '');
}

/** The same list, begun at another place: every upload leads in one of the scenes. */
function rotated<Entry>(list: readonly Entry[], by: number): Entry[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * Scenes with the pictures they ask for written down. A scene whose picture must be another one loses its choice and its
 * takes, and is made by whoever makes pictures now; an unchanged one keeps them, and its maker. What a person brought stays.
 */
export function withPictureHashes(
  scenes: readonly StoredScene[],
  { settings, maker, castPainter }: PictureOrder,
): StoredScene[] {
  const unchanged = hashesOf(scenes, settings);
  const anew = scenes.map((stored) => {
    const painter = castPainter(castOfScene(stored.scene, settings).length);
    return { ...stored, maker: painter?.maker ?? maker, castModel: painter?.model ?? null };
  });
  const fresh = hashesOf(anew, settings);
  return anew.map((stored, index) => {
    const before = scenes[index] ?? stored;
    if (unchanged[index]?.join() === before.pictureHashes.join()) {
      return before;
    }
    const selected = showsOwnPicture(stored) ? stored.scene.selected_image_url : null;
    const scene = { ...stored.scene, selected_image_url: selected, generated_shot_urls: {} };
    const clipTake = showsOwnClip(stored) ? stored.clipTake : null;
    return { ...stored, scene, pictureHashes: fresh[index] ?? [], take: 0, edits: [], clipTake };
  });
}

function hashesOf(scenes: readonly StoredScene[], settings: StorySettings): string[][] {
  return wantedPictures(scenes, settings).map((wanted) => wanted.map((step) => inputHash(step.input)));
}

/** Scenes that have no picture chosen get one drawn on the way to the film; the chosen ones stay whatever the words say. */
export function withMissingPictureHashes(scenes: readonly StoredScene[], order: PictureOrder): StoredScene[] {
  const hashed = withPictureHashes(scenes, order);
  return scenes.map((stored, index) =>
    stored.scene.selected_image_url === null ? (hashed[index] ?? stored) : stored,
  );
}

/** A seed that is the same for the same picture and take, on every machine. */
export function pictureSeed(hash: string, take: number): number {
  return (Number.parseInt(hash.slice(0, 8), 16) + take * 0x9e37_79b1) % 0x1_0000_0000;
}
