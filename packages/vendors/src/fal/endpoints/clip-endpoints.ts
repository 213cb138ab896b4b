import { clipShape, ratioFrame, secondsFrom } from '../../endpoints/endpoint-shape.ts';
import type { Duration, EndpointShape, Frame, PictureField } from '../../endpoints/endpoint-shape.ts';

/** A first picture, without which nothing moves. */
const firstPicture: PictureField = { field: 'image_url', least: 1, most: 1 };

const veo: Partial<EndpointShape> = {
  frame: ratioFrame,
  duration: { seconds: [4, 6, 8], unit: 'suffixed' },
  hasNegativePrompt: true,
  soundField: 'generate_audio',
};
const veoFromPicture = { ...veo, pictures: firstPicture };

/** Hailuo makes what it likes of a seed: it has none. */
const hailuo: Partial<EndpointShape> = { hasSeed: false };
const sixOrTen: Duration = { seconds: [6, 10], unit: 'text' };

const kling: Partial<EndpointShape> = {
  duration: { seconds: [5, 10], unit: 'text' },
  hasSeed: false,
  hasNegativePrompt: true,
};

/** 17 to 161 frames, 16 a second: a whole second is its frames and the first one. */
const wanFrames: Duration = { seconds: secondsFrom(1, 10), unit: 'frames' };
const wan: Partial<EndpointShape> = { frame: ratioFrame, duration: wanFrames, hasNegativePrompt: true };
const wan27: Partial<EndpointShape> = {
  duration: { seconds: secondsFrom(2, 15), unit: 'text' },
  hasNegativePrompt: true,
};

const pixverse: Partial<EndpointShape> = {
  duration: { seconds: [5, 8], unit: 'text' },
  hasNegativePrompt: true,
};
const pixverse6: Partial<EndpointShape> = {
  duration: { seconds: secondsFrom(1, 15), unit: 'number' },
  hasNegativePrompt: true,
  soundField: 'generate_audio_switch',
};

const seedance: Partial<EndpointShape> = {
  frame: ratioFrame,
  duration: { seconds: secondsFrom(2, 12), unit: 'text' },
};
const seedance15: Partial<EndpointShape> = {
  frame: ratioFrame,
  duration: { seconds: secondsFrom(4, 12), unit: 'text' },
  soundField: 'generate_audio',
};
/** Fields as on its model page; fal's own types do not know it yet. */
const seedance2: Partial<EndpointShape> = {
  ...seedance15,
  duration: { seconds: secondsFrom(4, 15), unit: 'text' },
};

const vidu: Partial<EndpointShape> = { pictures: firstPicture, mostCharacters: 1500 };

/** VEED names its avatars by their frame. */
const veedAvatars: Frame = {
  field: 'avatar_id',
  words: { '16:9': 'emily_primary', '9:16': 'emily_vertical_primary' },
};
/** Argil does not say which frame an avatar stands in: its masterclasses are filmed wide, its UGC with a phone. */
const argilAvatars: Frame = {
  field: 'avatar',
  words: { '16:9': 'Lara (Masterclass)', '9:16': 'Mia outdoor (UGC)' },
};

/** Whoever is in the picture says what is heard; the clip has the picture's shape and lasts as long as the sound. */
const avatar = (mostSeconds: number): Partial<EndpointShape> => ({
  pictures: firstPicture,
  narration: { field: 'audio_url', mostSeconds },
  hasSeed: false,
});

const speaking: Readonly<Record<string, EndpointShape>> = {
  // Its page names a minute as the most.
  'fal-ai/kling-video/ai-avatar/v2/standard': clipShape(avatar(60)),
  // A minute at 720p; at 1080p it is half of that.
  'fal-ai/bytedance/omnihuman/v1.5': clipShape({ ...avatar(60), constants: { resolution: '720p' } }),
  // Its page says nothing of a longest sound; five minutes is what VEED's own application takes.
  'veed/fabric-1.0': clipShape({ ...avatar(60), wordsField: null, constants: { resolution: '720p' } }),
};

