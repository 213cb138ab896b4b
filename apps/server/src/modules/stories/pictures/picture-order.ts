import type { ImageModelKey } from '@kinora/contract/catalogue';
import type { StoriesDeps } from '../stories-deps.ts';
import type { Maker } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';
import { pictureModelOf } from './paint-picture.ts';

/** What pictures are asked for with: the choices of the story, and who makes them now. */
export interface PictureOrder {
  readonly settings: StorySettings;
  /** Null: what is built in. */
  readonly maker: Maker | null;
  /** Who makes the pictures of scenes with so many people, where the story's own model cannot be shown them; else null. */
  readonly castPainter: (people: number) => CastPainter | null;
}

/** A model that is shown people, and who makes its pictures. */
interface CastPainter {
  readonly model: string;
  readonly maker: Maker;
}

/** Shown the people of a scene where the chosen model paints from words alone; who makes it is bound as data. */
export const castEditor: ImageModelKey = 'nano_banana_edit';

/** A story's choices, and who makes its pictures now. */
export function pictureOrder(
  { gateway }: Pick<StoriesDeps, 'gateway'>,
  settings: StorySettings,
): PictureOrder {
  const { media } = gateway;
  const model = pictureModelOf(settings);
  const maker = media.makerOf('picture', model);
  return {
    settings,
    maker,
    castPainter(people) {
      const shown = people + settings.uploads.length;
      // What is built in paints people from their plans.
      if (maker === null || people === 0 || media.mostPictures(model) >= shown) {
        return null;
      }
      const editor = media.makerOf('picture', castEditor);
      const isShown = media.mostPictures(castEditor) >= shown;
      return editor !== null && isShown ? { model: castEditor, maker: editor } : null;
    },
  };
}
