import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import type { MediaVendor } from '@kinora/models';
import { fal } from '@kinora/vendors/fal';
import { gemini } from '@kinora/vendors/gemini';
import { openai } from '@kinora/vendors/openai';
import { runway } from '@kinora/vendors/runway';

/** Who can make pictures and clips for money. Who stands first is asked first. */
export const mediaVendors: readonly MediaVendor[] = [fal, openai, gemini, runway];

/** What an operator's own bindings may name. */
export const knownBindings = {
  keys: new Set<string>([
    ...imageModelKeys,
    ...videoModelKeys,
    ...engines.flatMap(({ image_function: picture, video_model: clip }) => [picture, clip]),
  ]),
  providers: new Set(mediaVendors.map(({ key }) => key)),
};
