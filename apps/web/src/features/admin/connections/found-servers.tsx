import type { ProviderConnection } from '@kinora/contract/api';
import { Search } from 'lucide-react';
import { failureText } from '../../../api/api-error.ts';
import { useDiscoverServers } from '../../../api/connections.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { FoundServerCard } from './found-server-card.tsx';
import { Section } from './section.tsx';

const words = connectionLabels.found;

/** Model servers on the server's own machine; looked for only when somebody asks. */
export function FoundServers({ connections }: { connections: readonly ProviderConnection[] }) {
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
                <FoundServerCard server={server} connections={connections} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
