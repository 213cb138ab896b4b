import type { ShippedBinding } from '@kinora/models';
import { pictureBinding, pictureKeys } from '../pictures/picture-keys.ts';
import { shapeOf } from './models.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const OPENAI = 'openai';

/** Of the two of a generation the quick one first: both cost the same for a token. */
const usual = ['gpt-image-2.5-flare', 'gpt-image-2', 'gpt-image-1.5', 'gpt-image-1-mini'];
const careful = ['gpt-image-2.5-flare', 'gpt-image-2.5-sunburst', 'gpt-image-2'];
const cheap = ['gpt-image-1-mini', 'gpt-image-2.5-flare', 'gpt-image-2'];

/** Where another list than the usual one holds. */
const candidates: Readonly<Record<string, readonly string[]>> = {
  image_whiteboard: cheap,
  flux_whiteboard: cheap,
  nano_banana_edit: careful,
  flux_pro_max: careful,
  youtube_thumbnail: careful,
  qwen_image_edit: careful,
};

/** What stands for one of OpenAI's own models, or for no maker's; everywhere else it stands in. */
const own: ReadonlySet<string> = new Set([
  'dalle_3',
  'youtube_thumbnail',
  'image_whiteboard',
  'flux_whiteboard',
]);

/** Its best pictures cost four times as much as its middling ones, which are good enough for a film. */
const QUALITY = { quality: 'medium' };

function bindingOf(key: string, model: string): ShippedBinding {
  const { isGptImage, mostPictures } = shapeOf(model);
  const candidate = isGptImage
    ? { endpoint: model, mostPictures, fields: QUALITY }
    : { endpoint: model, mostPictures: 0 };
  return pictureBinding(key, candidate, { provider: OPENAI, isStandIn: !own.has(key) });
}

export const bindings: readonly ShippedBinding[] = Object.keys(pictureKeys).flatMap((key) =>
  (candidates[key] ?? usual).map((model) => bindingOf(key, model)),
);

/**
 * The same where the operator names one model for everything, as a server of his own has it. Whether that changes pictures
 * nobody knows, unless it is one of OpenAI's: it is asked for pictures from words alone.
 */
export function bindingsBy({
  OPENAI_IMAGE_MODEL: model,
}: Readonly<Record<string, string>>): readonly ShippedBinding[] {
  if (model === undefined) {
    return bindings;
  }
  const keys = Object.entries(pictureKeys).filter(([, { isEdit }]) => shapeOf(model).isGptImage || !isEdit);
  return keys.map(([key]) => bindingOf(key, model));
}
