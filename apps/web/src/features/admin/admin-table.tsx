import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentences } from '@kinora/contract/sentences';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface AdminTableProps<Row> {
  label: string;
  columns: readonly string[];
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  rows: readonly Row[];
  /** Said when the list is there and empty. */
  emptySentence: string;
  keyOf: (row: Row) => string;
  /** The cells of a row, in the order of the columns. */
  cells: (row: Row) => readonly ReactNode[];
}

/** A list as a table with its four states; on phones every row is a card. */
export function AdminTable<Row>({
  label,
  columns,
  query,
  rows,
  emptySentence,
  keyOf,
  cells,
}: AdminTableProps<Row>) {
  if (query.isPending) {
    return <Skeleton className="h-40 rounded-card!" />;
  }
  if (query.isError) {
    return (
      <p role="alert" className="flex items-center gap-3 text-ink-2">
        {sentences.failure.backendOffline}
        <Button size="small" onClick={() => void query.refetch()}>
          {labels.common.tryAgain}
        </Button>
      </p>
    );
  }
  if (rows.length === 0) {
    return <p className="py-6 text-ink-2">{emptySentence}</p>;
  }
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      {/* The roles are said, since phones draw rows as cards, which would take them away. */}
      <table role="table" aria-label={label} className="data-table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {cells(row).map((cell, index) => (
                <td key={columns[index]} role="cell" data-label={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
