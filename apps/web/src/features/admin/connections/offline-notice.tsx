import { sentences } from '@kinora/contract/sentences';
import { labels } from '../../../labels/index.ts';
import { Button } from '../../../ui/button.tsx';

/** What stands in the place of something that could not be fetched. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-2">
      {sentences.failure.backendOffline}
      <Button size="small" onClick={onRetry}>
        {labels.common.tryAgain}
      </Button>
    </p>
  );
}
