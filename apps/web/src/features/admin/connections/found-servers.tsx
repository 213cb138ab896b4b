import type { FoundServer } from '@kinora/contract/api';
import { Copy, Search } from 'lucide-react';
import { failureText } from '../../../api/api-error.ts';
import { useDiscoverServers } from '../../../api/connections.ts';
import { copyWithNotice } from '../../../components/copy-with-notice.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from './section.tsx';
import { serverSettings } from './server-settings.ts';

const words = connectionLabels.found;

/** Model servers on the server's own machine; looked for only when somebody asks. */
export function FoundServers() {
  const look = useDiscoverServers();
  return (
    <Section
      title={words.title}
      note={words.note}
      action={
        <Button
          icon={<Search size={16} aria-hidden="true" />}
          isBusy={look.isPending}
          onClick={() => {
            look.mutate();
          }}
        >
          {look.data === undefined ? words.look : words.lookAgain}
        </Button>
      }
    >
      <div role="status">
        <FormFailure sentence={look.error === null ? null : failureText(look.error, (reason) => reason)} />
        {look.data?.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {look.data !== undefined && look.data.length > 0 && (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {look.data.map((server) => (
              <li key={server.base_url} className="grid">
                <ServerCard server={server} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function ServerCard({ server }: { server: FoundServer }) {
  const { title, base_url: address, models, provider } = server;
  const settings = serverSettings(server);
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
      {settings === null ? (
        <p className="text-ink-2">{words.notYet}</p>
      ) : (
        <>
          <p className="text-ink-2">{words.addLines}</p>
          <pre className="rounded-control bg-raised p-3 text-12 break-all whitespace-pre-wrap">
            {settings}
          </pre>
          <Button
            size="small"
            className="w-fit"
            icon={<Copy size={14} aria-hidden="true" />}
            aria-label={words.copyOf(title)}
            onClick={() => {
              void copyWithNotice(settings, words.copied);
            }}
          >
            {words.copy}
          </Button>
        </>
      )}
    </article>
  );
}
