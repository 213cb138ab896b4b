import { builtInProvider } from '@kinora/contract/api';
import type { ProviderConnection } from '@kinora/contract/api';
import { Link } from '@tanstack/react-router';
import { Cpu, PlugZap, Server } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useTestProvider } from '../../../api/connections.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { ConnectionStateLine } from './connection-state-line.tsx';
import { KeyForm } from './key-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { servesText } from './serves-text.ts';

const words = connectionLabels.card;

/** Somebody who makes something here, or could: whether they answer, and their key. */
export function ProviderCard({ connection }: { connection: ProviderConnection }) {
  const { provider, title, key_url: keyUrl, source, is_configured: isConfigured } = connection;
  const isOwnKey = keyUrl !== null && source !== 'environment';
  const Icon = iconOf(connection);
  return (
    <article
      aria-label={title}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <header className="flex items-center gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-ink-2">
          <Icon size={18} aria-hidden="true" />
        </span>
        <h3 className="min-w-0 flex-1 text-16 font-semibold tracking-[-.01em]">{title}</h3>
        {isConfigured && keyUrl !== null && <TestButton provider={provider} title={title} />}
      </header>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Fact name={words.state}>
          <ConnectionStateLine connection={connection} />
        </Fact>
        <Fact name={words.serves}>{servesText(connection)}</Fact>
        {provider !== builtInProvider && (
          <Fact name={keyUrl === null ? words.settings : words.key}>
            <KeyText connection={connection} />
          </Fact>
        )}
        {connection.base_url !== null && (
          <Fact name={words.address}>
            <span className="break-all">{connection.base_url}</span>
          </Fact>
        )}
      </dl>
      {keyUrl === null && provider !== builtInProvider && (
        <Link to="/admin" search={{ tab: 'health' }} className="link mt-auto">
          {words.testUnderHealth}
        </Link>
      )}
      {isOwnKey && <OwnKey connection={connection} keyUrl={keyUrl} />}
    </article>
  );
}

function iconOf({ provider, key_url: keyUrl }: ProviderConnection): LucideIcon {
  if (provider === builtInProvider) {
    return Cpu;
  }
  return keyUrl === null ? Server : PlugZap;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-3">
      <dt className="text-12 leading-[21px] text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function KeyText({ connection }: { connection: ProviderConnection }) {
  const { source, key_hint: hint, key_url: keyUrl } = connection;
  if (keyUrl === null) {
    return <span className="text-ink-2">{words.fromEnvironment}</span>;
  }
  if (source === null) {
    return <span className="text-ink-2">{words.notSet}</span>;
  }
  const shown = hint === null ? words.hidden : words.endsWith(hint);
  return (
    <>
      <span className="block">{shown}</span>
      {source === 'environment' && <span className="block text-ink-2">{words.keyFromEnvironment}</span>}
    </>
  );
}

function TestButton({ provider, title }: { provider: string; title: string }) {
  const test = useTestProvider();
  return (
    <Button
      size="small"
      isBusy={test.isPending}
      aria-label={words.testOf(title)}
      onClick={() => {
        test.mutate(provider, {
          onSuccess: ({ ok, sentence, latency_ms: latencyMs }) => {
            const text = words.testedIn(sentence, (latencyMs / 1000).toFixed(1));
            void notify({ text: ok ? text : sentence, tone: ok ? 'good' : 'bad' });
          },
          onError: (error) => {
            void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
          },
        });
      }}
    >
      {words.test}
    </Button>
  );
}

/** The form where no key is kept, and what can be done with one that is. */
function OwnKey({ connection, keyUrl }: { connection: ProviderConnection; keyUrl: string }) {
  const [doing, setDoing] = useState<'replace' | 'remove' | null>(null);
  const { title, source, state } = connection;
  const stop = () => {
    setDoing(null);
  };
  if (source === null || state === 'locked' || doing === 'replace') {
    return (
      <KeyForm
        connection={connection}
        keyUrl={keyUrl}
        onDone={stop}
        {...(doing === 'replace' ? { onCancel: stop } : {})}
      />
    );
  }
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={words.replaceOf(title)}
        onClick={() => {
          setDoing('replace');
        }}
      >
        {words.replace}
      </Button>
      <Button
        size="small"
        look="plain"
        aria-label={words.removeOf(title)}
        onClick={() => {
          setDoing('remove');
        }}
      >
        {words.remove}
      </Button>
      {doing === 'remove' && <RemoveDialog connection={connection} onClose={stop} />}
    </div>
  );
}
