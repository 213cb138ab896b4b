import { aspectRatios, engineOf, languages, videoStyles } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { inputHash } from '../../projects/index.ts';
import type { WantedStep } from '../../projects/index.ts';
import { castOfScene } from './cast.ts';
import { pictureModelOf } from './paint-picture.ts';
import { isDrawnByHand } from '../story-motion.ts';
import type { StoredScene } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';

/** Everything a scene's picture depends on. Its place is coarse, so that adding a scene leaves the others alone. */
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
  { scene, turn }: StoredScene,
  settings: StorySettings,
  place: PictureInput['place'],
): PictureInput[] {
  return Array.from({ length: engineOf(settings.selected_engine).image_options }, (_, option) => ({
    model: pictureModelOf(settings),
    prompt: scene.image_prompt || scene.visual_elements.image_prompt || scene.title,
    title: scene.title,
    narration: scene.narration_script,
    keyFacts: scene.visual_elements.key_facts.map(withoutPage),
    place,
    language: settings.language,
    videoStyle: settings.video_style,
    aspectRatio: settings.aspect_ratio,
    option,
    uploads: rotated(settings.uploads, turn + option),
    cast: castOfScene(scene, settings),
  }));
}

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
 * Scenes with the pictures they ask for written down. A scene whose picture must be another one loses its choice
 * and its takes; an unchanged one keeps both.
 */
export function withPictureHashes(scenes: readonly StoredScene[], settings: StorySettings): StoredScene[] {
  const wanted = wantedPictures(scenes, settings);
  return scenes.map((stored, index) => {
    const pictureHashes = (wanted[index] ?? []).map((step) => inputHash(step.input));
    if (pictureHashes.join() === stored.pictureHashes.join()) {
      return stored;
    }
    const scene = { ...stored.scene, selected_image_url: null, generated_shot_urls: {} };
    return { ...stored, scene, pictureHashes, take: 0, edits: [] };
  });
}

/** Scenes that have no picture chosen get one drawn on the way to the film; the chosen ones stay whatever the words say. */
export function withMissingPictureHashes(
  scenes: readonly StoredScene[],
  settings: StorySettings,
): StoredScene[] {
  const hashed = withPictureHashes(scenes, settings);
  return scenes.map((stored, index) =>
    stored.scene.selected_image_url === null ? (hashed[index] ?? stored) : stored,
  );
}

/** A seed that is the same for the same picture and take, on every machine. */
export function pictureSeed(hash: string, take: number): number {
  return (Number.parseInt(hash.slice(0, 8), 16) + take * 0x9e37_79b1) % 0x1_0000_0000;
}
