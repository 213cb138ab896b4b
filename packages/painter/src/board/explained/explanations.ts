import { cacao } from './cacao.ts';
import { railways } from './railway.ts';
import { seaSalt } from './sea-salt.ts';
import { teas } from './tea.ts';
import { wirelessMessages } from './wireless.ts';
import type { Explanation } from './explanation.ts';

/** Everything that we have a drawing for of how it happens. */
export const explanations: readonly Explanation[] = [
  ...seaSalt,
  ...cacao,
  ...railways,
  ...teas,
  ...wirelessMessages,
];
