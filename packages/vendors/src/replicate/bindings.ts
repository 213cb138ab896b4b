import type { Binding, Medium, MicroDollars } from '@kinora/models';
import { clipShape, pictureShape, ratioFrame, secondsFrom } from '../endpoints/endpoint-shape.ts';
import type { Duration, EndpointShape, PictureField } from '../endpoints/endpoint-shape.ts';
import { openEndpointTable } from '../endpoints/endpoint-table.ts';
import type { Candidate } from '../endpoints/endpoint-table.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const REPLICATE = 'replicate';

const list = (field: string, most: number, least = 0): PictureField => ({ field, isList: true, least, most });
const one = (field: string, least = 0): PictureField => ({ field, least, most: 1 });
const lengths = (...seconds: readonly number[]): Duration => ({ seconds, unit: 'number' });
const upTo = (least: number, most: number): Duration => ({
  seconds: secondsFrom(least, most),
  unit: 'number',
});

const paints = (particular: Partial<EndpointShape> = {}): EndpointShape =>
  pictureShape({ frame: ratioFrame, ...particular });
const png = { output_format: 'png' };
const banana = { pictures: list('image_input', 14), hasSeed: false, constants: png };
const seedream = { pictures: list('image_input', 10), hasSeed: false, constants: { size: '2K' } };

const hd = { resolution: '720p' };
const hailuo = { pictures: one('first_frame_image'), hasSeed: false, duration: lengths(6, 10) };
const kling = { frame: ratioFrame, pictures: one('start_image'), hasSeed: false, hasNegativePrompt: true };
const seedance = { frame: ratioFrame, pictures: one('image'), constants: hd };
const veo = { frame: ratioFrame, pictures: one('image'), duration: lengths(4, 6, 8), constants: hd };
const loudVeo = { ...veo, hasNegativePrompt: true, soundField: 'generate_audio' };
const vidu = {
  frame: ratioFrame,
  pictures: one('start_image'),
  duration: upTo(1, 16),
  mostCharacters: 5000,
  soundField: 'audio',
  constants: hd,
};
const pixverse = {
  frame: ratioFrame,
  pictures: one('image'),
  hasNegativePrompt: true,
  constants: { quality: '720p' },
};
/** 81 to 121 frames, 16 a second: a whole second is its frames and the first one. */
const wan22: Partial<EndpointShape> = {
  duration: { seconds: [5, 6, 7], unit: 'frames' },
  constants: { ...hd, frames_per_second: 16 },
};
const wan27 = { duration: upTo(2, 15), hasNegativePrompt: true, constants: hd };
/** Whoever is in the picture says what is heard; the clip has the picture's shape and lasts as long as the sound. */
const avatar = (mostSeconds: number): Partial<EndpointShape> => ({
  pictures: one('image', 1),
  narration: { field: 'audio', mostSeconds },
  hasSeed: false,
});

/**
 * Inputs as the models' API references on replicate.com have them, read in September 2026 in the catalogues that keep them:
 * keremk/renku (its JSON schemas), nodetool-ai/nodetool-replicate and 9router's table of video models.
 */
