import { languageDetails } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { unletterableLetters } from '@kinora/renderer';
import { AppError } from '../../../platform/errors/app-error.ts';
import { pictureModelOf } from '../pictures/paint-picture.ts';
import type { StoredScene } from '../story-scene.ts';
import { traitsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';

/** A text that will be seen in the film, and the field it was written in. */
interface SeenText {
  readonly path: string;
  readonly text: string;
}

/** The image models whose pictures are boards with words on them. */
const drawsWords: readonly string[] = ['flux_whiteboard', 'image_whiteboard'];

/**
 * Refuses scenes with letters that would be seen in the film and that no typeface of ours has, before anything is made
 * of them. What is only spoken may be written in any letters. @throws AppError `invalid`, naming letters and fields
 */
export function refuseUnletterable(
  scenes: readonly StoredScene[],
  film: { readonly title: string; readonly settings: StorySettings },
): void {
  const { code } = languageDetails[film.settings.language];
  const refused = seenTexts(scenes, film).flatMap(({ path, text }) => {
    const letters = unletterableLetters(text, code);
    return letters.length === 0 ? [] : [{ path, letters }];
  });
  if (refused.length === 0) {
    return;
  }
  throw new AppError('invalid', {
    detail: sentences.story.unletterable([...new Set(refused.flatMap(({ letters }) => letters))]),
    errors: refused.map(({ path, letters }) => ({ path, message: sentences.story.unletterable(letters) })),
  });
}

function seenTexts(
  scenes: readonly StoredScene[],
  { title, settings }: { readonly title: string; readonly settings: StorySettings },
): SeenText[] {
  const isDrawn = drawsWords.includes(pictureModelOf(settings));
  const opening = isDrawn || traitsOf(settings).isCinema ? [{ path: 'title', text: title }] : [];
  return [
    ...opening,
    ...scenes.flatMap(({ scene }, index) => {
      const at = `scenes.${index}`;
      const spoken = { path: `${at}.narration_script`, text: scene.narration_script };
      const facts = scene.visual_elements.key_facts.map((text, fact) => ({
        path: `${at}.visual_elements.key_facts.${fact}`,
        text,
      }));
      const drawn = isDrawn ? [{ path: `${at}.title`, text: scene.title }, ...facts] : [];
      return [...drawn, ...(isDrawn || settings.subtitle ? [spoken] : [])];
    }),
  ];
}
