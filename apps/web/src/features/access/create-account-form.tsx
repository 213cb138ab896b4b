import { limits } from '@kinora/contract';
import { useSignUp } from '../../api/sign-up.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readInvitationCode } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { PasswordField } from '../../components/forms/password-field.tsx';

interface CreateAccountFormProps {
  onDone: () => void;
  onSwitch: () => void;
}

/** Registration. A code typed earlier as a visitor is filled in. */
export function CreateAccountForm({ onDone, onSwitch }: CreateAccountFormProps) {
  const signUp = useSignUp();
  const errors = formErrors(signUp.error);

  function submit(form: FormData): void {
    const invitationCode = fieldText(form, 'invitation_code').trim();
    const setupCode = fieldText(form, 'setup_code').trim();
    signUp.mutate(
      {
        name: fieldText(form, 'name').trim(),
        email: fieldText(form, 'email').trim(),
        password: fieldText(form, 'password'),
        ...(invitationCode === '' ? {} : { invitation_code: invitationCode }),
        ...(setupCode === '' ? {} : { setup_code: setupCode }),
      },
      { onSuccess: onDone },
    );
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <header className="grid gap-1">
        <h2 className="text-28 tracking-[-.02em]">Create an account</h2>
        <p className="text-ink-2">The first account of a server is set up as its administrator.</p>
      </header>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={limits.text.name}
        error={errors.fields['name']}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.fields['email']}
      />
      <PasswordField isNew minLength={limits.text.passwordMinimum} error={errors.fields['password']} />
      <TextField
        label="Invitation code (optional)"
        name="invitation_code"
        autoComplete="off"
        defaultValue={readInvitationCode(browserStorage())}
        error={errors.fields['invitation_code']}
      />
      <details open={errors.fields['setup_code'] !== undefined || undefined}>
        <summary className="text-12 text-ink-2">Setting up this server?</summary>
        <p className="py-2 text-12 text-ink-3">
          A server that others can reach prints a setup code when it starts. Only its first account needs it.
        </p>
        <TextField
          label="Setup code"
          name="setup_code"
          autoComplete="off"
          error={errors.fields['setup_code']}
        />
      </details>
      <FormFailure sentence={errors.form} />
      <Button type="submit" look="primary" isBusy={signUp.isPending}>
        Create account
      </Button>
      <p className="text-center text-ink-3">
        Have an account?{' '}
        <button type="button" className="link font-semibold text-ink" onClick={onSwitch}>
          Sign In
        </button>
      </p>
    </form>
  );
}
