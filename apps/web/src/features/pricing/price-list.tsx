import { tierLabels } from '@kinora/contract';
import type { CatalogueAnswer } from '@kinora/contract';
import { formatCreditCount } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What each kind of generation costs on this server. */
export function PriceList({ prices }: { prices: CatalogueAnswer['prices'] | undefined }) {
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title" className="mt-10 mb-4 text-20 tracking-[-.012em]">
        What things cost
      </h2>
      {prices === undefined ? (
        <Skeleton className="h-24 rounded-card!" />
      ) : (
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
          {rowsOf(prices).map(([name, credits]) => (
            <div key={name} className="grid gap-0.5 bg-surface px-4 py-3">
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="font-semibold tabular-nums">
                {formatCreditCount(credits)} {credits === 1 ? 'credit' : 'credits'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-ink-3">
        A price is held when you start and taken when the result is there. Refused, failed and cancelled work
        costs nothing.
      </p>
    </section>
  );
}

function rowsOf(prices: CatalogueAnswer['prices']): [string, number][] {
  return [
    [`Story, ${tierLabels.basic} engine`, prices.story.basic],
    [`Story, ${tierLabels.pro} engine`, prices.story.pro],
    [`Story, ${tierLabels.proXL} engine`, prices.story.proXL],
    ['Film', prices.film],
    ['Video', prices.video],
    ['Video effect', prices.effect],
    ['Animate', prices.animate],
    ['Image', prices.image],
    ['Shot edit', prices.shot_edit],
    ['Character', prices.character],
  ];
}
