import { limits } from '@kinora/contract/limits';
import { formatCredits } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import type { AdminUser } from '@kinora/contract/api';
import { useState } from 'react';
import { useMe } from '../../api/get-me.ts';
import { failureText } from '../../api/api-error.ts';
import { useChangeCredits, useUsers } from '../../api/administration.ts';
import { planLabels } from '../../components/plan-labels.ts';
import { adminLabels } from '../../labels/admin.ts';
import { labels } from '../../labels/index.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AdminTable } from './admin-table.tsx';
import { UserDialog } from './user-dialog.tsx';

const COLUMNS = [
  labels.common.name,
  labels.screen.views.email,
  labels.common.plan,
  labels.common.credits,
  labels.common.held,
  adminLabels.users.since,
  adminLabels.actions,
] as const;

/** Every account: credits are given and taken back here, plans are set by hand, access is opened and closed. */
export function Users() {
  const users = useUsers();
  const me = useMe();
  const [changed, setChanged] = useState<{ user: AdminUser; what: 'credits' | 'account' } | null>(null);
  const close = () => {
    setChanged(null);
  };
  return (
    <>
      <AdminTable
        label={adminLabels.users.title}
        columns={COLUMNS}
        query={users}
        rows={users.data ?? []}
        emptySentence={sentences.admin.noUsers}
        keyOf={(user) => user.id}
        cells={(user) => [
          <b key="name" className="font-semibold">
            {user.name}
            {user.is_admin && <span className="ml-2 text-12 text-ink-3">{adminLabels.users.admin}</span>}
            {!user.activated && (
              <span className="ml-2 text-12 text-warn">
                {user.closed ? adminLabels.users.closed : adminLabels.users.notActivated}
              </span>
            )}
          </b>,
          user.email,
          planLabels[user.plan],
          <span key="credits" className="tabular-nums">
            {formatCredits(user.credits)}
          </span>,
          <span key="held" className="tabular-nums">
            {formatCredits(user.held)}
          </span>,
          formatDay(user.created_at, new Date()),
          <span key="change" className="flex gap-2">
            <Button
              size="small"
              aria-label={adminLabels.users.changeCreditsOf(user.name)}
              onClick={() => {
                setChanged({ user, what: 'credits' });
              }}
            >
              {labels.common.credits}
            </Button>
            <Button
              size="small"
              look="plain"
              aria-label={adminLabels.users.changeAccountOf(user.name)}
              onClick={() => {
                setChanged({ user, what: 'account' });
              }}
            >
              {labels.common.account}
            </Button>
          </span>,
        ]}
      />
      {changed?.what === 'credits' && <CreditsDialog user={changed.user} onClose={close} />}
      {changed?.what === 'account' && (
        <UserDialog user={changed.user} isOwn={changed.user.id === me?.id} onClose={close} />
      )}
    </>
  );
}

function CreditsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const change = useChangeCredits();
  return (
    <Dialog
      title={adminLabels.users.creditsOf(user.name)}
      description={adminLabels.users.creditsNow(formatCredits(user.credits))}
      width="small"
      onClose={onClose}
    >
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          change.mutate(
            { email: user.email, amount: Number(form.get('amount')), reason: textOf(form, 'reason') },
            { onSuccess: onClose },
          );
        }}
      >
        <TextField
          label={labels.common.amount}
          name="amount"
          type="number"
          step="0.01"
          required
          defaultValue={100}
        />
        <TextField
          label={adminLabels.reason}
          name="reason"
          required
          maxLength={limits.text.reason}
          autoComplete="off"
        />
        {change.isError && (
          <p role="alert" className="text-bad">
            {failureText(change.error, (reason) => reason)}
          </p>
        )}
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {adminLabels.users.changeCredits}
        </Button>
      </form>
    </Dialog>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