const shapes: Readonly<Record<string, EndpointShape>> = {
  'black-forest-labs/flux-schnell': paints({ constants: png }),
  'black-forest-labs/flux-dev': paints({ constants: png }),
  'black-forest-labs/flux-2-klein-9b': paints({ pictures: list('images', 5), constants: png }),
  'black-forest-labs/flux-2-pro': paints({ pictures: list('input_images', 8), constants: png }),
  'black-forest-labs/flux-2-max': paints({ pictures: list('input_images', 8), constants: png }),
  'black-forest-labs/flux-1.1-pro-ultra': paints({ pictures: one('image_prompt'), constants: png }),
  'black-forest-labs/flux-kontext-pro': paints({ pictures: one('input_image'), constants: png }),
  'black-forest-labs/flux-kontext-max': paints({
    pictures: one('input_image'),
    constants: png,
    // It takes one picture; whoever brings more is served by its maker's next model.
    siblings: ['black-forest-labs/flux-2-max'],
  }),
  'google/nano-banana': paints(banana),
  'google/nano-banana-2': paints(banana),
  'google/nano-banana-pro': paints(banana),
  'google/imagen-4': paints({ hasSeed: false, constants: png }),
  'ideogram-ai/ideogram-v3-turbo': paints(),
  'ideogram-ai/ideogram-v3-balanced': paints(),
  'ideogram-ai/ideogram-v3-quality': paints(),
  'bytedance/seedream-4': paints(seedream),
  'bytedance/seedream-4.5': paints(seedream),
  'bytedance/seedream-5-lite': paints({ ...seedream, constants: { size: '2K', ...png } }),
  'openai/gpt-image-1.5': paints({
    // The nearest that it makes.
    frame: { field: 'aspect_ratio', words: { '16:9': '3:2', '9:16': '2:3' } },
    pictures: list('input_images', 10),
    hasSeed: false,
    constants: { ...png, quality: 'medium' },
  }),
  'qwen/qwen-image': paints({ hasNegativePrompt: true, constants: png }),
  'qwen/qwen-image-edit-2511': paints({
    pictures: list('image', 5, 1),
    constants: png,
    siblings: ['qwen/qwen-image'],
  }),
  'recraft-ai/recraft-v4': paints({ hasSeed: false }),
  'recraft-ai/recraft-v3': paints({ hasSeed: false }),

  'google/veo-3.1-fast': clipShape(loudVeo),
  'google/veo-3.1': clipShape(loudVeo),
  'google/veo-3.1-lite': clipShape(veo),
  'minimax/video-01': clipShape({ pictures: one('first_frame_image'), hasSeed: false }),
  'minimax/hailuo-2.3-fast': clipShape({ ...hailuo, constants: { resolution: '768p' } }),
  'minimax/hailuo-2.3': clipShape({ ...hailuo, constants: { resolution: '768p' } }),
  'minimax/hailuo-02': clipShape({ ...hailuo, constants: { resolution: '768p' } }),
  'runwayml/gen-4.5': clipShape({ frame: ratioFrame, pictures: one('image'), duration: lengths(5, 10) }),
  'bytedance/seedance-1-pro': clipShape({ ...seedance, duration: upTo(2, 12) }),
  'bytedance/seedance-1-pro-fast': clipShape({ ...seedance, duration: upTo(2, 12) }),
  'bytedance/seedance-1-lite': clipShape({ ...seedance, duration: upTo(2, 12) }),
  'bytedance/seedance-2.0': clipShape({ ...seedance, duration: upTo(4, 15), soundField: 'generate_audio' }),
  'bytedance/seedance-2.0-fast': clipShape({
    ...seedance,
    duration: upTo(4, 15),
    soundField: 'generate_audio',
  }),
  'kwaivgi/kling-v2.1-master': clipShape({ ...kling, duration: lengths(5, 10) }),
  'kwaivgi/kling-v2.5-turbo-pro': clipShape({ ...kling, duration: lengths(5, 10) }),
  'kwaivgi/kling-v3-video': clipShape({
    ...kling,
    duration: upTo(3, 15),
    soundField: 'generate_audio',
    mostCharacters: 2500,
  }),
  'wan-video/wan-2.2-i2v-fast': clipShape({ ...wan22, pictures: one('image', 1) }),
  'wan-video/wan-2.2-t2v-fast': clipShape({ ...wan22, frame: ratioFrame }),
  'wan-video/wan-2.7-i2v': clipShape({ ...wan27, pictures: one('first_frame', 1) }),
  'wan-video/wan-2.7-t2v': clipShape({ ...wan27, frame: ratioFrame }),
  'vidu/q3-pro': clipShape(vidu),
  'vidu/q3-turbo': clipShape(vidu),
  'pixverse/pixverse-v4.5': clipShape({ ...pixverse, duration: lengths(5, 8) }),
  'pixverse/pixverse-v5': clipShape({ ...pixverse, duration: lengths(5, 8) }),
  'pixverse/pixverse-v5.6': clipShape({
    ...pixverse,
    duration: lengths(5, 8, 10),
    soundField: 'generate_audio_switch',
  }),
  // Sounds up to 5 MB: our narrations have 96 kB a second.
  'kwaivgi/kling-avatar-v2': clipShape({ ...avatar(50), constants: { mode: 'std' } }),
  // Its page names 35 seconds as the most.
  'bytedance/omni-human': clipShape({ ...avatar(35), wordsField: null }),
  'veed/fabric-1.0': clipShape({ ...avatar(50), wordsField: null, constants: hd }),
};

