import { tierLabels } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { CatalogueAnswer } from '@kinora/contract/api';
import { pricingLabels } from '../../labels/pricing.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { labels } from '../../labels/index.ts';

type Prices = CatalogueAnswer['prices'];

const kinds = sentences.admin.jobKinds;
const ROWS: readonly { readonly name: string; readonly creditsOf: (prices: Prices) => number }[] = [
  { name: pricingLabels.storyOf(tierLabels.basic), creditsOf: ({ story }) => story.basic },
  { name: pricingLabels.storyOf(tierLabels.pro), creditsOf: ({ story }) => story.pro },
  { name: pricingLabels.storyOf(tierLabels.proXL), creditsOf: ({ story }) => story.proXL },
  { name: kinds.films, creditsOf: ({ film }) => film },
  { name: kinds.videos, creditsOf: ({ video }) => video },
  { name: pricingLabels.videoEffect, creditsOf: ({ effect }) => effect },
  { name: labels.screen.views.animate, creditsOf: ({ animate }) => animate },
  { name: kinds.images, creditsOf: ({ image }) => image },
  { name: pricingLabels.shotEdit, creditsOf: ({ shot_edit: edit }) => edit },
  { name: kinds.characters, creditsOf: ({ character }) => character },
];

/** What each kind of generation costs on this server. */
export function PriceList({ prices }: { prices: Prices | undefined }) {
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title" className="mt-10 mb-4 text-20 tracking-[-.012em]">
        {pricingLabels.whatThingsCost}
      </h2>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-5">
        {ROWS.map(({ name, creditsOf }) => (
          <div key={name} className="grid gap-0.5 bg-surface px-4 py-3">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {prices === undefined ? (
                // As high as a line.
                <Skeleton className="h-[1lh] w-20" />
              ) : (
                pricingLabels.price(formatCreditCount(creditsOf(prices)))
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3">{pricingLabels.whenPaid}</p>
    </section>
  );
}
