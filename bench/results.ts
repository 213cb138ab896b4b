import { readFile, writeFile } from 'node:fs/promises';

const RESULTS = 'bench/RESULTS.md';
const MARK = '<!-- figures below are written by npm run bench -->';

export function tableOf(machine: string, rows: readonly string[]): string {
  return [
    '',
    `Measured with \`npm run bench\` on ${machine}.`,
    '',
    '| what | figure |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** What a row is about; its figures are behind it. */
function subjectOf(row: string): string {
  return row.split(' | ')[0] ?? row;
}

/** Writes what was measured. Of a part, the other rows stay as they were, and new ones come last. */
export async function writeResults(measured: {
  readonly machine: string;
  readonly rows: readonly string[];
  readonly isWhole: boolean;
}): Promise<void> {
  const { machine, rows, isWhole } = measured;
  const [head = '', figures = ''] = (await readFile(RESULTS, 'utf8')).split(MARK);
  const fresh = new Map(rows.map((row) => [subjectOf(row), row]));
  const before = isWhole ? [] : figures.split('\n').filter((line) => /^\| (?!what \|)/u.test(line));
  const kept = before.map((row) => [subjectOf(row), row] as const);
  const all = new Map([...kept, ...fresh]);
  await writeFile(RESULTS, `${head}${MARK}\n${tableOf(machine, [...all.values()])}`);
}
