import type { PaidOutcome } from '@kinora/contract/api';

/** Words of what was bought for a project, fetched with it. */
export const receiptLabels = {
  title: 'Receipt',
  titleOf: (title: string) => `Receipt of ${title}`,
  lead: 'Every request that went to a model’s service for this, and what it costs whoever runs this server.',
  empty: 'Nothing was bought for this.',
  loading: 'Reading the receipt…',
  columns: {
    scene: 'Scene',
    model: 'Model',
    maker: 'Made by',
    outcome: 'Outcome',
    seconds: 'Seconds',
    dollars: 'Dollars',
    number: 'Their number',
  },
  /** Names of the file's further columns. */
  file: {
    step: 'Step',
    endpoint: 'Endpoint',
    started: 'Started',
    estimate: 'Estimate in dollars',
    cost: 'Cost in dollars',
    credits: 'Credits',
  },
  outcomes: {
    made: 'Made',
    failed: 'Failed',
    refused: 'Refused',
    cancelled: 'Cancelled',
    late: 'Made too late',
    unknown: 'Not known',
  } satisfies Record<PaidOutcome, string>,
  /** What was written or said for it, in place of a model's name. */
  words: 'Text',
  voice: 'Voice',
  /** The vendor has not said what it took. */
  estimated: (dollars: string) => `${dollars}, estimated`,
  none: '–',
  total: 'Total',
  creditsOf: (credits: string) => `${credits} ${credits === '1' ? 'credit' : 'credits'}`,
  download: 'Download CSV',
  fileName: (id: string) => `receipt-${id}.csv`,
} as const;
