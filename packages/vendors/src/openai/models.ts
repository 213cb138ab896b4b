import type { AspectRatio } from '@kinora/contract/catalogue';

/** How a model is asked. What is left out it does not know, and may refuse. */
export interface ModelShape {
  /** As OpenAI's image models are: they answer with bytes, whatever is asked. Others are told so. */
  readonly isGptImage: boolean;
  readonly sizes: Readonly<Record<AspectRatio, string>>;
  readonly mostPictures: number;
}

/** As many pictures as one request may change (openai 7.55.0, resources/images.d.ts). */
const MOST_PICTURES = 16;

/** Any multiple of 16: exactly 16:9, somewhat larger than a picture of the usual sizes. */
const free: ModelShape = {
  isGptImage: true,
  sizes: { '16:9': '1536x864', '9:16': '864x1536' },
  mostPictures: MOST_PICTURES,
};

/** The nearest that the older ones make: 3:2 and 2:3. */
const older: ModelShape = { ...free, sizes: { '16:9': '1536x1024', '9:16': '1024x1536' } };

/** Of a server of one's own: multiples of 64, which diffusion models want, and about as many pixels as they were made for. */
const other: ModelShape = {
  isGptImage: false,
  sizes: { '16:9': '1024x576', '9:16': '576x1024' },
  mostPictures: MOST_PICTURES,
};

export function shapeOf(model: string): ModelShape {
  if (/^gpt-image-1(?:$|[.-])/u.test(model)) {
    return older;
  }
  return /^(?:gpt|chatgpt)-image/u.test(model) ? free : other;
}
