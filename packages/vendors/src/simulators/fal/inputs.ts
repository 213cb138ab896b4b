import { z } from 'zod';

/**
 * What fal's models take, written down from fal's types and model pages and not from our own tables, so that a field that
 * we map wrongly is refused here as it is there.
 */

const words = z.string().min(1);
const address = z.string().regex(/^https?:\/\//u);
const whole = z.number().int();
const flag = z.boolean();
const amount = z.number();
const presets = ['square_hd', 'square', 'portrait_4_3', 'portrait_16_9', 'landscape_4_3', 'landscape_16_9'];
const size = z.union([
  z.enum([...presets, 'auto', 'auto_2K', 'auto_4K']),
  z.strictObject({ width: whole.min(64).max(4096), height: whole.min(64).max(4096) }),
]);
const safety = z.enum(['1', '2', '3', '4', '5', '6']);
const format = z.enum(['jpeg', 'png', 'webp']);
const ratios = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21', '5:4', '4:5'];
const ratio = z.enum(ratios);
const ratioOrAuto = z.enum([...ratios, 'auto']);
const videoRatio = z.enum(['16:9', '9:16', '1:1', '4:3', '3:4']);
const quality = z.enum(['low', 'medium', 'high']);

const some = (fields: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, z.optional(type)]));
const secondsIn = (least: number, most: number) =>
  z.enum(Array.from({ length: most - least + 1 }, (_, index) => String(least + index)));

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

const veo = {
  prompt: words,
  ...some({
    duration: z.enum(['4s', '6s', '8s']),
    generate_audio: flag,
    negative_prompt: words,
    seed: whole,
  }),
  ...some({ resolution: z.enum(['720p', '1080p']), auto_fix: flag, safety_tolerance: safety }),
};
const veoText = { ...veo, ...some({ aspect_ratio: z.enum(['16:9', '9:16']) }) };
const veoPicture = {
  ...veo,
  image_url: address,
  ...some({ aspect_ratio: z.enum(['auto', '16:9', '9:16']) }),
};
const hailuo = { prompt: words, ...some({ prompt_optimizer: flag }) };
const hailuoPicture = { ...hailuo, image_url: address };
const sixOrTen = some({ duration: z.enum(['6', '10']) });
const kling = {
  prompt: words,
  ...some({ duration: z.enum(['5', '10']), negative_prompt: words, cfg_scale: amount }),
};
const klingText = { ...kling, ...some({ aspect_ratio: z.enum(['16:9', '9:16', '1:1']) }) };
const wanTurbo = {
  prompt: words,
  ...some({ aspect_ratio: z.enum(['auto', '16:9', '9:16', '1:1']), seed: whole }),
  ...some({ resolution: z.enum(['480p', '580p', '720p']), enable_safety_checker: flag }),
};
const wan = {
  ...wanTurbo,
  ...some({ num_frames: whole.min(17).max(161), frames_per_second: whole.min(4).max(60) }),
  ...some({ negative_prompt: words, guidance_scale: amount, num_inference_steps: whole }),
};
const wan27 = {
  prompt: words,
  ...some({ duration: secondsIn(2, 15), negative_prompt: words, seed: whole }),
  ...some({ resolution: z.enum(['720p', '1080p']) }),
};
const vidu = {
  prompt: words.max(1500),
  image_url: address,
  ...some({ seed: whole, movement_amplitude: words }),
};
const pixverse = {
  prompt: words,
  ...some({ negative_prompt: words, seed: whole, resolution: z.enum(['360p', '540p', '720p', '1080p']) }),
  ...some({ style: z.enum(['anime', '3d_animation', 'clay', 'comic', 'cyberpunk']) }),
};
const pixverse5 = { ...pixverse, ...some({ duration: z.enum(['5', '8']) }) };
const pixverse6 = {
  ...pixverse,
  ...some({ duration: whole.min(1).max(15), generate_audio_switch: flag, generate_multi_clip_switch: flag }),
};
const cameras = [
  ...['horizontal_left', 'horizontal_right', 'vertical_up', 'vertical_down', 'zoom_in', 'zoom_out'],
  ...['crane_up', 'quickly_zoom_in', 'quickly_zoom_out', 'smooth_zoom_in', 'camera_rotation', 'robo_arm'],
  ...[
    'super_dolly_out',
    'whip_pan',
    'hitchcock',
    'left_follow',
    'right_follow',
    'pan_left',
    'pan_right',
    'fix_bg',
  ],
];
const seedance = {
  prompt: words,
  ...some({ resolution: z.enum(['480p', '720p', '1080p']), camera_fixed: flag, seed: whole }),
  ...some({ enable_safety_checker: flag, aspect_ratio: ratioOrAuto }),
};
const seedance1 = { ...seedance, ...some({ duration: secondsIn(2, 12), num_frames: whole }) };
const seedance15 = { ...seedance, ...some({ duration: secondsIn(4, 12), generate_audio: flag }) };
const seedance2 = {
  prompt: words,
  ...some({ resolution: z.enum(['480p', '720p']), aspect_ratio: ratioOrAuto, seed: whole }),
  ...some({ duration: z.enum(['auto', ...secondsIn(4, 15).options]), generate_audio: flag }),
};
const withPicture = (fields: z.ZodRawShape): z.ZodRawShape => ({ ...fields, image_url: address });

