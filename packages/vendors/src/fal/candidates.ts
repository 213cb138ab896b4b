import type { Candidate } from '../endpoints/endpoint-table.ts';

const fal = (name: string, more: Omit<Candidate, 'endpoint'> = {}): Candidate => ({
  endpoint: `fal-ai/${name}`,
  ...more,
});

const whiteboard: readonly Candidate[] = [
  fal('flux/schnell', { template: 'whiteboard' }),
  fal('qwen-image', { template: 'whiteboard' }),
  fal('gpt-image-1-mini', { template: 'whiteboard' }),
];

/** Image models and image functions. The first candidate of a retired model is its successor. */
export const pictureCandidates: Readonly<Record<string, readonly Candidate[]>> = {
  image_whiteboard: whiteboard,
  flux_whiteboard: whiteboard,
  nano_banana_edit: [
    fal('nano-banana/edit'),
    fal('nano-banana-2/edit'),
    fal('nano-banana-pro/edit'),
    fal('gemini-25-flash-image/edit'),
  ],
  gemini_2_5_flash: [fal('gemini-25-flash-image'), fal('nano-banana-2')],
  ideogram_v3: [fal('ideogram/v3'), fal('recraft/v4/text-to-image')],
  seedream: [
    fal('bytedance/seedream/v4/text-to-image'),
    fal('bytedance/seedream/v4.5/text-to-image'),
    fal('bytedance/seedream/v5/lite/text-to-image'),
  ],
  flux_v1: [fal('flux/dev'), fal('flux-2/klein/9b'), fal('flux/krea')],
  flux_pro: [fal('flux-pro/v1.1-ultra'), fal('flux-pro/v1.1'), fal('flux-pro/kontext/text-to-image')],
  flux_pro_max: [
    fal('flux-pro/kontext/max'),
    fal('flux-pro/kontext'),
    fal('nano-banana-pro/edit'),
    fal('bytedance/seedream/v4.5/edit'),
  ],
  youtube_thumbnail: [
    fal('nano-banana-pro/edit', { template: 'thumbnail', onlyWide: true }),
    fal('nano-banana/edit', { template: 'thumbnail', onlyWide: true }),
    {
      endpoint: 'openai/gpt-image-2/edit',
      fields: { quality: 'medium' },
      template: 'thumbnail',
      onlyWide: true,
    },
  ],
  dalle_3: [fal('gpt-image-1.5'), { endpoint: 'openai/gpt-image-2', fields: { quality: 'medium' } }],
  // Its maker announced the end of Imagen; it stands behind its successor, should it still answer.
  imagen_4_educational: [
    fal('nano-banana-2', { template: 'educational' }),
    fal('imagen4/preview', { template: 'educational' }),
  ],
  qwen_image_edit: [fal('qwen-image-edit-plus'), fal('qwen-image-edit')],
  // Recraft's true vectors are SVG, which is no picture here: flat shapes as pixels are asked for in words.
  flux_vector: [
    fal('recraft/v4/text-to-image', { template: 'vector' }),
    fal('recraft/v3/text-to-image', { template: 'vector', fields: { style: 'digital_illustration' } }),
    fal('flux/dev', { template: 'vector' }),
  ],
};

const anime = { style: 'anime' };

/** Who speaks is filmed alone, by turns: all of them take one picture and one sound. */
const avatars: readonly Candidate[] = [
  fal('kling-video/ai-avatar/v2/standard'),
  fal('bytedance/omnihuman/v1.5'),
  { endpoint: 'veed/fabric-1.0' },
];

/** Video models, and the engines' own. */
export const clipCandidates: Readonly<Record<string, readonly Candidate[]>> = {
  veo3: [fal('veo3.1/fast/image-to-video'), fal('veo3.1/image-to-video'), fal('veo3.1/lite/image-to-video')],
  hailuo: [
    fal('minimax/video-01/image-to-video'),
    fal('minimax/hailuo-2.3-fast/standard/image-to-video'),
    fal('minimax/hailuo-02/standard/image-to-video', { fields: { resolution: '512P' } }),
  ],
  hailuo2: [
    fal('minimax/hailuo-02/standard/image-to-video'),
    fal('minimax/hailuo-02/pro/image-to-video'),
    fal('minimax/hailuo-2.3/standard/image-to-video'),
    fal('minimax/hailuo-2.3/pro/image-to-video'),
  ],
  // Runway itself is not served here.
  runway: [fal('kling-video/v2.5-turbo/pro/image-to-video'), fal('bytedance/seedance/v1/pro/image-to-video')],
  seedance: [
    fal('bytedance/seedance/v1/pro/image-to-video'),
    fal('bytedance/seedance/v1.5/pro/image-to-video'),
    { endpoint: 'bytedance/seedance-2.0/image-to-video' },
  ],
  seedance_lite: [
    fal('bytedance/seedance/v1/pro/fast/image-to-video'),
    { endpoint: 'bytedance/seedance-2.0/fast/image-to-video' },
  ],
  wan_2_2: [
    fal('wan/v2.2-a14b/image-to-video'),
    fal('wan/v2.2-a14b/image-to-video/turbo'),
    fal('wan/v2.2-5b/image-to-video'),
    fal('wan/v2.7/image-to-video'),
  ],
  vidu: [
    fal('vidu/q1/image-to-video'),
    fal('vidu/image-to-video'),
    fal('vidu/q2/image-to-video/pro'),
    fal('vidu/q3/image-to-video'),
  ],
  pixaverse: [
    fal('pixverse/v4.5/image-to-video', { fields: anime }),
    fal('pixverse/v5/image-to-video', { fields: anime }),
    fal('pixverse/v6/image-to-video', { fields: anime }),
  ],
  talking_character: avatars,
  multi_talk: avatars,
  veo3_t2v: [fal('veo3.1/fast'), fal('veo3.1'), fal('veo3.1/lite')],
  argil_avatar_t2v: [{ endpoint: 'argil/avatars/text-to-video' }, { endpoint: 'veed/avatars/text-to-video' }],
  hailuo2_t2v: [
    fal('minimax/hailuo-02/standard/text-to-video'),
    fal('minimax/hailuo-2.3/standard/text-to-video'),
  ],
  kling_2_1: [
    fal('kling-video/v2.1/master/text-to-video'),
    fal('kling-video/v2.5-turbo/pro/text-to-video'),
    fal('kling-video/v3/pro/text-to-video'),
  ],
  wan_2_2_t2v: [
    fal('wan/v2.2-a14b/text-to-video'),
    fal('wan/v2.2-a14b/text-to-video/turbo'),
    fal('wan/v2.7/text-to-video'),
  ],
  pixaverse_t2v: [
    fal('pixverse/v4.5/text-to-video'),
    fal('pixverse/v5/text-to-video'),
    fal('pixverse/v6/text-to-video'),
  ],
  seedance_t2v: [
    fal('bytedance/seedance/v1/pro/text-to-video'),
    fal('bytedance/seedance/v1.5/pro/text-to-video'),
    { endpoint: 'bytedance/seedance-2.0/text-to-video' },
  ],
  seedance_lite_t2v: [
    fal('bytedance/seedance/v1/pro/fast/text-to-video'),
    { endpoint: 'bytedance/seedance-2.0/fast/text-to-video' },
  ],
};
