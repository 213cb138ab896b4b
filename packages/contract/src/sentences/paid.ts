import { refusalSentences } from './refusals.ts';

/** What is said about requests that cost money, whoever the vendor is. */
export const paidSentences = {
  deadline:
    "The model's service did not finish in time and was told to stop. Your credits were given back. Please try again, or choose another model.",
  cancelled: 'Cancelled.',
  /** Beside the name of a vendor. */
  priceUnknown: 'The service does not say before what it costs.',
  budgetReached: refusalSentences.budget_reached,
  shareReached:
    'This goes beyond your part of today’s budget for paid models. Free models work on; try again tomorrow, or ask the administrator.',
  noPrice:
    'Nobody knows what this costs, and a day has a budget here. Ask the administrator to enter its price under Connections.',
  disconnected:
    'The service that makes this is no longer connected here. Choose another model, or ask the administrator.',
  keyLocked: 'The key can no longer be read on this server. Paste it again.',
} as const;
