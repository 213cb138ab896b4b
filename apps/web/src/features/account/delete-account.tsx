import { sentences } from '@kinora/contract/sentences';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteAccount } from '../../api/delete-account.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { accountLabels } from '../../labels/account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountSection } from './account-section.tsx';

/** The way out, with everything one has. */
export function DeleteAccount() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <AccountSection title={accountLabels.deleteWithData}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-160 text-ink-2">{sentences.account.deleteExplained}</p>
        <Button
          className="text-bad"
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => {
            setIsAsked(true);
          }}
        >
          {accountLabels.delete}
        </Button>
      </div>
      {isAsked && (
        <DeleteDialog
          onClose={() => {
            setIsAsked(false);
          }}
        />
      )}
    </AccountSection>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const remove = useDeleteAccount();
  const errors = formErrors(remove.error);
  return (
    <Dialog
      title={accountLabels.deleteWithData}
      description={sentences.account.deleteConfirm}
      width="small"
      onClose={onClose}
    >
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate(fieldText(new FormData(event.currentTarget), 'password'));
        }}
      >
        <PasswordField isNew={false} error={errors.fields['password']} />
        <FormFailure sentence={errors.form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            {accountLabels.keep}
          </Button>
          <Button type="submit" className="text-bad" isBusy={remove.isPending || remove.isSuccess}>
            {accountLabels.deleteEverything}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
