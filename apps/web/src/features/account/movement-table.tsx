import { formatCredits, sentences } from '@kinora/contract';
import type { LedgerMovement, MovementKind } from '@kinora/contract';
import { useMovements } from '../../api/list-movements.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Which way a movement changes the available credits. */
const SIGNS: Record<MovementKind, '+' | '−' | ''> = {
  grant: '+',
  withdrawal: '−',
  hold: '−',
  // The hold has taken them before.
  capture: '',
  release: '+',
  expiry: '+',
};

/** Every movement of credits with the balance after it. */
export function MovementTable() {
  const { movements, isLoading, isFailed, loadMore, reload } = useMovements();
  return (
    <section aria-labelledby="movements-title">
      <h2 id="movements-title" className="mt-10 mb-4 text-20 tracking-[-.012em]">
        Credit movements
      </h2>
      {isLoading && <Skeleton className="h-40 rounded-card!" />}
      {isFailed && (
        <p role="alert" className="flex items-center gap-3 text-ink-2">
          {sentences.failure.backendOffline}
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </p>
      )}
      {!isLoading && !isFailed && movements.length === 0 && (
        <p className="text-ink-2">{sentences.account.noMovements}</p>
      )}
      {movements.length > 0 && (
        <div
          className="overflow-x-auto rounded-card border border-line bg-surface"
          tabIndex={0}
          role="region"
          aria-label="Table of credit movements"
        >
          <table className="w-full min-w-150 border-collapse text-left [&_td]:h-11 [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_th]:h-10 [&_th]:px-4">
            <thead className="text-12 text-ink-3">
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col" className="text-right">
                  Amount
                </th>
                <th scope="col" className="text-right">
                  Credits
                </th>
                <th scope="col" className="text-right">
                  Held
                </th>
              </tr>
            </thead>
            <tbody>
              {movements.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {loadMore !== null && (
        <Button className="mt-4" onClick={loadMore}>
          Show older
        </Button>
      )}
    </section>
  );
}

function MovementRow({ movement }: { movement: LedgerMovement }) {
  return (
    <tr>
      <td className="whitespace-nowrap text-ink-2">{formatDay(movement.created_at, new Date())}</td>
      <td>
        {sentences.movement[movement.kind]}
        {movement.reason !== null && <span className="text-ink-3">, {movement.reason}</span>}
      </td>
      <td className="text-right font-semibold tabular-nums">
        {SIGNS[movement.kind]}
        {formatCredits(movement.amount)}
      </td>
      <td className="text-right tabular-nums">{formatCredits(movement.credits)}</td>
      <td className="text-right text-ink-2 tabular-nums">{formatCredits(movement.held)}</td>
    </tr>
  );
}
