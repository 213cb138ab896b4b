import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import type { Medium } from '../../gateway/index.ts';

/** A key of the catalogue that stands for a picture or a clip. */
export interface ModelKey {
  readonly key: string;
  readonly medium: Medium;
}

function keysOf(medium: Medium, keys: readonly string[]): ModelKey[] {
  return [...new Set(keys)].map((key) => ({ key, medium }));
}

/** Everything that somebody can be chosen for. */
export const modelKeys: readonly ModelKey[] = [
  ...keysOf('picture', [...imageModelKeys, ...engines.map((engine) => engine.image_function)]),
  ...keysOf('clip', [...videoModelKeys, ...engines.map((engine) => engine.video_model)]),
];
