import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { Invitation } from '@kinora/contract/api';
import { Copy, Plus } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useCreateInvitation, useInvitations, useRevokeInvitation } from '../../api/administration.ts';
import { copyWithNotice } from '../../components/copy-with-notice.ts';
import { adminLabels } from '../../labels/admin.ts';
import { labels } from '../../labels/index.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AdminTable } from './admin-table.tsx';

const COLUMNS = [
  adminLabels.invitations.codeStart,
  adminLabels.invitations.usesLeft,
  adminLabels.invitations.made,
  adminLabels.state,
  adminLabels.actions,
] as const;

/** Invitations: made here with their uses, shown once, revoked when they should no longer work. */
export function Invitations() {
  const invitations = useInvitations();
  const create = useCreateInvitation();
  return (
    <>
      <form
        className="mb-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(Number(new FormData(event.currentTarget).get('uses')), { onError: complain });
        }}
      >
        <TextField
          label={adminLabels.invitations.uses}
          name="uses"
          type="number"
          min={1}
          max={limits.counts.invitationUses}
          defaultValue={1}
          required
          className="w-32"
        />
        <Button
          type="submit"
          look="primary"
          isBusy={create.isPending}
          icon={<Plus size={16} aria-hidden="true" />}
        >
          {adminLabels.invitations.create}
        </Button>
        {create.data !== undefined && <NewCode code={create.data.code} />}
      </form>
      <AdminTable
        label={adminLabels.invitations.title}
        columns={COLUMNS}
        query={invitations}
        rows={invitations.data ?? []}
        emptySentence={sentences.admin.noInvitations}
        keyOf={(invitation) => invitation.id}
        cells={(invitation) => [
          <code key="code">{invitation.code_start}…</code>,
          labels.common.partOf(invitation.uses_left, invitation.uses),
          formatDay(invitation.created_at, new Date()),
          stateOf(invitation),
          <RevokeButton key="revoke" invitation={invitation} />,
        ]}
      />
    </>
  );
}

function NewCode({ code }: { code: string }) {
  return (
    <p role="status" className="flex min-h-(--button-height) items-center gap-2">
      <code className="rounded-control border border-line bg-raised px-3 py-1.5 text-16">{code}</code>
      <Button
        size="small"
        icon={<Copy size={14} aria-hidden="true" />}
        onClick={() => {
          void copyWithNotice(code, adminLabels.invitations.codeCopied);
        }}
      >
        {adminLabels.invitations.copy}
      </Button>
      <span className="text-12 text-ink-3">{sentences.admin.codeOnce}</span>
    </p>
  );
}

function RevokeButton({ invitation }: { invitation: Invitation }) {
  const revoke = useRevokeInvitation();
  if (invitation.revoked_at !== null || invitation.uses_left === 0) {
    return null;
  }
  return (
    <Button
      size="small"
      look="plain"
      isBusy={revoke.isPending}
      aria-label={adminLabels.invitations.revokeOf(invitation.code_start)}
      onClick={() => {
        revoke.mutate(invitation.id, { onError: complain });
      }}
    >
      {adminLabels.invitations.revoke}
    </Button>
  );
}

function stateOf({ revoked_at: revokedAt, uses_left: usesLeft }: Invitation): string {
  if (revokedAt !== null) {
    return adminLabels.invitations.revoked;
  }
  return usesLeft === 0 ? adminLabels.invitations.usedUp : labels.common.open;
}

function complain(error: Error): void {
  void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
}
