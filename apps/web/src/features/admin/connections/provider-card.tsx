import { builtInProvider } from '@kinora/contract/api';
import type { ProviderConnection } from '@kinora/contract/api';
import { Link } from '@tanstack/react-router';
import { Cpu, PlugZap, Server } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useTestProvider } from '../../../api/connections.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { ConnectionStateLine } from './connection-state-line.tsx';
import { ModelStore } from './model-store.tsx';
import { OwnConnection } from './own-connection.tsx';
import { servesText } from './serves-text.ts';

const words = connectionLabels.card;

/** Somebody who makes something here, or could: whether they answer, and their key. */
export function ProviderCard({ connection }: { connection: ProviderConnection }) {
  const { provider, title, key_url: keyUrl, settings, is_configured: isConfigured } = connection;
  const isBuiltIn = provider === builtInProvider;
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
        {isConfigured && !isBuiltIn && <TestButton provider={provider} title={title} />}
      </header>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Fact name={words.state}>
          <ConnectionStateLine connection={connection} />
        </Fact>
        <Fact name={words.serves}>{servesText(connection)}</Fact>
        {!isBuiltIn && (
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
      {keyUrl === null && isConfigured && !isBuiltIn && (
        <Link
          to="/admin"
          search={{ tab: 'health' }}
          className={settings.length === 0 ? 'link mt-auto' : 'link'}
        >
          {words.testUnderHealth}
        </Link>
      )}
      {connection.capabilities.includes('text') &&
        !isBuiltIn &&
        isConfigured &&
        connection.base_url !== null && <ModelStore server={title} baseUrl={connection.base_url} />}
      {settings.length > 0 && <OwnConnection connection={connection} />}
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
  if (keyUrl === null && source === 'environment') {
    return <span className="text-ink-2">{words.fromEnvironment}</span>;
  }
  if (keyUrl === null && source === 'admin') {
    return hint === null ? words.withoutKey : words.endsWith(hint);
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
