import { vendorName } from '../../../components/vendor-name.ts';
import { makerLabels } from '../../../labels/makers.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatCreditCount, formatDollars, formatLength } from '../../../lib/format.ts';
import type { PricedModel } from './priced-models.ts';

interface UpgradeModelsProps {
  models: readonly PricedModel[];
  chosen: string | null;
  onChoose: (model: string) => void;
}

/** The models that can make it, each with its maker, its price and what it takes. */
export function UpgradeModels({ models, chosen, onChoose }: UpgradeModelsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-12 font-semibold text-ink-2">{upgradeLabels.models}</legend>
      <div className="grid max-h-[40dvh] gap-1 overflow-y-auto pr-1">
        {models.map((entry) => (
          <ModelRow
            key={entry.model}
            entry={entry}
            isChosen={entry.model === chosen}
            onChoose={() => {
              onChoose(entry.model);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ModelRow({
  entry,
  isChosen,
  onChoose,
}: {
  entry: PricedModel;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const isClosed = entry.closedReason !== null;
  return (
    <label
      className={classNames(
        'flex items-start gap-3 rounded-control border px-3 py-2 max-sm:flex-wrap max-sm:gap-y-0.5',
        isChosen ? 'border-accent bg-overlay' : 'border-line',
        isClosed ? 'opacity-60' : 'cursor-pointer hover:border-control',
      )}
    >
      <input
        type="radio"
        name="upgrade-model"
        className="mt-1 accent-(--accent)"
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{upgradeLabels.by(entry.name, vendorName(entry.provider))}</span>
        <span className="block text-12 text-ink-3">{entry.closedReason ?? whatItTakes(entry)}</span>
      </span>
      <span className="text-right whitespace-nowrap tabular-nums max-sm:basis-full max-sm:pl-6.5 max-sm:text-left">
        {priceText(entry)}
      </span>
    </label>
  );
}

function whatItTakes({ kind, clips, scenes, stagedSeconds }: PricedModel): string {
  return [
    ...(scenes > 1 ? [upgradeLabels.scenes(scenes)] : []),
    kind === 'clip' ? upgradeLabels.clips(clips) : upgradeLabels.images(clips),
    ...(stagedSeconds >= 1 ? [upgradeLabels.staged(formatLength(stagedSeconds), scenes)] : []),
  ].join(' · ');
}

function priceText({ credits, dollars }: PricedModel): string {
  const price = upgradeLabels.credits(formatCreditCount(credits));
  return dollars === null ? price : makerLabels.about(price, formatDollars(dollars));
}
