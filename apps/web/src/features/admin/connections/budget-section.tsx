import type { Budget } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { formatDollars } from '@kinora/contract/money';
import { useBudget, useChangeBudget } from '../../../api/connections.ts';
import { formErrors } from '../../../components/forms/field-errors.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { fieldText } from '../../../components/forms/form-values.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Section } from './section.tsx';

const words = connectionLabels.budget;

/** What a day may cost, and what today has. */
export function BudgetSection() {
  const budget = useBudget();
  return (
    <Section title={words.title} note={words.note}>
      {budget.isPending && <Skeleton className="h-32 rounded-card!" />}
      {budget.isError && <OfflineNotice onRetry={() => void budget.refetch()} />}
      {budget.data !== undefined && (
        <div className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-5 max-sm:p-4 lg:grid-cols-2">
          <Figures budget={budget.data} />
          {/* A limit that was set elsewhere is a new form. */}
          <LimitForm key={budget.data.admin_usd} budget={budget.data} />
        </div>
      )}
    </Section>
  );
}

function Figures({ budget }: { budget: Budget }) {
  const { daily_usd: daily, spent_today_usd: spent, reserved_usd: reserved } = budget;
  const figures = [
    [words.spent, formatDollars(spent)],
    [words.reserved, formatDollars(reserved)],
    [words.limit, daily === null ? words.none : formatDollars(daily)],
  ] as const;
  return (
    <div className="grid content-start gap-4">
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-20 font-semibold tracking-[-.012em] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {daily !== null && daily > 0 && <Meter label={words.share} share={(spent + reserved) / daily} />}
      {budget.environment_usd !== null && (
        <p className="text-12 text-ink-3">{words.environment(formatDollars(budget.environment_usd))}</p>
      )}
    </div>
  );
}

function LimitForm({ budget }: { budget: Budget }) {
  const { admin_usd: own, proposed_daily_usd: proposed } = budget;
  const change = useChangeBudget();
  const errors = formErrors(change.error);
  const save = (daily: number | null) => {
    change.mutate(daily, {
      onSuccess: () => {
        void notify({ text: words.saved, tone: 'good' });
      },
    });
  };
  return (
    <form
      className="grid content-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(Number(fieldText(new FormData(event.currentTarget), 'daily_usd')));
      }}
    >
      {proposed !== null && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-3"
        >
          <p className="min-w-0">{words.propose(formatDollars(proposed))}</p>
          <Button
            size="small"
            look="primary"
            isBusy={change.isPending}
            onClick={() => {
              save(proposed);
            }}
          >
            {words.accept(formatDollars(proposed))}
          </Button>
        </div>
      )}
      <TextField
        label={words.field}
        name="daily_usd"
        type="number"
        inputMode="decimal"
        min={0}
        max={limits.dollars.most}
        step="0.01"
        required
        defaultValue={own ?? ''}
        error={errors.fields['daily_usd']}
      />
      <FormFailure sentence={errors.form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending}>
          {words.save}
        </Button>
        {(own !== null || proposed !== null) && (
          <Button
            look="plain"
            onClick={() => {
              save(null);
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
