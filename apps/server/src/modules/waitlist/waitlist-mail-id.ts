import { createHash } from 'node:crypto';
import type { WaitlistKind } from '@kinora/contract/api';

/** One mail for each person and list, whatever they call themselves. */
export function waitlistMailId(kind: WaitlistKind, email: string): string {
  return `waitlist-${createHash('sha256').update(`${kind} ${email}`).digest('hex')}`;
}
