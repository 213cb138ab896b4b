import { Link } from '@tanstack/react-router';
import { engines, imageModels, videoModels } from '@kinora/contract/catalogue';
import { plans, planThresholdCredits } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import type { Plan } from '@kinora/contract/plans';
import { Check } from 'lucide-react';
import { useDialogs } from '../../components/dialogs.tsx';
import { planLabels, tierOfPlan } from '../../components/plan-labels.ts';
import { MakerTag } from '../../components/maker-tag.tsx';
import { labels } from '../../labels/index.ts';
import { pricingLabels } from '../../labels/pricing.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

/** The three plans side by side; the one in force is outlined. */
export function PlanCards({ me }: { me: MeAnswer | null | undefined }) {
  return (
    <ul className="mt-6 grid gap-(--gap) lg:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan}
          className={classNames(
            'flex flex-col rounded-box border bg-surface p-6',
            me?.plan === plan ? 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line',
          )}
        >
          <h2 className="text-20 tracking-[-.012em]">{planLabels[plan]}</h2>
          <p className="mt-3 text-ink">
            <b className="text-28 font-semibold tracking-[-.02em]">{rangeOf(plan)}</b>{' '}
            {plan === 'proxl' ? pricingLabels.creditsAndMore : labels.common.creditsUnit}
          </p>
          <p className="mt-1 text-ink-2">{pricingLabels.summaries[plan]}</p>
          <ul className="my-5 grid gap-2">
            {openedBy(plan).map(({ line, keys }) => (
              <li key={line} className="flex gap-2.5 text-ink-2">
                <Check size={16} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
                <span>
                  {line} <MakerTag keys={keys} className="align-bottom" />
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-auto">
            <PlanAction plan={plan} me={me} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan, me }: { plan: Plan; me: MeAnswer | null | undefined }) {
  const dialogs = useDialogs();
  if (!me) {
    return (
      <Button
        look={plan === 'free' ? 'primary' : 'quiet'}
        className="w-full"
        onClick={() => {
          dialogs.open('create-account');
        }}
      >
        {labels.common.createAccount}
      </Button>
    );
  }
  if (me.plan === plan) {
    return me.credits <= 0 ? (
      <Button
        className="w-full"
        onClick={() => {
          dialogs.open('waitlist-credits');
        }}
      >
        {sentences.waitlist.join}
      </Button>
    ) : (
      <Button isDisabled className="w-full">
        {pricingLabels.yourPlan}
      </Button>
    );
  }
  if (plans.indexOf(plan) < plans.indexOf(me.plan)) {
    return (
      <Link to="/" search={{}} className="button w-full" data-look="quiet">
        {pricingLabels.includedInYours}
      </Link>
    );
  }
  const gap = formatCreditCount(Math.ceil(planThresholdCredits[plan] - me.credits));
  return <p className="text-ink-2">{pricingLabels.creditsToGo(gap)}</p>;
}

function rangeOf(plan: Plan): string {
  const from = planThresholdCredits[plan];
  const next = plans[plans.indexOf(plan) + 1];
  return next === undefined ? String(from) : pricingLabels.range(from, planThresholdCredits[next] - 1);
}

/** What a plan opens beside the one before it, and the models that a line names. */
function openedBy(plan: Plan): { line: string; keys: string[] }[] {
  const tier = tierOfPlan(plan);
  const named = engines.filter((engine) => engine.tier === tier).map((engine) => engine.name);
  const models = [...imageModels, ...videoModels].filter((model) => model.tier === tier);
  if (plan === 'free') {
    const lines = [
      pricingLabels.enginesOf(named),
      pricingLabels.sixLanguages,
      pricingLabels.filmsWithCaptions,
    ];
    return lines.map((line) => ({ line, keys: [] }));
  }
  const before = plan === 'pro' ? planLabels.free : planLabels.pro;
  return [
    { line: pricingLabels.everythingIn(before), keys: [] },
    { line: firstFew(named), keys: [] },
    { line: firstFew(models.map((model) => model.name)), keys: models.map((model) => model.key) },
  ];
}

function firstFew(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? pricingLabels.andMore(shown, names.length - 3) : shown;
}
