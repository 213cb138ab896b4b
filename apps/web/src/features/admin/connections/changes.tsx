import { useChanges } from '../../../api/connections.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { formatDay } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeChange } from './describe-change.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Section } from './section.tsx';

const words = connectionLabels.changes;
/** The rest is in the API's answer. */
const MOST_SHOWN = 20;

/** Who changed keys, models, prices and the budget. */
export function Changes({ titles }: { titles: ReadonlyMap<string, string> }) {
  const changes = useChanges();
  return (
    <Section title={words.title}>
      {changes.isPending && <Skeleton className="h-16 rounded-card!" />}
      {changes.isError && <OfflineNotice onRetry={() => void changes.refetch()} />}
      {changes.data?.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {changes.data !== undefined && changes.data.length > 0 && (
        <ol className="grid gap-2">
          {changes.data.slice(0, MOST_SHOWN).map((entry) => (
            <li key={entry.id} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
              <span className="text-12 leading-[21px] text-ink-3">{formatDay(entry.at, new Date())}</span>
              <span className="min-w-0 break-words">
                <b className="font-semibold">{entry.actor?.name ?? words.gone}</b>{' '}
                {describeChange(entry, titles)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
