import { engines } from '@kinora/contract/catalogue';
import { planAllows, plans } from '@kinora/contract/plans';
import type { MeAnswer } from '@kinora/contract/api';
import { Check, Lock } from 'lucide-react';
import { imageMakerOf, videoMakerOf } from '../../components/engine-picker/makers-of.ts';
import { planLabels } from '../../components/plan-labels.ts';
import { MakerNote, MakerTag } from '../../components/maker-tag.tsx';
import { labels } from '../../labels/index.ts';
import { pricingLabels } from '../../labels/pricing.ts';
import { classNames } from '../../lib/class-names.ts';

/** Every engine with the plans that open it, as a table with row headers. */
export function EngineMatrix({ me }: { me: MeAnswer | null | undefined }) {
  return (
    <section>
      <h2 id="matrix-title" className="mt-10 text-20 tracking-[-.012em]">
        {pricingLabels.whatPlansOpen}
      </h2>
      <MakerNote keys={engines.map(({ key }) => key)} className="mt-1" />
      <div
        className="relative mt-4 overflow-x-auto rounded-card border border-line bg-surface"
        tabIndex={0}
        role="region"
        aria-labelledby="matrix-title"
      >
        <table className="w-full min-w-160 border-collapse text-left [&_td]:h-10 [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_th]:h-10 [&_th]:px-4">
          <thead className="text-12 text-ink-3">
            <tr>
              <th scope="col">{labels.common.engine}</th>
              <th scope="col">{labels.common.imageModel}</th>
              <th scope="col">{labels.common.videoModel}</th>
              {plans.map((plan) => (
                <th
                  key={plan}
                  scope="col"
                  className={classNames('w-20 text-center', me?.plan === plan && 'bg-raised')}
                >
                  {planLabels[plan]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {engines.map((engine) => (
              <tr key={engine.key}>
                <th scope="row" className="border-t border-line font-medium">
                  <span className="flex items-center justify-between gap-3">
                    <span>{engine.name}</span>
                    <MakerTag keys={[engine.key]} />
                  </span>
                </th>
                <td className="text-ink-2">{imageMakerOf(engine)}</td>
                <td className="text-ink-2">{videoMakerOf(engine)}</td>
                {plans.map((plan) => {
                  const isOpen = planAllows(plan, engine.tier);
                  return (
                    <td key={plan} className={classNames(me?.plan === plan && 'bg-raised')}>
                      <span className="sr-only">
                        {isOpen ? pricingLabels.included : pricingLabels.notIncluded}
                      </span>
                      {isOpen ? (
                        <Check size={16} aria-hidden="true" className="mx-auto text-ok" />
                      ) : (
                        <Lock size={14} aria-hidden="true" className="mx-auto text-ink-3" />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
