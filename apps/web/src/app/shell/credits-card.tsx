import { Link } from '@tanstack/react-router';
import { formatCredits } from '@kinora/contract/money';
import { planThresholdCredits } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import { useDialogs } from '../../components/dialogs.tsx';
import { planLabels } from '../../components/plan-labels.ts';
import { labels } from '../../labels/index.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Tag } from '../../ui/tag.tsx';

/** The balance, the plan in force and the way to the next one. */
export function CreditsCard({ me }: { me: MeAnswer }) {
  const dialogs = useDialogs();
  const next = nextPlanHint(me);
  return (
    <section
      aria-label={labels.common.credits}
      className="wide-only grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex items-baseline justify-between">
        <Link to="/account" title={labels.common.account} className="rounded-control hover:text-accent">
          <b className="text-16 font-semibold tracking-[-.01em] tabular-nums">
            {formatCredits(me.credits)}{' '}
            <span className="text-12 font-[450] text-ink-2">{labels.common.creditsUnit}</span>
          </b>
        </Link>
        <Tag>{planLabels[me.plan]}</Tag>
      </div>
      <Meter label={next} share={me.credits / planThresholdCredits.proxl} />
      <span className="text-12 text-ink-3">
        {me.held > 0 ? labels.shell.planHintWithHeld(next, formatCreditCount(me.held)) : next}
      </span>
      {me.credits <= 0 && (
        <Button
          size="small"
          onClick={() => {
            dialogs.open('waitlist-credits');
          }}
        >
          {sentences.waitlist.join}
        </Button>
      )}
    </section>
  );
}

function nextPlanHint(me: MeAnswer): string {
  if (me.credits >= planThresholdCredits.proxl || me.stored_plan === 'proxl') {
    return labels.shell.everythingIsOpen;
  }
  const target = me.plan === 'free' ? 'pro' : 'proxl';
  const gap = planThresholdCredits[target] - me.credits;
  return labels.shell.creditsToPlan(formatCreditCount(Math.ceil(gap)), planLabels[target]);
}
