import { z } from 'zod';
import { address, amount, flag, some, whole, words } from '../fal/input-types.ts';

/**
 * What models take, written down from their API references (see `replicate/bindings.ts`) and not from our tables. Replicate
 * lets some models leave out what they do not know; here it is refused always, since a field that is mapped wrongly would
 * make something else and nobody would see it.
 */
export type Fields = z.ZodRawShape;
const addresses = z.array(address);
const seeded = some({ seed: whole });
const ratios = ['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4', '4:5', '5:4', '21:9', '9:21'];
const shape = (...more: string[]): Fields => some({ aspect_ratio: z.enum([...ratios, ...more]) });
const wide = some({ aspect_ratio: z.enum(['16:9', '9:16', '1:1']) });
const match = 'match_input_image';
const files = (...types: string[]): Fields => some({ output_format: z.enum(types) });
const oneOf = (field: string, ...options: string[]): Fields => some({ [field]: z.enum(options) });
const seconds = (...lengths: number[]): Fields => some({ duration: z.literal(lengths) });
const between = (least: number, most: number): Fields => some({ duration: whole.min(least).max(most) });
const resolutions = (...options: string[]): Fields => oneOf('resolution', ...options);
const prompt: Fields = { prompt: words };
const negative = some({ negative_prompt: z.string() });

const flux = { ...prompt, ...seeded, ...shape(), ...files('webp', 'jpg', 'png') };
const flux2 = { ...flux, ...shape(match, 'custom'), ...some({ input_images: addresses.max(8) }) };
const kontext = {
  ...prompt,
  ...seeded,
  ...shape(match),
  ...files('jpg', 'png'),
  ...some({ input_image: address }),
};
const banana = {
  ...prompt,
  ...shape(match),
  ...files('jpg', 'png'),
  ...some({ image_input: addresses.max(14) }),
};
const ideogram = { ...prompt, ...seeded, ...shape(), ...some({ style_type: words, style_preset: words }) };
const seedream = {
  ...prompt,
  ...shape(match),
  ...oneOf('size', '2K', '4K'),
  ...some({ image_input: addresses }),
};
const hailuo = {
  ...prompt,
  ...seconds(6, 10),
  ...some({ first_frame_image: address, prompt_optimizer: flag }),
};
const kling = { ...prompt, ...negative, ...wide, ...seconds(5, 10), ...some({ start_image: address }) };
const seedanceCore = {
  ...prompt,
  ...seeded,
  ...shape(),
  ...some({ image: address, last_frame_image: address }),
};
const seedance1 = { ...seedanceCore, ...between(2, 12), ...resolutions('480p', '720p', '1080p') };
const seedance2 = {
  ...seedanceCore,
  ...between(-1, 15),
  ...resolutions('480p', '720p'),
  ...some({ generate_audio: flag }),
};
const veoLite = {
  ...prompt,
  ...seeded,
  ...seconds(4, 6, 8),
  ...resolutions('720p', '1080p'),
  ...oneOf('aspect_ratio', '16:9', '9:16'),
  ...some({ image: address, last_frame: address }),
};
const veo = { ...veoLite, ...negative, ...some({ generate_audio: flag }) };
const wan22 = {
  ...prompt,
  ...seeded,
  ...resolutions('480p', '720p'),
  ...some({ num_frames: whole.min(81).max(121), frames_per_second: whole.min(5).max(30), go_fast: flag }),
};
const wan27 = { ...seeded, ...negative, ...between(2, 15), ...resolutions('720p', '1080p') };
const vidu = {
  ...prompt,
  ...seeded,
  ...shape(),
  ...between(1, 16),
  ...resolutions('540p', '720p', '1080p'),
  ...some({ start_image: address, end_image: address, audio: flag }),
};
const pixverse = {
  ...prompt,
  ...seeded,
  ...negative,
  ...wide,
  ...seconds(5, 8),
  ...oneOf('quality', '360p', '540p', '720p', '1080p'),
  ...some({ image: address, last_frame_image: address }),
};
const avatar = { image: address, audio: address };

