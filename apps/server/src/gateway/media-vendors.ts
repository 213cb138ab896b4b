import { join } from 'node:path';
import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import type { MediaVendor } from '@kinora/models';
import { comfyui } from '@kinora/vendors/comfyui';
import { fal } from '@kinora/vendors/fal';
import { gemini } from '@kinora/vendors/gemini';
import { openai } from '@kinora/vendors/openai';
import { replicate } from '@kinora/vendors/replicate';
import { runway } from '@kinora/vendors/runway';
import type { Config } from '../config.ts';

/** Who can make pictures and clips for money. Who stands first is asked first. */
export const mediaVendors: readonly MediaVendor[] = [fal, openai, gemini, runway, replicate, comfyui];

/** What an operator's own bindings may name. */
export const knownBindings = {
  keys: new Set<string>([
    ...imageModelKeys,
    ...videoModelKeys,
    ...engines.flatMap(({ image_function: picture, video_model: clip }) => [picture, clip]),
  ]),
  providers: new Set(mediaVendors.map(({ key }) => key)),
};

/** What vendors get to see of the environment. `dataRoot` is the data folder, where it is known that it can be used. */
export function mediaVariables(
  { models, workflowsFolder }: Pick<Config, 'models' | 'workflowsFolder'>,
  dataRoot: string,
): Readonly<Record<string, unknown>> {
  return { ...models, COMFYUI_WORKFLOWS_DIR: workflowsFolder ?? join(dataRoot, 'workflows') };
}
