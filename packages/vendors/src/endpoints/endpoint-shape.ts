import type { AspectRatio } from '@kinora/contract/catalogue';
import type { JsonValue, Medium } from '@kinora/models';

/** How an endpoint is told the shape of the result. */
export type Frame =
  /** One field, with a word of the endpoint's own for each ratio that it makes. */
  | { readonly field: string; readonly words: Partial<Record<AspectRatio, string>> }
  /** Width and height in `image_size`. */
  | 'pixels'
  /** Not told: the result has the shape of the picture that it starts from. */
  | 'input'
  /** Not told: always wide. */
  | 'wide';

/** How an endpoint is told the length of a clip. */
export interface Duration {
  /** What it can be asked for, ascending. */
  readonly seconds: readonly number[];
  /** `6s`, `"6"`, `6`, or a number of frames at 16 a second. */
  readonly unit: 'suffixed' | 'text' | 'number' | 'frames';
}

export interface PictureField {
  readonly field: string;
  /** It is a list of addresses, not one. */
  readonly isList?: true;
  readonly least: number;
  readonly most: number;
}

/** How an endpoint is told what somebody says. */
export interface NarrationField {
  readonly field: string;
  /** The longest it takes. */
  readonly mostSeconds: number;
}

/** How our wish is said to an endpoint. What is left out it does not know, and refuses. */
export interface EndpointShape {
  readonly medium: Medium;
  /** The field of the words; what an avatar is given as text it says aloud. Null: it is told nothing. */
  readonly wordsField: 'prompt' | 'text' | null;
  readonly mostCharacters: number | null;
  readonly pictures: PictureField | null;
  readonly frame: Frame;
  readonly duration: Duration | null;
  /** The field of the sound that the person in the picture says; null: it makes silent people. */
  readonly narration: NarrationField | null;
  readonly hasSeed: boolean;
  readonly hasNegativePrompt: boolean;
  readonly hasCameraMovement: boolean;
  /** The field that switches the clip's own sound off: films bring their narration, and silence costs less. */
  readonly soundField: string | null;
  /** Always sent. */
  readonly constants: Readonly<Record<string, JsonValue>>;
  /** Endpoints of the same model for another number of pictures. */
  readonly siblings: readonly string[];
}

const plain = {
  wordsField: 'prompt',
  mostCharacters: null,
  pictures: null,
  duration: null,
  narration: null,
  hasSeed: true,
  hasNegativePrompt: false,
  hasCameraMovement: false,
  soundField: null,
  constants: {},
  siblings: [],
} as const;

export function pictureShape(particular: Partial<EndpointShape> = {}): EndpointShape {
  return { ...plain, medium: 'picture', frame: 'pixels', ...particular };
}

export function clipShape(particular: Partial<EndpointShape> = {}): EndpointShape {
  return { ...plain, medium: 'clip', frame: 'input', ...particular };
}

/** `aspect_ratio`, where it takes the ratios by their usual names. */
export const ratioFrame: Frame = { field: 'aspect_ratio', words: { '16:9': '16:9', '9:16': '9:16' } };

export function secondsFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
