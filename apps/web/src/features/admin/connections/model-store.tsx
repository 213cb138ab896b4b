import type { ModelPull, ModelStoreAnswer } from '@kinora/contract/api';
import { formatBytes, limits } from '@kinora/contract/limits';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useModelStore, usePullModel } from '../../../api/model-store.ts';
import { formErrors } from '../../../components/forms/field-errors.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { fieldText } from '../../../components/forms/form-values.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const words = connectionLabels.store;

/** The models of an Ollama, and how others come there; asked for only once somebody opens it. */
export function ModelStore({ server, baseUrl }: { server: string; baseUrl: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const store = useModelStore(baseUrl, { isEnabled: isOpen });
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="w-fit cursor-pointer text-12 text-ink-2 hover:text-ink">
        {words.fetchModels}
        <span className="sr-only">{words.of(server)}</span>
      </summary>
      <div className="mt-3 grid gap-3">
        <FormFailure sentence={store.error === null ? null : failureText(store.error, (reason) => reason)} />
        {store.data !== undefined && <StoreChoices baseUrl={baseUrl} store={store.data} />}
      </div>
    </details>
  );
}

function StoreChoices({ baseUrl, store }: { baseUrl: string; store: ModelStoreAnswer }) {
  const fetching = usePullModel();
  const errors = formErrors(fetching.error);
  const kept = new Set(store.models.map(({ name }) => name));
  const isBusy = fetching.isPending || store.pull?.state === 'working';
  const start = (model: string) => {
    fetching.mutate({ base_url: baseUrl, model });
  };
  return (
    <>
      {store.pull !== null && <PullState pull={store.pull} />}
      <ul className="grid gap-2">
        {store.suggestions.map(({ name, bytes, note }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <b className="font-semibold">{name}</b> <span className="text-ink-3">{formatBytes(bytes)}</span>
              <span className="block text-12 text-ink-2">{note}</span>
            </span>
            {kept.has(name) ? (
              <span className="text-12 text-ink-3">{words.isThere}</span>
            ) : (
              <Button
                size="small"
                icon={<Download size={14} aria-hidden="true" />}
                isDisabled={isBusy}
                aria-label={words.fetchOf(name)}
                onClick={() => {
                  start(name);
                }}
              >
                {words.fetch}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          start(fieldText(new FormData(event.currentTarget), 'model').trim());
        }}
      >
        <TextField
          label={words.otherModel}
          name="model"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.text.identifier}
          error={errors.fields['model']}
        />
        <FormFailure sentence={errors.form} />
        <Button type="submit" size="small" className="w-fit" isDisabled={isBusy}>
          {words.fetch}
        </Button>
      </form>
    </>
  );
}

/** How far the model is that was asked for last. */
function PullState({ pull }: { pull: ModelPull }) {
  const { model, state, completed_bytes: completed, total_bytes: total, sentence } = pull;
  if (state === 'failed') {
    return <FormFailure sentence={sentence} />;
  }
  if (state === 'done') {
    return <p role="status">{words.arrived(model)}</p>;
  }
  return (
    <div className="grid gap-2">
      <p>
        {total === 0 ? words.begins(model) : words.comes(model, formatBytes(completed), formatBytes(total))}
      </p>
      <Meter label={words.progressOf(model)} share={total === 0 ? 0 : completed / total} />
      <p className="text-12 text-ink-3">{words.goesOn}</p>
    </div>
  );
}