const moving: Readonly<Record<string, EndpointShape>> = {
  'fal-ai/veo3.1/fast/image-to-video': clipShape(veoFromPicture),
  'fal-ai/veo3.1/image-to-video': clipShape(veoFromPicture),
  'fal-ai/veo3.1/lite/image-to-video': clipShape(veoFromPicture),
  'fal-ai/minimax/video-01/image-to-video': clipShape({ ...hailuo, pictures: firstPicture }),
  'fal-ai/minimax/hailuo-02/standard/image-to-video': clipShape({
    ...hailuo,
    pictures: firstPicture,
    duration: sixOrTen,
  }),
  'fal-ai/minimax/hailuo-02/pro/image-to-video': clipShape({ ...hailuo, pictures: firstPicture }),
  'fal-ai/minimax/hailuo-2.3-fast/standard/image-to-video': clipShape({
    ...hailuo,
    pictures: firstPicture,
    duration: sixOrTen,
  }),
  'fal-ai/minimax/hailuo-2.3/standard/image-to-video': clipShape({
    ...hailuo,
    pictures: firstPicture,
    duration: sixOrTen,
  }),
  'fal-ai/minimax/hailuo-2.3/pro/image-to-video': clipShape({ ...hailuo, pictures: firstPicture }),
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': clipShape({ ...kling, pictures: firstPicture }),
  'fal-ai/bytedance/seedance/v1/pro/image-to-video': clipShape({ ...seedance, pictures: firstPicture }),
  'fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': clipShape({ ...seedance, pictures: firstPicture }),
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': clipShape({ ...seedance15, pictures: firstPicture }),
  'bytedance/seedance-2.0/image-to-video': clipShape({ ...seedance2, pictures: firstPicture }),
  'bytedance/seedance-2.0/fast/image-to-video': clipShape({ ...seedance2, pictures: firstPicture }),
  'fal-ai/wan/v2.2-a14b/image-to-video': clipShape({
    ...wan,
    pictures: firstPicture,
    constants: { frames_per_second: 16 },
  }),
  'fal-ai/wan/v2.2-a14b/image-to-video/turbo': clipShape({ frame: ratioFrame, pictures: firstPicture }),
  'fal-ai/wan/v2.2-5b/image-to-video': clipShape({
    frame: ratioFrame,
    pictures: firstPicture,
    hasNegativePrompt: true,
  }),
  'fal-ai/wan/v2.7/image-to-video': clipShape({ ...wan27, pictures: firstPicture }),
  'fal-ai/vidu/q1/image-to-video': clipShape(vidu),
  'fal-ai/vidu/image-to-video': clipShape(vidu),
  'fal-ai/vidu/q2/image-to-video/pro': clipShape({
    ...vidu,
    duration: { seconds: secondsFrom(2, 8), unit: 'text' },
  }),
  'fal-ai/vidu/q3/image-to-video': clipShape({
    ...vidu,
    mostCharacters: 2000,
    duration: { seconds: secondsFrom(1, 16), unit: 'number' },
    soundField: 'audio',
  }),
  'fal-ai/pixverse/v4.5/image-to-video': clipShape({
    ...pixverse,
    pictures: firstPicture,
    hasCameraMovement: true,
  }),
  'fal-ai/pixverse/v5/image-to-video': clipShape({ ...pixverse, pictures: firstPicture }),
  'fal-ai/pixverse/v6/image-to-video': clipShape({ ...pixverse6, pictures: firstPicture }),
};

const fromWords: Readonly<Record<string, EndpointShape>> = {
  'fal-ai/veo3.1/fast': clipShape(veo),
  'fal-ai/veo3.1': clipShape(veo),
  'fal-ai/veo3.1/lite': clipShape(veo),
  'argil/avatars/text-to-video': clipShape({
    wordsField: 'text',
    frame: argilAvatars,
    hasSeed: false,
    constants: { voice: 'Sarah' },
  }),
  'veed/avatars/text-to-video': clipShape({ wordsField: 'text', frame: veedAvatars, hasSeed: false }),
  'fal-ai/minimax/hailuo-02/standard/text-to-video': clipShape({
    ...hailuo,
    frame: 'wide',
    duration: sixOrTen,
  }),
  'fal-ai/minimax/hailuo-2.3/standard/text-to-video': clipShape({
    ...hailuo,
    frame: 'wide',
    duration: sixOrTen,
  }),
  'fal-ai/kling-video/v2.1/master/text-to-video': clipShape({ ...kling, frame: ratioFrame }),
  'fal-ai/kling-video/v2.5-turbo/pro/text-to-video': clipShape({ ...kling, frame: ratioFrame }),
  'fal-ai/kling-video/v3/pro/text-to-video': clipShape({
    ...kling,
    frame: ratioFrame,
    duration: { seconds: secondsFrom(3, 15), unit: 'text' },
    soundField: 'generate_audio',
  }),
  'fal-ai/wan/v2.2-a14b/text-to-video': clipShape({ ...wan, constants: { frames_per_second: 16 } }),
  'fal-ai/wan/v2.2-a14b/text-to-video/turbo': clipShape({ frame: ratioFrame }),
  'fal-ai/wan/v2.7/text-to-video': clipShape({ ...wan27, frame: ratioFrame }),
  'fal-ai/pixverse/v4.5/text-to-video': clipShape({ ...pixverse, frame: ratioFrame }),
  'fal-ai/pixverse/v5/text-to-video': clipShape({ ...pixverse, frame: ratioFrame }),
  'fal-ai/pixverse/v6/text-to-video': clipShape({ ...pixverse6, frame: ratioFrame }),
  'fal-ai/bytedance/seedance/v1/pro/text-to-video': clipShape(seedance),
  'fal-ai/bytedance/seedance/v1/pro/fast/text-to-video': clipShape(seedance),
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': clipShape(seedance15),
  'bytedance/seedance-2.0/text-to-video': clipShape(seedance2),
  'bytedance/seedance-2.0/fast/text-to-video': clipShape(seedance2),
};

/** Fields as in fal's own types (@fal-ai/client 1.10.1) and model pages. */
export const clipEndpoints: Readonly<Record<string, EndpointShape>> = {
  ...speaking,
  ...moving,
  ...fromWords,
};
