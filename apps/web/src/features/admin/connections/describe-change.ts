import type { AuditEntry } from '@kinora/contract/api';
import { builtInProvider } from '@kinora/contract/api';
import { formatCredits, formatDollars } from '@kinora/contract/money';
import { connectionLabels } from '../../../labels/connections.ts';
import { modelName } from './model-names.ts';

const words = connectionLabels.changes;

/** What somebody did, after their name; `titles` are the services' names. */
export function describeChange(entry: AuditEntry, titles: ReadonlyMap<string, string>): string {
  const { action, subject, detail } = entry;
  const service = titles.get(subject) ?? subject;
  const hint = textOf(detail['key_hint']);
  const isServer = detail['key_hint'] === null;
  switch (action) {
    case 'key_set':
      if (isServer) {
        return words.serverSet(service, textOf(detail['base_url']));
      }
      return detail['is_replaced'] === true ? words.keyReplaced(service, hint) : words.keySet(service, hint);
    case 'key_removed':
      return isServer ? words.disconnected(service) : words.keyRemoved(service);
    case 'model_fetched':
      return words.modelFetched(subject);
    case 'budget_changed': {
      const limit = detail['daily_usd'];
      return typeof limit === 'number' ? words.limitSet(formatDollars(limit)) : words.limitRemoved;
    }
    case 'model_changed':
      return describeModelChange(modelName(subject), detail, titles);
  }
}

function describeModelChange(
  model: string,
  detail: AuditEntry['detail'],
  titles: ReadonlyMap<string, string>,
): string {
  const { provider, estimate_usd: price, credits } = detail;
  const parts = [
    ...(provider === undefined ? [] : [words.makerChosen(model, makerOf(detail, titles))]),
    ...(typeof price === 'number' ? [words.priceSet(model, formatDollars(price))] : []),
    ...(price === null ? [words.priceCleared(model)] : []),
    ...(typeof credits === 'number' ? [words.creditsSet(model, formatCredits(credits))] : []),
    ...(credits === null ? [words.creditsCleared(model)] : []),
  ];
  return parts.length === 0 ? words.nothing(model) : parts.join(', ');
}

function makerOf({ provider, endpoint }: AuditEntry['detail'], titles: ReadonlyMap<string, string>): string {
  const key = textOf(provider);
  if (key === '') {
    return words.firstConnected;
  }
  if (key === builtInProvider) {
    return words.house;
  }
  const title = titles.get(key) ?? key;
  return typeof endpoint === 'string' ? connectionLabels.models.choice(title, endpoint) : title;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
