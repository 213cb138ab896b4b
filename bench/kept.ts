/** The figures of an earlier run, by the first cells of their row. */
export type KeptRows = ReadonlyMap<string, readonly string[]>;

/** Reads every row of every table in a report of ours; what stood in brackets there was older still. */
export function keptRows(report: string): KeptRows {
  const rows = report
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) => line.slice(1, -1).split('|').map(plain));
  return new Map(rows.flatMap((cells) => keysOf(cells).map((key) => [key, cells] as const)));
}

/** The row with each figure's last kept one beside it; `names` cells say what the row is about. */
export function besideKept(cells: readonly string[], names: number, kept: KeptRows): string {
  const before = kept.get(cells.slice(0, names).join('|'));
  const written = cells.map((cell, index) => {
    const old = before?.[index];
    return index < names || old === undefined || old === '' ? cell : `${cell} (${old})`;
  });
  return `| ${written.join(' | ')} |`;
}

/** What stood in the second cell of the last kept row that is about the same; undefined: it was never kept. */
export function keptFigure(row: string, kept: KeptRows): string | undefined {
  const [what = ''] = row.slice(1, -1).split('|').map(plain);
  return kept.get(what)?.[1];
}

/** A row is known by its first cell, or by two. */
function keysOf(cells: readonly string[]): string[] {
  return [cells.slice(0, 1).join('|'), cells.slice(0, 2).join('|')];
}

function plain(cell: string): string {
  return cell.replace(/\s*\(.*\)\s*$/u, '').trim();
}
