import type { MadeBy } from '@kinora/models';

/** Terms of the IPTC's vocabulary of digital source types, as they end its addresses. */
export type DigitalSource =
  | 'trainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia';

/** What a person brought or wrote is not ours to label. */
const people: ReadonlySet<string> = new Set(['upload', 'person']);
const BUILT_IN = 'builtin';

/** Whether a vendor's model made it, which learnt from other people's pictures. */
export function isVendors({ provider }: Pick<MadeBy, 'provider'>): boolean {
  return provider !== BUILT_IN && !people.has(provider);
}

/** How a maker's pictures and clips come about; null for what no machine made. What is built in learnt from nothing. */
export function sourceOfMaker(madeBy: Pick<MadeBy, 'provider'>): DigitalSource | null {
  if (people.has(madeBy.provider)) {
    return null;
  }
  return isVendors(madeBy) ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}
