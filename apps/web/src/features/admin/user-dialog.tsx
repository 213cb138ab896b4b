import { plans } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import type { AdminUser, ChangeUserPayload } from '@kinora/contract/api';
import type { Plan } from '@kinora/contract/plans';
import { Copy } from 'lucide-react';
import { useChangeUser, useCreatePasswordLink } from '../../api/administration.ts';
import { failureText } from '../../api/api-error.ts';
import { copyWithNotice } from '../../components/copy-with-notice.ts';
import { planLabels } from '../../components/plan-labels.ts';
import { adminLabels } from '../../labels/admin.ts';
import { absoluteUrl } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';

interface UserDialogProps {
  user: AdminUser;
  /** An admin does not close their own account. */
  isOwn: boolean;
  onClose: () => void;
}

/** The plan an account has by hand, whether it is open, and the way back in for whoever forgot the password. */
export function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  const change = useChangeUser();

  function submit(payload: ChangeUserPayload, sentence: string): void {
    change.mutate(
      { id: user.id, payload },
      {
        onSuccess: () => {
          onClose();
          void notify({ text: sentence, tone: 'good' });
        },
      },
    );
  }

  return (
    <Dialog
      title={adminLabels.users.accountOf(user.name)}
      description={user.email}
      width="small"
      onClose={onClose}
    >
      <div className="grid gap-6 p-6">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{adminLabels.users.planByHand}</legend>
          <div className="flex flex-wrap gap-2">
            {plans.map((plan) => (
              <PlanButton
                key={plan}
                plan={plan}
                isChosen={plan === user.stored_plan}
                onChoose={() => {
                  submit({ stored_plan: plan }, sentences.admin.planChanged);
                }}
              />
            ))}
          </div>
          <p className="text-12 text-ink-3">{sentences.admin.planNote}</p>
        </fieldset>
        {!isOwn && (
          <div className="grid gap-2">
            <h3 className="font-semibold">{adminLabels.users.access}</h3>
            <Button
              className={`justify-self-start ${user.activated ? 'text-bad' : ''}`}
              isBusy={change.isPending}
              onClick={() => {
                const { accountClosed, accountOpened } = sentences.admin;
                submit({ activated: !user.activated }, user.activated ? accountClosed : accountOpened);
              }}
            >
              {nextAccess(user)}
            </Button>
            <p className="text-12 text-ink-3">{sentences.admin.accessNote}</p>
          </div>
        )}
        <PasswordLink user={user} />
        {change.isError && (
          <p role="alert" className="text-bad">
            {failureText(change.error, (reason) => reason)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function nextAccess(user: AdminUser): string {
  if (user.closed) {
    return adminLabels.users.open;
  }
  return user.activated ? adminLabels.users.close : sentences.account.activate;
}

/** A link by which the account's owner sets a new password, shown once. */
function PasswordLink({ user }: { user: AdminUser }) {
  const create = useCreatePasswordLink();
  const link = create.data === undefined ? null : absoluteUrl(create.data.path);
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{adminLabels.users.forgottenPassword}</h3>
      {link === null ? (
        <Button
          className="justify-self-start"
          isBusy={create.isPending}
          onClick={() => {
            create.mutate(user.id);
          }}
        >
          {adminLabels.users.createLink}
        </Button>
      ) : (
        <TextField
          label={adminLabels.users.link}
          readOnly
          value={link}
          trailing={
            <Button
              size="small"
              icon={<Copy size={14} aria-hidden="true" />}
              onClick={() => {
                void copyWithNotice(link, adminLabels.users.linkCopied);
              }}
            >
              {adminLabels.invitations.copy}
            </Button>
          }
        />
      )}
      <p className="text-12 text-ink-3">{sentences.admin.passwordLinkNote}</p>
      {create.isError && (
        <p role="alert" className="text-bad">
          {failureText(create.error, (reason) => reason)}
        </p>
      )}
    </div>
  );
}

interface PlanButtonProps {
  plan: Plan;
  isChosen: boolean;
  onChoose: () => void;
}

function PlanButton({ plan, isChosen, onChoose }: PlanButtonProps) {
  return (
    <button type="button" className="chip" data-look="filter" aria-pressed={isChosen} onClick={onChoose}>
      {planLabels[plan]}
    </button>
  );
}
