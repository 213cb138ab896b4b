import { readFile, writeFile } from 'node:fs/promises';

const RESULTS = 'bench/RESULTS.md';
const MARK = '<!-- figures below are written by npm run bench -->';
const PART_MARK = '<!-- figures below are of sections that were measured alone since -->';

export interface Measured {
  readonly machine: string;
  readonly rows: readonly string[];
  /** The sections that were asked for; none: all. */
  readonly sections: readonly string[];
}

export function tableOf({ machine, rows, sections }: Measured): string {
  const command = ['npm run bench', ...(sections.length === 0 ? [] : ['--', ...sections])].join(' ');
  return [
    '',
    `Measured with \`${command}\` on ${machine}.`,
    '',
    '| what | figure |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Writes what was measured: all anew, or a part below the last whole measurement. */
export async function writeResults(measured: Measured): Promise<void> {
  const text = await readFile(RESULTS, 'utf8');
  const isPart = measured.sections.length > 0;
  const [kept = ''] = text.split(isPart ? PART_MARK : MARK);
  const mark = isPart ? PART_MARK : MARK;
  await writeFile(RESULTS, `${kept.trimEnd()}\n\n${mark}\n${tableOf(measured)}`);
}
