import { limits } from '@kinora/contract/limits';
import { useSignUp } from '../../api/sign-up.ts';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
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
        <h2 className="text-28 tracking-[-.02em]">{labels.common.createAccount}</h2>
        <p className="text-ink-2">{accessLabels.firstAccount}</p>
      </header>
      <TextField
        label={labels.common.name}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.text.name}
        error={errors.fields['name']}
      />
      <TextField
        label={labels.screen.views.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.fields['email']}
      />
      <PasswordField isNew minLength={limits.text.passwordMinimum} error={errors.fields['password']} />
      <TextField
        label={accessLabels.optionalInvitationCode}
        name="invitation_code"
        autoComplete="off"
        defaultValue={readInvitationCode(browserStorage())}
        error={errors.fields['invitation_code']}
      />
      <details open={errors.fields['setup_code'] !== undefined || undefined}>
        <summary className="text-12 text-ink-2">{accessLabels.settingUp}</summary>
        <p className="py-2 text-12 text-ink-3">{accessLabels.setupCodeNote}</p>
        <TextField
          label={accessLabels.setupCode}
          name="setup_code"
          autoComplete="off"
          error={errors.fields['setup_code']}
        />
      </details>
      <FormFailure sentence={errors.form} />
      <Button type="submit" look="primary" isBusy={signUp.isPending}>
        {accessLabels.createAccount}
      </Button>
      <p className="text-center text-ink-3">
        {accessLabels.haveAccount}{' '}
        <button type="button" className="link font-semibold text-ink" onClick={onSwitch}>
          {labels.screen.views.signIn}
        </button>
      </p>
    </form>
  );
}
