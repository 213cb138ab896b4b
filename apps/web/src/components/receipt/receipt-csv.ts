import type { Receipt, ReceiptItem } from '@kinora/contract/api';
import { receiptLabels } from '../../labels/receipt.ts';
import { vendorName } from '../vendor-name.ts';
import { modelName } from './model-name.ts';

const { columns, file } = receiptLabels;

/** Columns by their names, in their order. */
const cells = {
  [columns.scene]: (item) => item.scene_number,
  [file.step]: (item) => item.step,
  [columns.model]: (item) => modelName(item.model),
  [columns.maker]: (item) => vendorName(item.provider),
  [file.endpoint]: (item) => item.endpoint,
  [columns.number]: (item) => item.request_id,
  [file.started]: (item) => item.started_at,
  [columns.seconds]: (item) => item.seconds,
  [columns.outcome]: (item) => receiptLabels.outcomes[item.outcome],
  [file.estimate]: (item) => item.estimate_usd,
  [file.cost]: (item) => item.cost_usd,
  [file.credits]: (item) => item.credits,
} satisfies Record<string, (item: ReceiptItem) => string | number | null>;

/** The receipt as a table for spreadsheets (RFC 4180): one line a request, under the names of its columns. */
export function receiptCsv({ items }: Receipt): string {
  const rows = items.map((item) => Object.values(cells).map((cell) => cell(item)));
  return [Object.keys(cells), ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** What spreadsheets would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/;

function fieldOf(value: string | number | null): string {
  if (typeof value !== 'string') {
    return value === null ? '' : String(value);
  }
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
