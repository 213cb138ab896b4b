import { useEntries } from '../api/get-catalogue.ts';
import { labels } from '../labels/index.ts';
import { makerLabels } from '../labels/makers.ts';
import { formatCreditCount } from '../lib/format.ts';
import { dollarsOf } from './maker-facts.ts';

interface Price {
  readonly credits: number;
  /** The engine, model or effect that is paid; null while none is chosen. */
  readonly key: string | null;
  /** An admin's own price of the model stands before that of the mode. */
  readonly isOwnPriced?: boolean;
}

/** A function that says on a button what it does and costs: the credits, and the dollars where they are known. */
export function usePricedAction(): (action: string, price: Price) => string {
  const entriesOf = useEntries();
  return (action, { credits, key, isOwnPriced = false }) => {
    const [entry] = entriesOf([key]);
    const own = isOwnPriced && entry !== undefined && 'credits' in entry ? entry.credits : null;
    const priced = labels.common.pricedAction(action, formatCreditCount(own ?? credits));
    const dollars = dollarsOf(entry);
    return dollars === null ? priced : makerLabels.about(priced, dollars);
  };
}

/** A function that says beside what is paid already how many dollars some results of a model will cost. */
export function useDollarAction(): (action: string, wish: { key: string | null; count: number }) => string {
  const entriesOf = useEntries();
  return (action, { key, count }) => {
    const dollars = count === 0 ? null : dollarsOf(entriesOf([key])[0], count);
    return dollars === null ? action : makerLabels.about(action, dollars);
  };
}
