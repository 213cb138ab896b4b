import type { MicroDollars } from '@kinora/models';
import type { CheckedBinding, CheckOutcome, VendorCheck } from '../../gateway/check/check-vendor.ts';

const outcomes: Readonly<Record<CheckOutcome, string>> = {
  made: 'made',
  failed: 'FAILED',
  gone: 'GONE',
  unpriced: 'not tried: its price is not known',
  over: 'not tried: over the amount',
  untried: 'not tried',
  stopped: 'not tried: stopped',
};

const heads = ['binding', 'endpoint', 'listed', 'outcome', 'seconds', 'estimate', 'cost', 'what was wrong'];

export interface CheckedVendor {
  readonly title: string;
  readonly spend: MicroDollars | null;
  readonly now: Date;
}

/** The report on a vendor as Markdown, which reads well in a terminal too. */
export function describeCheck(check: VendorCheck, { title, spend, now }: CheckedVendor): string {
  const amount = spend === null ? 'Nothing was bought' : `${dollarsOf(check.booked)} of ${dollarsOf(spend)}`;
  const rows = [heads, heads.map(() => ''), ...check.bindings.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0, index === 1 ? '-' : ' '));
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `# ${title}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    `${amount}; ${count(check, 'made')} of ${check.bindings.length} bindings made something, ${count(check, 'failed')} failed, ${count(check, 'gone')} are gone.`,
    ...(check.stoppedBy === null ? [] : ['', `Stopped: ${check.stoppedBy}`]),
    '',
    ...lines,
  ].join('\n');
}

function count({ bindings }: VendorCheck, outcome: CheckOutcome): number {
  return bindings.filter((each) => each.outcome === outcome).length;
}

function rowOf({ keys, endpoint, state, outcome, seconds, ...row }: CheckedBinding): string[] {
  return [
    keys.join(', '),
    endpoint,
    state ?? 'no',
    outcomes[outcome],
    seconds === null ? '' : seconds.toFixed(1),
    row.estimate === null ? '?' : dollarsOf(row.estimate),
    row.cost === null ? '' : dollarsOf(row.cost),
    // A pipe or a line of its own would end the cell.
    (row.sentence ?? '').replace(/\s+/gu, ' ').replaceAll('|', '/'),
  ];
}

/** One line on a binding, while the check goes on. */
export function describeBinding({ endpoint, outcome, sentence }: CheckedBinding): string {
  return `${outcomes[outcome]}  ${endpoint}${sentence === null ? '' : `: ${sentence}`}`;
}

function dollarsOf(micro: MicroDollars): string {
  return `$${(micro / 1_000_000).toFixed(3)}`;
}
