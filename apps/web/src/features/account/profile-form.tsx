import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import { useRenameAccount } from '../../api/rename-account.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { accountLabels } from '../../labels/account.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AccountSection } from './account-section.tsx';

/** The name one goes by here. */
export function ProfileForm({ me }: { me: MeAnswer }) {
  const rename = useRenameAccount();
  const errors = formErrors(rename.error);
  return (
    <AccountSection title={accountLabels.profile}>
      <form
        className="grid flex-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate(fieldText(new FormData(event.currentTarget), 'name').trim(), {
            onSuccess: () => {
              void notify({ text: sentences.account.nameChanged, tone: 'good' });
            },
          });
        }}
      >
        <TextField
          label={labels.common.name}
          name="name"
          autoComplete="name"
          required
          maxLength={limits.text.name}
          defaultValue={me.name}
          error={errors.fields['name']}
        />
        <div>
          <p className="mb-2 font-semibold">{labels.screen.views.email}</p>
          <p className="flex min-h-(--button-height) items-center break-all text-ink-2">{me.email}</p>
        </div>
        <FormFailure sentence={errors.form} />
        <Button type="submit" className="justify-self-start" isBusy={rename.isPending}>
          {accountLabels.saveName}
        </Button>
      </form>
    </AccountSection>
  );
}
