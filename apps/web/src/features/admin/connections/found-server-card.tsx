import type { FoundServer, ProviderConnection } from '@kinora/contract/api';
import { Copy, PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useConnectProvider } from '../../../api/connections.ts';
import { useModelStore } from '../../../api/model-store.ts';
import { failureText } from '../../../api/api-error.ts';
import { copyWithNotice } from '../../../components/copy-with-notice.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipSelect } from '../../../ui/chip-select.tsx';
import { foundChoice, withStored } from './found-choice.ts';
import { ModelStore } from './model-store.tsx';
import { noticeOfTest } from './notice-of-test.ts';
import { serverSettings } from './server-settings.ts';

const words = connectionLabels.found;

interface FoundServerCardProps {
  server: FoundServer;
  connections: readonly ProviderConnection[];
}

/** A server on this machine, and the one button that connects it. */
export function FoundServerCard({ server, connections }: FoundServerCardProps) {
  const { title, base_url: address, provider, keeps_models: keepsModels } = server;
  // What was fetched since is there too.
  const store = useModelStore(address, { isEnabled: false });
  const current = withStored(server, store.data);
  const { models } = current;
  const choice = foundChoice(current, connections);
  const counted = provider === 'speech-server' ? words.voices(models.length) : words.models(models.length);
  return (
    <article
      aria-label={title}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <h3 className="text-16 font-semibold tracking-[-.01em]">{title}</h3>
      <p className="text-12 break-all text-ink-3">
        {models.length === 0 ? address : `${address} · ${counted}`}
      </p>
      {choice.state === 'unknown' && <p className="text-ink-2">{words.notYet}</p>}
      {choice.state === 'environment' && <p className="text-ink-2">{words.environment}</p>}
      {choice.state === 'connected' && <p className="text-ink-2">{words.connected}</p>}
      {choice.lacksModel && <p className="text-ink-2">{words.lacksModel}</p>}
      {choice.state === 'connectable' && !choice.lacksModel && (
        <ConnectFound key={current.model} server={current} choices={choice.models} />
      )}
      {keepsModels && <ModelStore server={title} baseUrl={address} />}
      <SettingsLines server={current} />
    </article>
  );
}

function ConnectFound({ server, choices }: { server: FoundServer; choices: readonly string[] }) {
  const { title, provider, base_url: address, model: usual } = server;
  const [chosen, setChosen] = useState(usual);
  const connect = useConnectProvider();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {choices.length > 0 && chosen !== null && (
          <ChipSelect
            label={words.modelOf(title)}
            value={chosen}
            options={choices.map((name) => ({ value: name, label: name }))}
            onChoose={setChosen}
          />
        )}
        <Button
          look="primary"
          icon={<PlugZap size={16} aria-hidden="true" />}
          isBusy={connect.isPending}
          aria-label={words.connectOf(title)}
          onClick={() => {
            connect.mutate(
              { provider, base_url: address, ...(chosen === null ? {} : { model: chosen }) },
              {
                onSuccess: (outcome) => {
                  noticeOfTest(title, outcome);
                },
              },
            );
          }}
        >
          {words.connect}
        </Button>
      </div>
      <FormFailure
        sentence={connect.error === null ? null : failureText(connect.error, (reason) => reason)}
      />
    </div>
  );
}

/** The other way: for those who keep everything in one file. */
function SettingsLines({ server }: { server: FoundServer }) {
  const settings = serverSettings(server);
  if (settings === null) {
    return null;
  }
  return (
    <details>
      <summary className="w-fit cursor-pointer text-12 text-ink-2 hover:text-ink">
        {words.byEnvironment}
      </summary>
      <div className="mt-2 grid gap-2">
        <p className="text-ink-2">{words.addLines}</p>
        <pre className="rounded-control bg-raised p-3 text-12 break-all whitespace-pre-wrap">{settings}</pre>
        <Button
          size="small"
          className="w-fit"
          icon={<Copy size={14} aria-hidden="true" />}
          aria-label={words.copyOf(server.title)}
          onClick={() => {
            void copyWithNotice(settings, words.copied);
          }}
        >
          {words.copy}
        </Button>
      </div>
    </details>
  );
}
