import { Link } from '@tanstack/react-router';
import { useForgotPassword } from '../../api/forgot-password.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccessFrame } from './access-frame.tsx';

/** Where one asks for a link by mail, with which another password is set. */
export function ForgottenPasswordPage() {
  const forgot = useForgotPassword();
  const errors = formErrors(forgot.error);
  return (
    <AccessFrame title={accessLabels.forgottenPassword} heading={accessLabels.forgottenPassword}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          forgot.mutate({ email: fieldText(new FormData(event.currentTarget), 'email').trim() });
        }}
      >
        <header className="grid gap-1">
          <h2 className="text-28 tracking-[-.02em]">{accessLabels.forgottenPassword}</h2>
          {!forgot.isSuccess && <p className="text-ink-2">{accessLabels.forgottenExplained}</p>}
        </header>
        {forgot.isSuccess ? (
          <p role="status">{forgot.data.message}</p>
        ) : (
          <>
            <TextField
              label={labels.screen.views.email}
              name="email"
              type="email"
              autoComplete="email"
              required
              error={errors.fields['email']}
            />
            <FormFailure sentence={errors.form} />
            <Button type="submit" look="primary" isBusy={forgot.isPending}>
              {accessLabels.sendLink}
            </Button>
          </>
        )}
        <Link to="/login" className="link justify-self-center text-ink-2">
          {accessLabels.backToSignIn}
        </Link>
      </form>
    </AccessFrame>
  );
}
