import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentences } from '@kinora/contract';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface AdminTableProps<Row> {
  label: string;
  columns: readonly string[];
  query: UseQueryResult<readonly Row[]>;
  /** Said when the list is there and empty. */
  emptySentence: string;
  keyOf: (row: Row) => string;
  /** The cells of a row, in the order of the columns. */
  cells: (row: Row) => readonly ReactNode[];
}

/** A list as a table with its four states. */
export function AdminTable<Row>({
  label,
  columns,
  query,
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
          Try again
        </Button>
      </p>
    );
  }
  if (query.data.length === 0) {
    return <p className="py-6 text-ink-2">{emptySentence}</p>;
  }
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full min-w-160 border-collapse text-left [&_td]:h-12 [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_th]:h-10 [&_th]:px-4">
        <thead className="text-12 text-ink-3">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {query.data.map((row) => (
            <tr key={keyOf(row)}>
              {cells(row).map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