const made = (endpoint: string, more: Omit<Candidate, 'endpoint'> = {}): Candidate => ({ endpoint, ...more });
const from = (pictures: 0 | 1, ...endpoints: readonly string[]): readonly Candidate[] =>
  endpoints.map((endpoint) => made(endpoint, { pictures }));

const whiteboard = [
  made('black-forest-labs/flux-schnell', { template: 'whiteboard' }),
  made('qwen/qwen-image', { template: 'whiteboard' }),
];
const avatars = [made('kwaivgi/kling-avatar-v2'), made('bytedance/omni-human'), made('veed/fabric-1.0')];
const anime = made('pixverse/pixverse-v4.5', { pictures: 1, fields: { style: 'anime' } });

/** What makes what a key of the catalogue stands for; the first candidate of a retired model is its successor. */
const candidates: Readonly<Record<string, readonly Candidate[]>> = {
  image_whiteboard: whiteboard,
  flux_whiteboard: whiteboard,
  nano_banana_edit: [
    made('google/nano-banana'),
    made('google/nano-banana-2'),
    made('google/nano-banana-pro'),
  ],
  gemini_2_5_flash: [made('google/nano-banana'), made('google/nano-banana-2')],
  ideogram_v3: [
    made('ideogram-ai/ideogram-v3-balanced'),
    made('ideogram-ai/ideogram-v3-turbo'),
    made('ideogram-ai/ideogram-v3-quality'),
  ],
  seedream: [made('bytedance/seedream-4'), made('bytedance/seedream-4.5'), made('bytedance/seedream-5-lite')],
  flux_v1: [made('black-forest-labs/flux-dev'), made('black-forest-labs/flux-2-klein-9b')],
  flux_pro: [made('black-forest-labs/flux-1.1-pro-ultra'), made('black-forest-labs/flux-2-pro')],
  flux_pro_max: [
    made('black-forest-labs/flux-kontext-max'),
    made('black-forest-labs/flux-2-max'),
    made('black-forest-labs/flux-kontext-pro'),
  ],
  youtube_thumbnail: [
    made('google/nano-banana-pro', { template: 'thumbnail', onlyWide: true }),
    made('google/nano-banana', { template: 'thumbnail', onlyWide: true }),
  ],
  dalle_3: [made('openai/gpt-image-1.5')],
  imagen_4_educational: [
    made('google/nano-banana-2', { template: 'educational' }),
    made('google/imagen-4', { template: 'educational' }),
  ],
  qwen_image_edit: [made('qwen/qwen-image-edit-2511')],
  flux_vector: [
    made('recraft-ai/recraft-v4', { template: 'vector' }),
    made('recraft-ai/recraft-v3', { template: 'vector', fields: { style: 'digital_illustration' } }),
  ],
  veo3: from(1, 'google/veo-3.1-fast', 'google/veo-3.1', 'google/veo-3.1-lite'),
  hailuo: from(1, 'minimax/video-01', 'minimax/hailuo-2.3-fast'),
  hailuo2: from(1, 'minimax/hailuo-02', 'minimax/hailuo-2.3'),
  runway: from(1, 'runwayml/gen-4.5'),
  seedance: from(1, 'bytedance/seedance-1-pro', 'bytedance/seedance-2.0'),
  // ByteDance ended Lite 1.0; it stands behind its successor, should it still answer.
  seedance_lite: from(1, 'bytedance/seedance-1-pro-fast', 'bytedance/seedance-1-lite'),
  wan_2_2: from(1, 'wan-video/wan-2.2-i2v-fast', 'wan-video/wan-2.7-i2v'),
  vidu: from(1, 'vidu/q3-pro', 'vidu/q3-turbo'),
  pixaverse: [anime, ...from(1, 'pixverse/pixverse-v5', 'pixverse/pixverse-v5.6')],
  talking_character: avatars,
  multi_talk: avatars,
  veo3_t2v: from(0, 'google/veo-3.1-fast', 'google/veo-3.1', 'google/veo-3.1-lite'),
  hailuo2_t2v: from(0, 'minimax/hailuo-02', 'minimax/hailuo-2.3'),
  kling_2_1: from(0, 'kwaivgi/kling-v2.1-master', 'kwaivgi/kling-v2.5-turbo-pro', 'kwaivgi/kling-v3-video'),
  wan_2_2_t2v: from(0, 'wan-video/wan-2.2-t2v-fast', 'wan-video/wan-2.7-t2v'),
  pixaverse_t2v: from(0, 'pixverse/pixverse-v4.5', 'pixverse/pixverse-v5', 'pixverse/pixverse-v5.6'),
  seedance_t2v: from(0, 'bytedance/seedance-1-pro', 'bytedance/seedance-2.0'),
  seedance_lite_t2v: from(0, 'bytedance/seedance-1-pro-fast', 'bytedance/seedance-1-lite'),
};

