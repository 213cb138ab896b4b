import type { MadeByAnswer } from '@kinora/contract';

/** The provider key of what Kinora makes by itself, as the server records it. */
const BUILT_IN = 'builtin';

/** Who really made something: a stand-in is always named as one. */
export function makerText({ provider, model }: MadeByAnswer): string {
  return provider === BUILT_IN ? `built-in engine, ${model}` : `${model} (${provider})`;
}
