import type { ProviderConnection } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { useConnectProvider } from '../../../api/connections.ts';
import { formErrors } from '../../../components/forms/field-errors.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { fieldText } from '../../../components/forms/form-values.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { noticeOfTest } from './notice-of-test.ts';

interface ServerFormProps {
  connection: ProviderConnection;
  onDone: () => void;
  /** It is connected already, and stays so. */
  onCancel?: () => void;
}

const words = connectionLabels.card;

/** A server of one's own: its address, what it is asked for, and a key where it wants one. */
export function ServerForm({ connection, onDone, onCancel }: ServerFormProps) {
  const { provider, title, base_url: baseUrl, models, settings } = connection;
  const connect = useConnectProvider();
  const errors = formErrors(connect.error);
  const shared = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <form
      className="mt-auto grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const key = fieldText(form, 'api_key').trim();
        const model = fieldText(form, 'model').trim();
        connect.mutate(
          {
            provider,
            base_url: fieldText(form, 'base_url').trim(),
            ...(key === '' ? {} : { api_key: key }),
            ...(settings.includes('model') ? { model: model === '' ? null : model } : {}),
          },
          {
            onSuccess: (outcome) => {
              onDone();
              noticeOfTest(title, outcome);
            },
          },
        );
      }}
    >
      <TextField
        {...shared}
        label={words.addressField}
        name="base_url"
        type="url"
        required
        placeholder={words.addressExample(provider)}
        defaultValue={baseUrl ?? ''}
        error={errors.fields['base_url']}
      />
      {settings.includes('model') && (
        <TextField
          {...shared}
          label={words.modelField}
          name="model"
          maxLength={limits.text.identifier}
          defaultValue={models[0] ?? ''}
          error={errors.fields['model']}
        />
      )}
      <TextField
        {...shared}
        label={words.optionalKey}
        name="api_key"
        type="password"
        maxLength={limits.apiKey.longest}
        error={errors.fields['api_key']}
      />
      <FormFailure sentence={errors.form} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          isBusy={connect.isPending}
          aria-label={onCancel === undefined ? words.connectOf(title) : words.changeOf(title)}
        >
          {onCancel === undefined ? words.connect : words.change}
        </Button>
        {onCancel !== undefined && (
          <Button look="plain" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
