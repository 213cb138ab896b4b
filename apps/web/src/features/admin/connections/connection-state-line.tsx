import type { ProviderConnection } from '@kinora/contract/api';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { connectionLabels } from '../../../labels/connections.ts';
import { formatDay } from '../../../lib/format.ts';

const words = connectionLabels.card;

/** Whether a connection works, what it said last, and what it is doing. */
export function ConnectionStateLine({ connection }: { connection: ProviderConnection }) {
  const { state, sentence, open_requests: open, last_ok_at: lastOkAt } = connection;
  return (
    <span className="flex items-start gap-2">
      <StateIcon state={state} />
      <span className="min-w-0">
        {state === 'untested' ? null : (
          <span className="sr-only">{state === 'ok' ? words.good : words.bad}</span>
        )}
        {sentence ?? words.notConnected}
        {lastOkAt !== null && (
          <span className="block text-12 text-ink-3">{words.lastOk(formatDay(lastOkAt, new Date()))}</span>
        )}
        {open > 0 && <span className="block text-12 text-ink-3">{words.underWay(open)}</span>}
      </span>
    </span>
  );
}

function StateIcon({ state }: { state: ProviderConnection['state'] }) {
  const place = 'mt-[3.5px] flex-none';
  switch (state) {
    case 'ok':
      return <CircleCheck size={14} aria-hidden="true" className={`${place} text-ok`} />;
    case 'untested':
      return <CircleMinus size={14} aria-hidden="true" className={`${place} text-ink-3`} />;
    case 'refused':
    case 'no_credit':
    case 'unreachable':
    case 'locked':
      return <CircleX size={14} aria-hidden="true" className={`${place} text-bad`} />;
  }
}
