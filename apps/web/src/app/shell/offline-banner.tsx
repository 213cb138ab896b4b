import { sentences } from '@kinora/contract/sentences';
import { WifiOff } from 'lucide-react';
import { useIsServerAway } from '../../api/server-reachability.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';

/** A slim line above the page while the server cannot be reached. What is typed stays where it is. */
export function OfflineBanner() {
  const { isAway, retry } = useIsServerAway();
  if (!isAway) {
    return null;
  }
  return (
    <div
      role="alert"
      className="flex items-center justify-center gap-3 border-b border-line bg-raised px-4 py-2"
    >
      <WifiOff size={16} aria-hidden="true" className="text-warn" />
      <span>{sentences.failure.backendOffline}</span>
      <Button size="small" onClick={retry}>
        {labels.common.tryAgain}
      </Button>
    </div>
  );
}
