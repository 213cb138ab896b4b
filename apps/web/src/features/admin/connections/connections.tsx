import { useProviders } from '../../../api/connections.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BudgetSection } from './budget-section.tsx';
import { Changes } from './changes.tsx';
import { FoundServers } from './found-servers.tsx';
import { LocalModels } from './local-models.tsx';
import { ModelTables } from './model-tables.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProviderCard } from './provider-card.tsx';
import { Section } from './section.tsx';

/** Who makes something for money: keys, the budget of a day, who makes each model, and who changed what. */
export function Connections() {
  const providers = useProviders();
  const titles = new Map(providers.data?.map(({ provider, title }) => [provider, title]));
  return (
    <>
      <Section title={connectionLabels.services} note={connectionLabels.servicesNote}>
        {providers.isPending && <Skeleton className="h-64 rounded-card!" />}
        {providers.isError && <OfflineNotice onRetry={() => void providers.refetch()} />}
        {providers.data !== undefined && (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {providers.data.map((connection) => (
              <li key={connection.provider} className="grid">
                <ProviderCard connection={connection} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <FoundServers connections={providers.data ?? []} />
      <LocalModels />
      <BudgetSection />
      <ModelTables titles={titles} />
      <Changes titles={titles} />
    </>
  );
}
