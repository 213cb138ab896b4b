import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { Link, useLocation } from '@tanstack/react-router';
import { useResetPassword } from '../../api/reset-password.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { accessLabels } from '../../labels/access.ts';
import { Button } from '../../ui/button.tsx';
import { AccessFrame } from './access-frame.tsx';
import { labels } from '../../labels/index.ts';

/** Where an administrator's link leads: another password for an account whose own is forgotten. */
export function NewPasswordPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const reset = useResetPassword();
  const errors = formErrors(reset.error);
  return (
    <AccessFrame title={accessLabels.newPassword} heading={accessLabels.newPassword}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          reset.mutate({ token, new_password: fieldText(form, 'new_password') });
        }}
      >
        <h2 className="text-28 tracking-[-.02em]">{accessLabels.newPassword}</h2>
        {token === '' && <FormFailure sentence={sentences.account.badPasswordLink} />}
        {token !== '' && !reset.isSuccess && (
          <>
            <p className="text-ink-2">{sentences.account.passwordNote}</p>
            <PasswordField
              label={accessLabels.newPassword}
              name="new_password"
              isNew
              minLength={limits.text.passwordMinimum}
              error={errors.fields['new_password']}
            />
            <FormFailure sentence={errors.form} />
            <Button type="submit" look="primary" isBusy={reset.isPending}>
              {accessLabels.setPassword}
            </Button>
          </>
        )}
        {reset.isSuccess && (
          <>
            <p role="status">{reset.data.message}</p>
            <Link to="/login" className="button justify-self-start" data-look="primary">
              {labels.screen.views.signIn}
            </Link>
          </>
        )}
      </form>
    </AccessFrame>
  );
}
