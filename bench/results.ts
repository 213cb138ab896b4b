import { readFile, writeFile } from 'node:fs/promises';

export const RESULTS = 'bench/RESULTS.md';
const MARK = '<!-- figures below are written by npm run bench -->';
const PART_MARK = '<!-- figures below are of sections that were measured alone since -->';

export interface Measured {
  readonly machine: string;
  readonly rows: readonly string[];
  /** The sections that were asked for; none: all. */
  readonly sections: readonly string[];
}

export function tableOf({ machine, rows, sections }: Measured): string {
  return ['', `${headOf(sections)} on ${machine}.`, '', '| what | figure |', '|---|---|', ...rows, ''].join(
    '\n',
  );
}

function headOf(sections: Measured['sections']): string {
  const command = ['npm run bench', ...(sections.length === 0 ? [] : ['--', ...sections])].join(' ');
  return `Measured with \`${command}\``;
}

/**
 * Writes what was measured: all anew, or a part below the last whole measurement, in place of the same part's earlier
 * figures.
 */
export async function writeResults(measured: Measured): Promise<void> {
  const text = await readFile(RESULTS, 'utf8');
  if (measured.sections.length === 0) {
    const [kept = ''] = text.split(MARK);
    await writeFile(RESULTS, `${kept.trimEnd()}\n\n${MARK}\n${tableOf(measured)}`);
    return;
  }
  const [kept = '', parts = ''] = text.split(PART_MARK);
  const others = parts
    .split(/^(?=Measured with )/mu)
    .filter((part) => part.trim() !== '' && !part.startsWith(headOf(measured.sections)))
    .map((part) => `\n${part.trim()}\n`);
  await writeFile(RESULTS, `${kept.trimEnd()}\n\n${PART_MARK}\n${others.join('')}${tableOf(measured)}`);
}
