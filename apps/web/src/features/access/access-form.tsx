import { useState } from 'react';
import { CreateAccountForm } from './create-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AccessStart = 'sign-in' | 'create-account';

/** Sign-in and registration, switchable in place. */
export function AccessForm({ start, onDone }: { start: AccessStart; onDone: () => void }) {
  const [shown, setShown] = useState(start);
  return shown === 'sign-in' ? (
    <SignInForm
      onDone={onDone}
      onSwitch={() => {
        setShown('create-account');
      }}
    />
  ) : (
    <CreateAccountForm
      onDone={onDone}
      onSwitch={() => {
        setShown('sign-in');
      }}
    />
  );
}
