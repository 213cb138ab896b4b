import type { ReceiptItem } from '@kinora/contract/api';
import { receiptLabels } from '../../labels/receipt.ts';
import { formatDollars } from '../../lib/format.ts';
import { vendorName } from '../vendor-name.ts';
import { modelName } from './model-name.ts';

const { columns, none } = receiptLabels;

/** Requests as rows; on a phone each is a block of its own. */
export function ReceiptTable({ items }: { items: readonly ReceiptItem[] }) {
  const hasScenes = items.some(({ scene_number: scene }) => scene !== null);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={receiptLabels.title}
      className="max-h-[60dvh] overflow-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-left text-12 max-sm:block [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
        <thead className="text-ink-3 max-sm:hidden">
          <tr>
            {hasScenes && <th scope="col">{columns.scene}</th>}
            <th scope="col">{columns.model}</th>
            <th scope="col">{columns.maker}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.seconds}</th>
            <th scope="col">{columns.dollars}</th>
            <th scope="col">{columns.number}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {items.map((item) => (
            <ReceiptRow key={`${item.started_at} ${item.request_id}`} item={item} hasScenes={hasScenes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReceiptRow({ item, hasScenes }: { item: ReceiptItem; hasScenes: boolean }) {
  const cells: [string, string][] = [
    [columns.model, modelName(item.model)],
    [columns.maker, vendorName(item.provider)],
    [columns.outcome, receiptLabels.outcomes[item.outcome]],
    [columns.seconds, String(Math.round(item.seconds))],
    [columns.dollars, dollarsText(item)],
    [columns.number, item.request_id ?? none],
  ];
  const shown = hasScenes
    ? [[columns.scene, item.scene_number === null ? none : String(item.scene_number)] as const, ...cells]
    : cells;
  return (
    <tr className="tabular-nums max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2 max-sm:first:border-t-0">
      {shown.map(([name, value]) => (
        <td
          key={name}
          className="break-all max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:border-0! max-sm:py-0.5!"
        >
          <span aria-hidden="true" className="flex-none text-ink-3 sm:hidden">
            {name}
          </span>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** What is in the total: nothing of what was refused or has failed, unless the service says that it cost something. */
function dollarsText({ cost_usd: cost, estimate_usd: estimate, outcome }: ReceiptItem): string {
  if (cost !== null) {
    return formatDollars(cost);
  }
  const isFree = outcome === 'failed' || outcome === 'refused';
  return estimate === null || isFree ? none : receiptLabels.estimated(formatDollars(estimate));
}
