import type { MadeByAnswer } from '@kinora/contract/api';
import { makerLabels } from '../labels/makers.ts';
import { isOutside, vendorName } from './vendor-name.ts';

/** Who really made something: a stand-in is always named as one. */
export function makerText(maker: MadeByAnswer): string {
  const { provider, model } = maker;
  return isOutside(maker)
    ? makerLabels.outsideModel(model, vendorName(provider))
    : makerLabels.builtInModel(model);
}

/** Everybody who had a part in something, each once; what Kinora made by itself goes by one name. */
export function makersText(makers: readonly MadeByAnswer[]): string {
  const names = makers.map((maker) => (isOutside(maker) ? makerText(maker) : makerLabels.builtInEngine));
  return [...new Set(names)].join(', ');
}
