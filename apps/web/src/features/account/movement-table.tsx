import { formatCredits } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import type { LedgerMovement, MovementKind } from '@kinora/contract/api';
import type { ReactNode } from 'react';
import { useMovements } from '../../api/list-movements.ts';
import { accountLabels } from '../../labels/account.ts';
import { labels } from '../../labels/index.ts';
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
        {accountLabels.movements}
      </h2>
      {isLoading && <Skeleton className="h-40 rounded-card!" />}
      {isFailed && (
        <p role="alert" className="flex items-center gap-3 text-ink-2">
          {sentences.failure.backendOffline}
          <Button size="small" onClick={reload}>
            {labels.common.tryAgain}
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
          aria-label={accountLabels.movementTable}
        >
          {/* The roles are said, since phones draw rows as cards, which would take them away. */}
          <table role="table" aria-label={accountLabels.movements} className="data-table">
            <thead role="rowgroup">
              <tr role="row">
                <Head>{accountLabels.when}</Head>
                <Head>{accountLabels.what}</Head>
                <Head isNumber>{labels.common.amount}</Head>
                <Head isNumber>{labels.common.credits}</Head>
                <Head isNumber>{labels.common.held}</Head>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {movements.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {loadMore !== null && (
        <Button className="mt-4" onClick={loadMore}>
          {accountLabels.showOlder}
        </Button>
      )}
    </section>
  );
}

function Head({ children, isNumber = false }: { children: string; isNumber?: boolean }) {
  return (
    <th role="columnheader" scope="col" data-align={isNumber ? 'end' : undefined}>
      {children}
    </th>
  );
}

interface CellProps {
  label: string;
  isNumber?: boolean;
  className?: string;
  children: ReactNode;
}

function Cell({ label, isNumber = false, className = '', children }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      data-align={isNumber ? 'end' : undefined}
      className={`${className} ${isNumber ? 'tabular-nums' : ''}`}
    >
      {children}
    </td>
  );
}

function MovementRow({ movement }: { movement: LedgerMovement }) {
  return (
    <tr role="row">
      <Cell label={accountLabels.when} className="whitespace-nowrap text-ink-2">
        {formatDay(movement.created_at, new Date())}
      </Cell>
      <Cell label={accountLabels.what}>
        <span>
          {sentences.movement[movement.kind]}
          {movement.reason !== null && <span className="text-ink-3">, {movement.reason}</span>}
        </span>
      </Cell>
      <Cell label={labels.common.amount} isNumber className="font-semibold">
        {SIGNS[movement.kind]}
        {formatCredits(movement.amount)}
      </Cell>
      <Cell label={labels.common.credits} isNumber>
        {formatCredits(movement.credits)}
      </Cell>
      <Cell label={labels.common.held} isNumber className="text-ink-2">
        {formatCredits(movement.held)}
      </Cell>
    </tr>
  );
}
