import { sentences } from '@kinora/contract/sentences';
import { useState } from 'react';
import { useActivate } from '../../api/activate.ts';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readInvitationCode, writeInvitationCode } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { formErrors } from '../../components/forms/field-errors.ts';

interface InvitationFormProps {
  isVisitor: boolean;
  onActivated: () => void;
  onCreateAccount: () => void;
}

/** One field for the code. Members activate with it; a visitor's code is kept and handed to registration. */
export function InvitationForm({ isVisitor, onActivated, onCreateAccount }: InvitationFormProps) {
  const activate = useActivate();
  const [code, setCode] = useState(() => readInvitationCode(browserStorage()));
  const [isRefused, setIsRefused] = useState(false);
  const errors = formErrors(activate.error);
  const missing = isRefused && code.trim() === '' ? sentences.validation.enterInvitationCode : undefined;

  function submit(): void {
    const trimmed = code.trim();
    if (trimmed === '') {
      setIsRefused(true);
      return;
    }
    writeInvitationCode(browserStorage(), trimmed);
    if (isVisitor) {
      onCreateAccount();
      return;
    }
    activate.mutate(
      { invitation_code: trimmed },
      {
        onSuccess: () => {
          void notify({ text: sentences.account.activated, tone: 'good' });
          onActivated();
        },
      },
    );
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <header className="grid gap-1">
        <h2 className="text-28 tracking-[-.02em]">{sentences.account.activate}</h2>
        <p className="text-ink-2">{accessLabels.privateBeta}</p>
      </header>
      <TextField
        label={accessLabels.invitationCode}
        name="invitation_code"
        autoComplete="off"
        spellCheck={false}
        placeholder={accessLabels.exampleInvitationCode}
        className="[&_input]:h-12 [&_input]:text-16 [&_input]:tracking-[.12em]"
        value={code}
        error={missing ?? errors.fields['invitation_code'] ?? errors.form ?? undefined}
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      <Button type="submit" look="primary" isBusy={activate.isPending}>
        {isVisitor ? accessLabels.continue : labels.common.activate}
      </Button>
    </form>
  );
}
