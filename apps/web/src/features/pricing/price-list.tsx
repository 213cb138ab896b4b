import { tierLabels } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { CatalogueAnswer } from '@kinora/contract/api';
import { pricingLabels } from '../../labels/pricing.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { labels } from '../../labels/index.ts';

/** What each kind of generation costs on this server. */
export function PriceList({ prices }: { prices: CatalogueAnswer['prices'] | undefined }) {
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title" className="mt-10 mb-4 text-20 tracking-[-.012em]">
        {pricingLabels.whatThingsCost}
      </h2>
      {prices === undefined ? (
        <Skeleton className="h-24 rounded-card!" />
      ) : (
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
          {rowsOf(prices).map(([name, credits]) => (
            <div key={name} className="grid gap-0.5 bg-surface px-4 py-3">
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="font-semibold tabular-nums">
                {pricingLabels.price(formatCreditCount(credits))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-ink-3">{pricingLabels.whenPaid}</p>
    </section>
  );
}

function rowsOf(prices: CatalogueAnswer['prices']): [string, number][] {
  const kinds = sentences.admin.jobKinds;
  return [
    [pricingLabels.storyOf(tierLabels.basic), prices.story.basic],
    [pricingLabels.storyOf(tierLabels.pro), prices.story.pro],
    [pricingLabels.storyOf(tierLabels.proXL), prices.story.proXL],
    [kinds.films, prices.film],
    [kinds.videos, prices.video],
    [pricingLabels.videoEffect, prices.effect],
    [labels.screen.views.animate, prices.animate],
    [kinds.images, prices.image],
    [pricingLabels.shotEdit, prices.shot_edit],
    [kinds.characters, prices.character],
  ];
}
