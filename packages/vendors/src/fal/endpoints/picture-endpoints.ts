import { pictureShape, ratioFrame } from '../../endpoints/endpoint-shape.ts';
import type { EndpointShape, Frame, PictureField } from '../../endpoints/endpoint-shape.ts';

/** fal names its presets by width first: `portrait_16_9` is upright. */
const presetFrame: Frame = {
  field: 'image_size',
  words: { '16:9': 'landscape_16_9', '9:16': 'portrait_16_9' },
};

/** The nearest that OpenAI's models make: 3:2 and 2:3. */
const openAiFrame: Frame = { field: 'image_size', words: { '16:9': '1536x1024', '9:16': '1024x1536' } };

const onePicture: PictureField = { field: 'image_url', least: 1, most: 1 };
/** As many as a person may upload, where the service names no limit. */
const somePictures: PictureField = { field: 'image_urls', isList: true, least: 1, most: 5 };
const tenPictures: PictureField = { field: 'image_urls', isList: true, least: 1, most: 10 };

/** A model that paints from words, and its sibling that changes pictures. */
function family(words: string, edit: string, shape: Partial<EndpointShape>): Record<string, EndpointShape> {
  const pictures = shape.pictures ?? somePictures;
  return {
    [words]: pictureShape({ ...shape, pictures: null, siblings: [edit] }),
    [edit]: pictureShape({ ...shape, pictures, siblings: [words] }),
  };
}

const kontext = { frame: ratioFrame };

/** Fields as in fal's own types (@fal-ai/client 1.10.1) and model pages. */
export const pictureEndpoints: Readonly<Record<string, EndpointShape>> = {
  'fal-ai/flux/schnell': pictureShape(),
  'fal-ai/flux/dev': pictureShape(),
  'fal-ai/flux/krea': pictureShape(),
  'fal-ai/flux-2/klein/9b': pictureShape(),
  'fal-ai/flux-pro/v1.1': pictureShape(),
  'fal-ai/flux-pro/v1.1-ultra': pictureShape({
    frame: ratioFrame,
    pictures: { field: 'image_url', least: 0, most: 1 },
  }),
  'fal-ai/flux-pro/kontext/text-to-image': pictureShape({
    ...kontext,
    siblings: ['fal-ai/flux-pro/kontext'],
  }),
  'fal-ai/flux-pro/kontext': pictureShape({
    ...kontext,
    pictures: onePicture,
    siblings: ['fal-ai/flux-pro/kontext/text-to-image'],
  }),
  'fal-ai/flux-pro/kontext/max': pictureShape({
    ...kontext,
    pictures: onePicture,
    siblings: ['fal-ai/flux-pro/kontext/max/multi', 'fal-ai/flux-pro/kontext/max/text-to-image'],
  }),
  'fal-ai/flux-pro/kontext/max/multi': pictureShape({
    ...kontext,
    pictures: { field: 'image_urls', isList: true, least: 2, most: 5 },
    siblings: ['fal-ai/flux-pro/kontext/max', 'fal-ai/flux-pro/kontext/max/text-to-image'],
  }),
  'fal-ai/flux-pro/kontext/max/text-to-image': pictureShape({
    ...kontext,
    siblings: ['fal-ai/flux-pro/kontext/max', 'fal-ai/flux-pro/kontext/max/multi'],
  }),
  'fal-ai/qwen-image': pictureShape({ hasNegativePrompt: true }),
  'fal-ai/qwen-image-edit': pictureShape({ pictures: onePicture, hasNegativePrompt: true }),
  'fal-ai/qwen-image-edit-plus': pictureShape({
    pictures: somePictures,
    hasNegativePrompt: true,
    siblings: ['fal-ai/qwen-image'],
  }),
  ...family('fal-ai/nano-banana', 'fal-ai/nano-banana/edit', { frame: ratioFrame }),
  ...family('fal-ai/nano-banana-2', 'fal-ai/nano-banana-2/edit', { frame: ratioFrame }),
  ...family('fal-ai/nano-banana-pro', 'fal-ai/nano-banana-pro/edit', { frame: ratioFrame }),
  ...family('fal-ai/gemini-25-flash-image', 'fal-ai/gemini-25-flash-image/edit', { frame: ratioFrame }),
  ...family('fal-ai/bytedance/seedream/v4/text-to-image', 'fal-ai/bytedance/seedream/v4/edit', {
    pictures: tenPictures,
  }),
  ...family('fal-ai/bytedance/seedream/v4.5/text-to-image', 'fal-ai/bytedance/seedream/v4.5/edit', {
    pictures: tenPictures,
  }),
  'fal-ai/bytedance/seedream/v5/lite/text-to-image': pictureShape({ hasSeed: false }),
  'fal-ai/ideogram/v3': pictureShape({ frame: presetFrame, hasNegativePrompt: true }),
  'fal-ai/ideogram/v3/remix': pictureShape({
    frame: presetFrame,
    pictures: onePicture,
    hasNegativePrompt: true,
  }),
  'fal-ai/recraft/v3/text-to-image': pictureShape({ frame: presetFrame, hasSeed: false }),
  'fal-ai/recraft/v4/text-to-image': pictureShape({ frame: presetFrame, hasSeed: false }),
  'fal-ai/imagen4/preview': pictureShape({ frame: ratioFrame }),
  'fal-ai/gpt-image-1-mini': pictureShape({ frame: openAiFrame, hasSeed: false }),
  'fal-ai/gpt-image-1.5': pictureShape({ frame: openAiFrame, hasSeed: false }),
  ...family('openai/gpt-image-2', 'openai/gpt-image-2/edit', { hasSeed: false }),
};
