import type { Receipt, ReceiptItem } from '@kinora/contract/api';
import { expect, it } from 'vitest';
import { receiptCsv } from './receipt-csv.ts';

const item: ReceiptItem = {
  scene_number: 2,
  step: 'picture',
  provider: 'fal',
  model: 'flux_v1',
  endpoint: 'fal-ai/flux/dev',
  request_id: 'abc-1',
  started_at: '2026-01-01T00:00:00.000Z',
  seconds: 4.2,
  outcome: 'made',
  estimate_usd: 0.03,
  cost_usd: null,
  credits: 1,
};
const receiptOf = (...items: ReceiptItem[]): Receipt => ({ items, total_usd: 0.03, total_credits: 1 });

it('has a line for every request under the names of its columns', () => {
  const [names, line, ...rest] = receiptCsv(receiptOf(item)).split('\r\n');
  expect(names).toBe(
    'Scene,Step,Model,Made by,Endpoint,Their number,Started,Seconds,Outcome,Estimate in dollars,Cost in dollars,Credits',
  );
  expect(line).toBe('2,picture,Flux V1,fal,fal-ai/flux/dev,abc-1,2026-01-01T00:00:00.000Z,4.2,Made,0.03,,1');
  expect(rest).toEqual(['']);
});

it('quotes commas, quotes and line breaks, and hands no formula to a spreadsheet', () => {
  const hostile = { ...item, endpoint: 'a,"b"\nc', request_id: '=HYPERLINK("x")' };
  const text = receiptCsv(receiptOf(hostile));
  expect(text).toContain(',"a,""b""\nc",');
  expect(text).toContain(`,"'=HYPERLINK(""x"")",`);
});
