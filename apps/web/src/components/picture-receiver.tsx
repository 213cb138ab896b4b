import { useEntries } from '../api/get-catalogue.ts';
import { makerLabels } from '../labels/makers.ts';
import { makerFacts } from './maker-facts.ts';
import { vendorName } from './vendor-name.ts';

interface PictureReceiverProps {
  /** What is chosen: the engine or model that gets the picture. */
  keys: readonly (string | null)[];
  className?: string;
}

/** Names the vendor that will receive an uploaded picture; nothing where it stays on this server. */
export function PictureReceiver({ keys, className = '' }: PictureReceiverProps) {
  const { vendor } = makerFacts(useEntries()(keys));
  return vendor === null ? null : (
    <span className={`text-12 text-ink-3 ${className}`}>{makerLabels.sentTo(vendorName(vendor))}</span>
  );
}