/** What makes clips. */
export const clipInputs: Readonly<Record<string, z.ZodRawShape>> = {
  'fal-ai/veo3.1': veoText,
  'fal-ai/veo3.1/fast': veoText,
  'fal-ai/veo3.1/lite': veoText,
  'fal-ai/veo3.1/image-to-video': veoPicture,
  'fal-ai/veo3.1/fast/image-to-video': veoPicture,
  'fal-ai/veo3.1/lite/image-to-video': veoPicture,
  'fal-ai/minimax/video-01/image-to-video': hailuoPicture,
  'fal-ai/minimax/hailuo-02/standard/image-to-video': {
    ...hailuoPicture,
    ...sixOrTen,
    ...some({ resolution: z.enum(['512P', '768P']), end_image_url: address }),
  },
  'fal-ai/minimax/hailuo-02/pro/image-to-video': { ...hailuoPicture, ...some({ end_image_url: address }) },
  'fal-ai/minimax/hailuo-2.3-fast/standard/image-to-video': { ...hailuoPicture, ...sixOrTen },
  'fal-ai/minimax/hailuo-2.3/standard/image-to-video': { ...hailuoPicture, ...sixOrTen },
  'fal-ai/minimax/hailuo-2.3/pro/image-to-video': hailuoPicture,
  'fal-ai/minimax/hailuo-02/standard/text-to-video': { ...hailuo, ...sixOrTen },
  'fal-ai/minimax/hailuo-2.3/standard/text-to-video': { ...hailuo, ...sixOrTen },
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': withPicture(kling),
  'fal-ai/kling-video/v2.1/master/text-to-video': klingText,
  'fal-ai/kling-video/v2.5-turbo/pro/text-to-video': klingText,
  'fal-ai/kling-video/v3/pro/text-to-video': {
    ...klingText,
    ...some({ duration: secondsIn(3, 15), generate_audio: flag }),
  },
  'fal-ai/wan/v2.2-a14b/image-to-video': withPicture(wan),
  'fal-ai/wan/v2.2-a14b/image-to-video/turbo': withPicture(wanTurbo),
  'fal-ai/wan/v2.2-5b/image-to-video': withPicture(wan),
  'fal-ai/wan/v2.7/image-to-video': withPicture(wan27),
  'fal-ai/wan/v2.2-a14b/text-to-video': wan,
  'fal-ai/wan/v2.2-a14b/text-to-video/turbo': wanTurbo,
  'fal-ai/wan/v2.7/text-to-video': { ...wan27, ...some({ aspect_ratio: videoRatio }) },
  'fal-ai/vidu/image-to-video': vidu,
  'fal-ai/vidu/q1/image-to-video': vidu,
  'fal-ai/vidu/q2/image-to-video/pro': {
    ...vidu,
    ...some({ duration: secondsIn(2, 8), resolution: z.enum(['720p', '1080p']), bgm: flag }),
  },
  'fal-ai/vidu/q3/image-to-video': {
    prompt: words.max(2000),
    image_url: address,
    ...some({ duration: whole.min(1).max(16), audio: flag, seed: whole }),
    ...some({ resolution: z.enum(['360p', '540p', '720p', '1080p']) }),
  },
  'fal-ai/pixverse/v4.5/image-to-video': {
    ...withPicture(pixverse5),
    ...some({ camera_movement: z.enum(cameras) }),
  },
  'fal-ai/pixverse/v5/image-to-video': withPicture(pixverse5),
  'fal-ai/pixverse/v6/image-to-video': withPicture(pixverse6),
  'fal-ai/pixverse/v4.5/text-to-video': { ...pixverse5, ...some({ aspect_ratio: videoRatio }) },
  'fal-ai/pixverse/v5/text-to-video': { ...pixverse5, ...some({ aspect_ratio: videoRatio }) },
  'fal-ai/pixverse/v6/text-to-video': { ...pixverse6, ...some({ aspect_ratio: videoRatio }) },
  'fal-ai/bytedance/seedance/v1/pro/image-to-video': withPicture(seedance1),
  'fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': withPicture(seedance1),
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': withPicture(seedance15),
  'fal-ai/bytedance/seedance/v1/pro/text-to-video': seedance1,
  'fal-ai/bytedance/seedance/v1/pro/fast/text-to-video': seedance1,
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': seedance15,
  'bytedance/seedance-2.0/image-to-video': withPicture(seedance2),
  'bytedance/seedance-2.0/fast/image-to-video': withPicture(seedance2),
  'bytedance/seedance-2.0/text-to-video': seedance2,
  'bytedance/seedance-2.0/fast/text-to-video': seedance2,
  'veed/avatars/text-to-video': {
    text: words,
    avatar_id: z.enum([
      'emily_primary',
      'emily_vertical_primary',
      'marcus_primary',
      'marcus_vertical_primary',
    ]),
  },
  'argil/avatars/text-to-video': {
    text: words,
    avatar: z.enum(['Lara (Masterclass)', 'Mia outdoor (UGC)', 'Paul (Masterclass)', 'Matteo (UGC)']),
    voice: z.enum(['Rachel', 'Sarah', 'George', 'Liam']),
    ...some({ remove_background: flag }),
  },
};