export const replicateEndpoints = openEndpointTable({ provider: REPLICATE, shapes, candidates });

/**
 * Dollars for a picture, or for a second of a clip, as we ask for it. From keremk/renku's catalogue of May 2026 and, for
 * FLUX.1, Kling 2.1 and Ideogram, from lists of resellers that name Replicate's price. What is left out nobody told us.
 */
const prices: Readonly<Record<string, number>> = {
  'black-forest-labs/flux-schnell': 0.003,
  'black-forest-labs/flux-dev': 0.025,
  'black-forest-labs/flux-2-klein-9b': 0.015,
  'black-forest-labs/flux-2-pro': 0.03,
  'black-forest-labs/flux-2-max': 0.07,
  'black-forest-labs/flux-1.1-pro-ultra': 0.06,
  'black-forest-labs/flux-kontext-pro': 0.04,
  'black-forest-labs/flux-kontext-max': 0.08,
  'google/nano-banana': 0.039,
  'google/nano-banana-2': 0.039,
  'google/nano-banana-pro': 0.15,
  'google/imagen-4': 0.04,
  'ideogram-ai/ideogram-v3-turbo': 0.03,
  'ideogram-ai/ideogram-v3-balanced': 0.06,
  'ideogram-ai/ideogram-v3-quality': 0.09,
  'bytedance/seedream-4': 0.03,
  'bytedance/seedream-4.5': 0.04,
  'bytedance/seedream-5-lite': 0.035,
  'qwen/qwen-image': 0.025,
  'qwen/qwen-image-edit-2511': 0.03,
  'recraft-ai/recraft-v4': 0.04,
  'recraft-ai/recraft-v3': 0.04,
  'google/veo-3.1-fast': 0.1,
  'minimax/hailuo-2.3-fast': 0.0316,
  'minimax/hailuo-2.3': 0.0466,
  'minimax/hailuo-02': 0.045,
  'runwayml/gen-4.5': 0.12,
  'bytedance/seedance-1-pro': 0.06,
  'bytedance/seedance-1-pro-fast': 0.025,
  'bytedance/seedance-1-lite': 0.036,
  'bytedance/seedance-2.0': 0.17,
  'bytedance/seedance-2.0-fast': 0.13,
  'kwaivgi/kling-v2.1-master': 0.28,
  'kwaivgi/kling-v2.5-turbo-pro': 0.07,
  'vidu/q3-pro': 0.15,
  'vidu/q3-turbo': 0.06,
  'pixverse/pixverse-v5.6': 0.09,
  'wan-video/wan-2.7-i2v': 0.1,
  'wan-video/wan-2.7-t2v': 0.1,
  'kwaivgi/kling-avatar-v2': 0.056,
};

/** What one result costs; null where no price is known, or where a binding's own fields may change it. */
export function priceOf(
  { endpoint, fields }: Pick<Binding, 'endpoint' | 'fields'>,
  { medium, seconds }: { readonly medium: Medium; readonly seconds: number | null },
): MicroDollars | null {
  const price = Object.hasOwn(prices, endpoint) ? prices[endpoint] : undefined;
  const isOwn = ['resolution', 'quality', 'size', 'mode', 'duration'].some((name) => name in fields);
  const units = medium === 'picture' ? 1 : seconds;
  // Rounded up, but not for the last bit of a fraction such as 0.039.
  return price === undefined || isOwn || units === null
    ? null
    : Math.ceil(Math.round(price * units * 1e9) / 1e3);
}
