import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { useRef } from 'react';
import { useChangePassword } from '../../api/account-sessions.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { accountLabels } from '../../labels/account.ts';
import { formLabels } from '../../labels/forms.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AccountSection } from './account-section.tsx';

/** Another password; the present one is asked for, since a browser may have been left alone. */
export function PasswordForm() {
  const change = useChangePassword();
  const formRef = useRef<HTMLFormElement>(null);
  const errors = formErrors(change.error);
  return (
    <AccountSection title={formLabels.password}>
      <form
        ref={formRef}
        className="grid flex-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          change.mutate(
            {
              current_password: fieldText(form, 'current_password'),
              new_password: fieldText(form, 'new_password'),
            },
            {
              onSuccess: () => {
                formRef.current?.reset();
                void notify({ text: sentences.account.passwordChanged, tone: 'good' });
              },
            },
          );
        }}
      >
        <PasswordField
          label={accountLabels.currentPassword}
          name="current_password"
          isNew={false}
          error={errors.fields['current_password']}
        />
        <PasswordField
          label={accountLabels.newPassword}
          name="new_password"
          isNew
          minLength={limits.text.passwordMinimum}
          error={errors.fields['new_password']}
        />
        <FormFailure sentence={errors.form} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" isBusy={change.isPending}>
            {accountLabels.changePassword}
          </Button>
          <span className="text-12 text-ink-3">{sentences.account.passwordNote}</span>
        </div>
      </form>
    </AccountSection>
  );
}
