import type { MadeByAnswer } from '@kinora/contract/api';
import { makerLabels } from '../labels/makers.ts';

/** The provider key of what Kinora makes by itself, as the server records it. */
const BUILT_IN = 'builtin';

/** Who really made something: a stand-in is always named as one. */
export function makerText({ provider, model }: MadeByAnswer): string {
  return provider === BUILT_IN ? makerLabels.builtInModel(model) : makerLabels.outsideModel(model, provider);
}

/** Everybody who had a part in something, each once; what Kinora made by itself goes by one name. */
export function makersText(makers: readonly MadeByAnswer[]): string {
  const names = makers.map((maker) =>
    maker.provider === BUILT_IN ? makerLabels.builtInEngine : makerText(maker),
  );
  return [...new Set(names)].join(', ');
}
