import type { VendorPhase } from '@kinora/contract/api';
import { makerLabels } from '../labels/makers.ts';

/** The provider keys of what Kinora makes by itself, and of models that run on its machine, as the server records them. */
const HERE: ReadonlySet<string> = new Set(['builtin', 'local']);

/** Whether somebody outside made it, or would. */
export function isOutside(maker: { readonly provider: string } | null | undefined): boolean {
  return maker !== null && maker !== undefined && !HERE.has(maker.provider);
}

/** A vendor as it writes itself. */
export function vendorName(provider: string): string {
  const names: Readonly<Record<string, string>> = makerLabels.vendors;
  return names[provider] ?? provider;
}

/** Whose turn it is with what a vendor was sent, and how many stand before it where that is known. */
export function vendorPhaseText({ phase, position, provider }: VendorPhase): string {
  const name = vendorName(provider);
  if (phase === 'working') {
    return makerLabels.atWork(name);
  }
  if (position === null) {
    return makerLabels.waitingAt(name);
  }
  return position === 0 ? makerLabels.nextAt(name) : makerLabels.waitingBehind(name, position);
}
