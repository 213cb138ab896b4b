import { z } from 'zod';
import { address, amount, flag, ratio, ratioOrAuto, safety, some, whole, words } from './input-types.ts';

/**
 * What fal's models that make pictures take, written down from fal's types and model pages and not from our own tables, so
 * that a field that we map wrongly is refused here as it is there.
 */

const presets = ['square_hd', 'square', 'portrait_4_3', 'portrait_16_9', 'landscape_4_3', 'landscape_16_9'];
const size = z.union([
  z.enum([...presets, 'auto', 'auto_2K', 'auto_4K']),
  z.strictObject({ width: whole.min(64).max(4096), height: whole.min(64).max(4096) }),
]);
const format = z.enum(['jpeg', 'png', 'webp']);
const quality = z.enum(['low', 'medium', 'high']);

const common = some({ num_images: whole, output_format: format, sync_mode: flag });
const flux = {
  prompt: words,
  ...common,
  ...some({ image_size: size, seed: whole, guidance_scale: amount, num_inference_steps: whole }),
  ...some({ enable_safety_checker: flag, acceleration: z.enum(['none', 'regular', 'high']) }),
};
const fluxPro = {
  prompt: words,
  ...common,
  ...some({ seed: whole, safety_tolerance: safety, enhance_prompt: flag }),
};
const kontext = { ...fluxPro, ...some({ aspect_ratio: ratio, guidance_scale: amount }) };
const banana = {
  prompt: words,
  ...common,
  ...some({ seed: whole, safety_tolerance: safety, limit_generations: flag }),
};
const banana2 = some({ resolution: z.enum(['1K', '2K', '4K']), enable_web_search: flag });
const seedream = {
  prompt: words,
  ...some({ image_size: size, num_images: whole, max_images: whole, seed: whole, sync_mode: flag }),
  ...some({ enable_safety_checker: flag, enhance_prompt_mode: z.enum(['standard', 'fast']) }),
};
const seedream5 = {
  prompt: words,
  ...some({
    image_size: size,
    num_images: whole,
    max_images: whole,
    sync_mode: flag,
    enable_safety_checker: flag,
  }),
};
const ideogram = {
  prompt: words,
  ...some({ image_size: size, negative_prompt: words, num_images: whole, seed: whole, sync_mode: flag }),
  ...some({ rendering_speed: z.enum(['TURBO', 'BALANCED', 'QUALITY']), expand_prompt: flag }),
  ...some({ style: z.enum(['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN']), style_preset: words }),
};
const recraft4 = { prompt: words, ...some({ image_size: size, enable_safety_checker: flag }) };
const recraft3 = {
  ...recraft4,
  ...some({ style: z.enum(['any', 'realistic_image', 'digital_illustration', 'vector_illustration']) }),
};
const openAi = { prompt: words, ...common, ...some({ quality, background: words }) };
const openAiSize = some({ image_size: z.enum(['1024x1024', '1536x1024', '1024x1536']) });
const pictures = z.array(address).min(1);

/** What makes pictures. */
export const pictureInputs: Readonly<Record<string, z.ZodRawShape>> = {
  'fal-ai/flux/schnell': flux,
  'fal-ai/flux/dev': flux,
  'fal-ai/flux/krea': flux,
  'fal-ai/flux-2/klein/9b': flux,
  'fal-ai/flux-pro/v1.1': { ...fluxPro, ...some({ image_size: size }) },
  'fal-ai/flux-pro/v1.1-ultra': {
    ...fluxPro,
    ...some({ aspect_ratio: ratio, image_url: address, image_prompt_strength: amount, raw: flag }),
  },
  'fal-ai/flux-pro/kontext': { ...kontext, image_url: address },
  'fal-ai/flux-pro/kontext/text-to-image': kontext,
  'fal-ai/flux-pro/kontext/max': { ...kontext, image_url: address },
  'fal-ai/flux-pro/kontext/max/multi': { ...kontext, image_urls: pictures },
  'fal-ai/flux-pro/kontext/max/text-to-image': kontext,
  'fal-ai/qwen-image': { ...flux, ...some({ negative_prompt: words, use_turbo: flag }) },
  'fal-ai/qwen-image-edit': { ...flux, image_url: address, ...some({ negative_prompt: words }) },
  'fal-ai/qwen-image-edit-plus': { ...flux, image_urls: pictures, ...some({ negative_prompt: words }) },
  'fal-ai/nano-banana': { ...banana, ...some({ aspect_ratio: ratio }) },
  'fal-ai/nano-banana/edit': { ...banana, image_urls: pictures, ...some({ aspect_ratio: ratioOrAuto }) },
  'fal-ai/nano-banana-2': { ...banana, ...banana2, ...some({ aspect_ratio: ratioOrAuto }) },
  'fal-ai/nano-banana-2/edit': {
    ...banana,
    ...banana2,
    image_urls: pictures,
    ...some({ aspect_ratio: ratioOrAuto }),
  },
  'fal-ai/nano-banana-pro': { ...banana, ...banana2, ...some({ aspect_ratio: ratioOrAuto }) },
  'fal-ai/nano-banana-pro/edit': {
    ...banana,
    ...banana2,
    image_urls: pictures,
    ...some({ aspect_ratio: ratioOrAuto }),
  },
  'fal-ai/gemini-25-flash-image': { ...banana, ...some({ aspect_ratio: ratio }) },
  'fal-ai/gemini-25-flash-image/edit': {
    ...banana,
    image_urls: pictures,
    ...some({ aspect_ratio: ratioOrAuto }),
  },
  'fal-ai/bytedance/seedream/v4/text-to-image': seedream,
  'fal-ai/bytedance/seedream/v4/edit': { ...seedream, image_urls: pictures },
  'fal-ai/bytedance/seedream/v4.5/text-to-image': seedream,
  'fal-ai/bytedance/seedream/v4.5/edit': { ...seedream, image_urls: pictures },
  'fal-ai/bytedance/seedream/v5/lite/text-to-image': seedream5,
  'fal-ai/ideogram/v3': { ...ideogram, ...some({ image_urls: pictures }) },
  'fal-ai/ideogram/v3/remix': { ...ideogram, image_url: address, ...some({ strength: amount }) },
  'fal-ai/recraft/v3/text-to-image': recraft3,
  'fal-ai/recraft/v4/text-to-image': recraft4,
  'fal-ai/imagen4/preview': {
    prompt: words,
    ...common,
    ...some({ seed: whole, resolution: z.enum(['1K', '2K']), safety_tolerance: safety }),
    ...some({ aspect_ratio: z.enum(['1:1', '16:9', '9:16', '4:3', '3:4']) }),
  },
  'fal-ai/gpt-image-1-mini': { ...openAi, ...openAiSize },
  'fal-ai/gpt-image-1.5': { ...openAi, ...openAiSize },
  'openai/gpt-image-2': { ...openAi, ...some({ image_size: size }) },
  'openai/gpt-image-2/edit': { ...openAi, image_urls: pictures, ...some({ image_size: size }) },
};
