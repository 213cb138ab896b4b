import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { useSignIn } from '../../api/sign-in.ts';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { PasswordField } from '../../components/forms/password-field.tsx';

interface SignInFormProps {
  onDone: () => void;
  onSwitch: () => void;
}

export function SignInForm({ onDone, onSwitch }: SignInFormProps) {
  const signIn = useSignIn();
  const errors = formErrors(signIn.error);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        signIn.mutate(
          { email: fieldText(form, 'email').trim(), password: fieldText(form, 'password') },
          { onSuccess: onDone },
        );
      }}
    >
      <header className="grid gap-1">
        <h2 className="text-28 tracking-[-.02em]">{labels.screen.views.signIn}</h2>
        <p className="text-ink-2">{sentences.account.signInToContinue}</p>
      </header>
      <TextField
        label={labels.screen.views.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.fields['email']}
      />
      <PasswordField isNew={false} error={errors.fields['password']} />
      <FormFailure sentence={errors.form} />
      <Button type="submit" look="primary" isBusy={signIn.isPending}>
        {labels.screen.views.signIn}
      </Button>
      <p className="text-center text-12">
        <Link to="/forgotten-password" className="link text-ink-2">
          {sentences.account.forgottenPassword}
        </Link>
      </p>
      <p className="text-center text-ink-3">
        {accessLabels.newHere}{' '}
        <button type="button" className="link font-semibold text-ink" onClick={onSwitch}>
          {labels.common.createAccount}
        </button>
      </p>
    </form>
  );
}
