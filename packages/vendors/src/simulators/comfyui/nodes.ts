/** An input of a node: what it takes when it is no link, or the kind of output that it is linked to. */
export type InputType =
  | { readonly kind: 'INT' | 'FLOAT'; readonly least: number; readonly most: number }
  | { readonly kind: 'STRING' }
  | { readonly kind: 'CHOICE'; readonly among: readonly string[] }
  /** A file of one of ComfyUI's folders. */
  | { readonly kind: 'FILE'; readonly folder: FileFolder }
  | { readonly kind: 'LINK'; readonly output: string };

export type FileFolder = 'checkpoints' | 'diffusion_models' | 'text_encoders' | 'vae' | 'input';

export interface NodeType {
  readonly required: Readonly<Record<string, InputType>>;
  readonly optional?: Readonly<Record<string, InputType>>;
  readonly outputs: readonly string[];
  /** Something is made by running it. */
  readonly isOutput?: true;
}

const whole = (least: number, most: number): InputType => ({ kind: 'INT', least, most });
const amount = (least: number, most: number): InputType => ({ kind: 'FLOAT', least, most });
const choice = (...among: string[]): InputType => ({ kind: 'CHOICE', among });
const file = (folder: FileFolder): InputType => ({ kind: 'FILE', folder });
const link = (output: string): InputType => ({ kind: 'LINK', output });
const words: InputType = { kind: 'STRING' };

const LARGEST_SIDE = 16_384;

const samplers = choice('euler', 'euler_ancestral', 'dpmpp_2m', 'dpmpp_2m_sde', 'uni_pc', 'ddim', 'lcm');
const schedulers = choice('normal', 'karras', 'exponential', 'simple', 'ddim_uniform', 'beta');

/**
 * Core nodes of ComfyUI with their inputs, written down from nodes.py, comfy_extras/nodes_wan.py, nodes_model_advanced.py
 * and nodes_video.py, and not from our own workflows: what those ask for wrongly is refused here as it is there.
 */
export const nodeTypes: Readonly<Record<string, NodeType>> = {
  CheckpointLoaderSimple: {
    required: { ckpt_name: file('checkpoints') },
    outputs: ['MODEL', 'CLIP', 'VAE'],
  },
  UNETLoader: {
    required: {
      unet_name: file('diffusion_models'),
      weight_dtype: choice('default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2'),
    },
    outputs: ['MODEL'],
  },
  CLIPLoader: {
    required: {
      clip_name: file('text_encoders'),
      type: choice('stable_diffusion', 'sd3', 'flux2', 'wan', 'qwen_image', 'hunyuan_image'),
    },
    optional: { device: choice('default', 'cpu') },
    outputs: ['CLIP'],
  },
  VAELoader: { required: { vae_name: file('vae') }, outputs: ['VAE'] },
  ModelSamplingSD3: { required: { model: link('MODEL'), shift: amount(0, 100) }, outputs: ['MODEL'] },
  CLIPTextEncode: { required: { text: words, clip: link('CLIP') }, outputs: ['CONDITIONING'] },
  LoadImage: { required: { image: file('input') }, outputs: ['IMAGE', 'MASK'] },
  EmptyLatentImage: {
    required: {
      width: whole(16, LARGEST_SIDE),
      height: whole(16, LARGEST_SIDE),
      batch_size: whole(1, 4096),
    },
    outputs: ['LATENT'],
  },
  VAEEncode: { required: { pixels: link('IMAGE'), vae: link('VAE') }, outputs: ['LATENT'] },
  Wan22ImageToVideoLatent: {
    required: {
      vae: link('VAE'),
      width: whole(32, LARGEST_SIDE),
      height: whole(32, LARGEST_SIDE),
      length: whole(1, LARGEST_SIDE),
      batch_size: whole(1, 4096),
    },
    optional: { start_image: link('IMAGE') },
    outputs: ['LATENT'],
  },
  KSampler: {
    required: {
      model: link('MODEL'),
      seed: whole(0, 2 ** 64),
      steps: whole(1, 10_000),
      cfg: amount(0, 100),
      sampler_name: samplers,
      scheduler: schedulers,
      positive: link('CONDITIONING'),
      negative: link('CONDITIONING'),
      latent_image: link('LATENT'),
      denoise: amount(0, 1),
    },
    outputs: ['LATENT'],
  },
  VAEDecode: { required: { samples: link('LATENT'), vae: link('VAE') }, outputs: ['IMAGE'] },
  SaveImage: { required: { images: link('IMAGE'), filename_prefix: words }, outputs: [], isOutput: true },
  PreviewImage: { required: { images: link('IMAGE') }, outputs: [], isOutput: true },
  CreateVideo: { required: { images: link('IMAGE'), fps: amount(1, 120) }, outputs: ['VIDEO'] },
  SaveVideo: {
    required: {
      video: link('VIDEO'),
      filename_prefix: words,
      format: choice('auto', 'mp4'),
      codec: choice('auto', 'h264'),
    },
    outputs: [],
    isOutput: true,
  },
};