/** By their names, without versions. */
export const pictures: Readonly<Record<string, Fields>> = {
  'black-forest-labs/flux-schnell': { ...flux, ...some({ num_outputs: whole, megapixels: words }) },
  'black-forest-labs/flux-dev': { ...flux, ...some({ image: address, guidance: amount, go_fast: flag }) },
  'black-forest-labs/flux-2-klein-9b': { ...flux, ...shape(match), ...some({ images: addresses.max(5) }) },
  'black-forest-labs/flux-2-pro': flux2,
  'black-forest-labs/flux-2-max': flux2,
  'black-forest-labs/flux-1.1-pro-ultra': {
    ...flux,
    ...files('jpg', 'png'),
    ...some({ image_prompt: address, raw: flag }),
  },
  'black-forest-labs/flux-kontext-pro': kontext,
  'black-forest-labs/flux-kontext-max': kontext,
  'google/nano-banana': banana,
  'google/nano-banana-2': { ...banana, ...resolutions('1K', '2K', '4K') },
  'google/nano-banana-pro': { ...banana, ...resolutions('1K', '2K', '4K') },
  'google/imagen-4': {
    ...prompt,
    ...oneOf('aspect_ratio', '1:1', '9:16', '16:9', '3:4', '4:3'),
    ...files('jpg', 'png'),
  },
  'ideogram-ai/ideogram-v3-turbo': ideogram,
  'ideogram-ai/ideogram-v3-balanced': ideogram,
  'ideogram-ai/ideogram-v3-quality': ideogram,
  'bytedance/seedream-4': { ...seedream, ...oneOf('size', '1K', '2K', '4K', 'custom') },
  'bytedance/seedream-4.5': seedream,
  'bytedance/seedream-5-lite': { ...seedream, ...oneOf('size', '2K', '3K'), ...files('png', 'jpeg') },
  'openai/gpt-image-1.5': {
    ...prompt,
    ...oneOf('aspect_ratio', '1:1', '3:2', '2:3'),
    ...oneOf('quality', 'low', 'medium', 'high', 'auto'),
    ...files('png', 'jpeg', 'webp'),
    ...some({ input_images: addresses }),
  },
  'qwen/qwen-image': { ...flux, ...negative, ...some({ image: address, guidance: amount }) },
  'qwen/qwen-image-edit-2511': { ...flux, ...shape(match), image: addresses.min(1) },
  'recraft-ai/recraft-v4': { ...prompt, ...shape('Not set') },
  'recraft-ai/recraft-v3': {
    ...prompt,
    ...shape('Not set'),
    ...oneOf('style', 'any', 'realistic_image', 'digital_illustration'),
  },
};

export const clips: Readonly<Record<string, Fields>> = {
  'google/veo-3.1-fast': veo,
  'google/veo-3.1': veo,
  'google/veo-3.1-lite': veoLite,
  'minimax/video-01': { ...prompt, ...some({ first_frame_image: address, prompt_optimizer: flag }) },
  'minimax/hailuo-2.3-fast': { ...hailuo, ...resolutions('768p', '1080p'), first_frame_image: address },
  'minimax/hailuo-2.3': { ...hailuo, ...resolutions('768p', '1080p') },
  'minimax/hailuo-02': { ...hailuo, ...resolutions('512p', '768p', '1080p') },
  'runwayml/gen-4.5': { ...prompt, ...seeded, ...shape(), ...seconds(5, 10), ...some({ image: address }) },
  'bytedance/seedance-1-pro': seedance1,
  'bytedance/seedance-1-pro-fast': seedance1,
  'bytedance/seedance-1-lite': seedance1,
  'bytedance/seedance-2.0': seedance2,
  'bytedance/seedance-2.0-fast': seedance2,
  'kwaivgi/kling-v2.1-master': kling,
  'kwaivgi/kling-v2.5-turbo-pro': { ...kling, ...some({ end_image: address }) },
  'kwaivgi/kling-v3-video': { ...kling, ...between(3, 15), ...some({ generate_audio: flag, mode: words }) },
  'wan-video/wan-2.2-i2v-fast': { ...wan22, image: address },
  'wan-video/wan-2.2-t2v-fast': { ...wan22, ...oneOf('aspect_ratio', '16:9', '9:16') },
  'wan-video/wan-2.7-i2v': { ...wan27, ...some({ prompt: z.string(), first_frame: address }) },
  'wan-video/wan-2.7-t2v': { ...wan27, ...prompt, ...shape() },
  'vidu/q3-pro': vidu,
  'vidu/q3-turbo': vidu,
  'pixverse/pixverse-v4.5': { ...pixverse, ...oneOf('style', 'None', 'anime', '3d_animation', 'clay') },
  'pixverse/pixverse-v5': pixverse,
  'pixverse/pixverse-v5.6': { ...pixverse, ...seconds(5, 8, 10), ...some({ generate_audio_switch: flag }) },
  'kwaivgi/kling-avatar-v2': { ...avatar, ...some({ prompt: z.string() }), ...oneOf('mode', 'std', 'pro') },
  'bytedance/omni-human': avatar,
  'veed/fabric-1.0': { ...avatar, ...resolutions('480p', '720p') },
};

/** Models that answer with one address; the others answer with a list. */
export const singles = ['google/', 'recraft-ai/', 'ideogram-ai/', 'kontext', 'flux-2-', 'ultra'];
