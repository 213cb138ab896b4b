import { z } from 'zod';
import { address, amount, flag, ratioOrAuto, safety, some, whole, words } from './input-types.ts';

/**
 * What fal's models that make clips take, written down from fal's types and model pages and not from our own tables, so
 * that a field that we map wrongly is refused here as it is there.
 */

const videoRatio = z.enum(['16:9', '9:16', '1:1', '4:3', '3:4']);
const secondsIn = (least: number, most: number) =>
  z.enum(Array.from({ length: most - least + 1 }, (_, index) => String(least + index)));

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

const avatar = { image_url: address, audio_url: address };

/** What makes clips. */
export const clipInputs: Readonly<Record<string, z.ZodRawShape>> = {
  'fal-ai/kling-video/ai-avatar/v2/standard': { ...avatar, ...some({ prompt: words }) },
  'fal-ai/bytedance/omnihuman/v1.5': {
    ...avatar,
    ...some({ prompt: words, turbo_mode: flag, resolution: z.enum(['720p', '1080p']) }),
  },
  'veed/fabric-1.0': { ...avatar, resolution: z.enum(['720p', '480p']) },
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
