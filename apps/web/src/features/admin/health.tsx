import { sentences } from '@kinora/contract/sentences';
import { failureText } from '../../api/api-error.ts';
import { useCapabilities, useTestCapability } from '../../api/admin-operations.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CapabilityCard } from './capability-card.tsx';

/** Who serves what here, how the last work went, and a way to try each of them. */
export function Health() {
  const served = useCapabilities();
  const test = useTestCapability();
  if (served.isPending) {
    return <Skeleton className="h-64 rounded-card!" />;
  }
  if (served.isError) {
    return (
      <p role="alert" className="flex items-center gap-3 text-ink-2">
        {sentences.failure.backendOffline}
        <Button size="small" onClick={() => void served.refetch()}>
          {labels.common.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {served.data.map((provider) => (
        <li key={`${provider.capability} ${provider.provider}`} className="grid">
          <CapabilityCard
            provider={provider}
            onTest={() => {
              test.mutate(
                { capability: provider.capability, provider: provider.provider },
                {
                  onError: (error) => {
                    void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
                  },
                },
              );
            }}
          />
        </li>
      ))}
    </ul>
  );
}
