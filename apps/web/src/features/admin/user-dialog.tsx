import { plans, sentences } from '@kinora/contract';
import type { AdminUser, ChangeUserPayload, Plan } from '@kinora/contract';
import { useChangeUser } from '../../api/administration.ts';
import { failureText } from '../../api/api-error.ts';
import { planLabels } from '../../components/plan-labels.ts';
import { adminLabels } from '../../labels/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';

interface UserDialogProps {
  user: AdminUser;
  /** An admin does not close their own account. */
  isOwn: boolean;
  onClose: () => void;
}

/** The plan an account has by hand, and whether it may generate. */
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
              {user.activated ? adminLabels.users.deactivate : sentences.account.activate}
            </Button>
            <p className="text-12 text-ink-3">{sentences.admin.accessNote}</p>
          </div>
        )}
        {change.isError && (
          <p role="alert" className="text-bad">
            {failureText(change.error, (reason) => reason)}
          </p>
        )}
      </div>
    </Dialog>
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
