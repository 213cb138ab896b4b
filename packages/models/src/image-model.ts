import type { AspectRatio, Language, VideoStyle } from '@kinora/contract/catalogue';
import type { JsonValue, MadeBy, MediaProgress, ProviderCall } from './call.ts';

/** The scene a picture belongs to. Paid models read the prompt alone; the built-in painters read the words too. */
export interface PictureScene {
  readonly title: string;
  readonly narration: string;
  readonly keyFacts: readonly string[];
  /** Position from 0 and number of scenes, so that openings and endings can differ. */
  readonly index: number;
  readonly count: number;
  /** The film's title: what a scene that names nothing to be seen is about. */
  readonly filmTitle?: string;
  /** The titles and words of the scenes before, in their order: no board shows what the one before it shows. */
  readonly before?: readonly string[];
  /** How often this scene's picture was made before: each time it is another one. */
  readonly take?: number;
  /** Which of the pictures it is that are offered of this scene, from 0. */
  readonly option?: number;
}

/** Somebody of a user's cast. */
export interface Player {
  readonly name: string;
  /** The words that their portrait was painted from. */
  readonly appearance: string;
  /** What their portrait was answered with. */
  readonly plan: JsonValue;
}

export interface ImageRequest {
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly language: Language;
  readonly videoStyle: VideoStyle;
  /** Same request and seed: same picture. Each option of a scene has its own. */
  readonly seed: number;
  /** The same for all pictures of a film: whoever is called the same in two of them is the same person. */
  readonly castSeed?: number;
  /** The prompts of all pictures of the film: what one of them says of a thing's colour holds in the others. */
  readonly filmPrompts?: readonly string[];
  readonly scene?: PictureScene;
  /** The plans of the characters who appear, as their own pictures were answered with: the same person every time. */
  readonly characters?: readonly JsonValue[];
  /**
   * Who plays in the film of those who do not speak to the viewer, in the order of its scenes: the characters of this picture do
   * what is told of them, and the others are shown where it tells of them. The first plays whom the film is about.
   */
  readonly players?: readonly Player[];
  /** The picture is to show one person, described by the prompt, whose plan later pictures repeat. */
  readonly isPortrait?: boolean;
  /** Absolute paths of decoded and re-encoded uploads. */
  readonly inputs: readonly string[];
  /** Size of the longer side in pixels (1920 in production; tests ask for less). */
  readonly longSide: number;
}

export interface ImageResult {
  /** Absolute path of a PNG, JPEG or WebP in the call's work folder. */
  readonly file: string;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** What the renderer needs to draw or move this picture (strokes, layers); kept beside the picture. */
  readonly plan?: JsonValue;
  readonly madeBy: MadeBy;
}

export interface ImageModel {
  /** Starts one picture. Never loops, sleeps or retries: see {@link MediaProgress}. */
  start(request: ImageRequest, call: ProviderCall): Promise<MediaProgress<ImageResult>>;
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<ImageResult>>;
  cancel(operation: JsonValue, call: ProviderCall): Promise<void>;
}
