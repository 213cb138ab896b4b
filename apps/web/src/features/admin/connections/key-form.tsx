import type { ProviderConnection } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { ExternalLink } from 'lucide-react';
import { useConnectProvider } from '../../../api/connections.ts';
import { formErrors } from '../../../components/forms/field-errors.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { fieldText } from '../../../components/forms/form-values.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { noticeOfTest } from './notice-of-test.ts';

interface KeyFormProps {
  connection: ProviderConnection;
  keyUrl: string;
  onDone: () => void;
  /** There is a key already, which stays. */
  onCancel?: () => void;
}

const words = connectionLabels.card;

/** A key is pasted, kept and tried at once. */
export function KeyForm({ connection, keyUrl, onDone, onCancel }: KeyFormProps) {
  const { provider, title, base_url: baseUrl } = connection;
  const connect = useConnectProvider();
  const errors = formErrors(connect.error);
  return (
    <form
      className="mt-auto grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const address = fieldText(form, 'base_url').trim();
        connect.mutate(
          { provider, api_key: fieldText(form, 'api_key'), base_url: address === '' ? null : address },
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
        label={onCancel === undefined ? words.keyOf(title) : words.newKeyOf(title)}
        name="api_key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={limits.apiKey.longest}
        error={errors.fields['api_key']}
      />
      <details open={baseUrl !== null || errors.fields['base_url'] !== undefined}>
        <summary className="w-fit cursor-pointer text-12 text-ink-2 hover:text-ink">
          {words.otherAddress}
        </summary>
        <TextField
          className="mt-2"
          label={words.addressField}
          name="base_url"
          type="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={baseUrl ?? ''}
          error={errors.fields['base_url']}
        />
        <p className="mt-1 text-12 text-ink-3">{words.addressNote}</p>
      </details>
      <FormFailure sentence={errors.form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look="primary"
          isBusy={connect.isPending}
          aria-label={onCancel === undefined ? words.connectOf(title) : words.replaceOf(title)}
        >
          {onCancel === undefined ? words.connect : words.replace}
        </Button>
        {onCancel !== undefined && (
          <Button look="plain" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <a href={keyUrl} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1.5">
          {words.getKey(new URL(keyUrl).host)}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </div>
    </form>
  );
}
