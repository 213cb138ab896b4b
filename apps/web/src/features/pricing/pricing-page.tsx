import { useCatalogue } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { labels } from '../../labels/index.ts';
import { pricingLabels } from '../../labels/pricing.ts';
import { useReveal } from '../../lib/drawn-page.ts';
import { EngineMatrix } from './engine-matrix.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PriceList } from './price-list.tsx';

/** What each plan opens and what each thing costs, from the catalogue. */
export function PricingPage() {
  useReveal();
  const me = useMe();
  const catalogue = useCatalogue();
  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.pricing)}</title>
      <header className="pt-8 max-sm:pt-2">
        <h1 className="text-28 tracking-[-.02em]">{labels.screen.views.pricing}</h1>
        <p className="mt-1 text-ink-2">{pricingLabels.lead}</p>
      </header>
      <PlanCards me={me} />
      <PriceList prices={catalogue?.prices} />
      <EngineMatrix me={me} />
    </>
  );
}
