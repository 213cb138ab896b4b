import { isnet } from './isnet.ts';
import { kokoro } from './kokoro.ts';
import type { ListedModel } from './listed-model.ts';

/** Every model that can be installed. */
export const listedModels: readonly ListedModel[] = [kokoro, isnet];
