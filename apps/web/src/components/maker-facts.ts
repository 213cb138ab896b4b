import type { CatalogueAnswer } from '@kinora/contract/api';
import { makerLabels } from '../labels/makers.ts';
import { formatDollars } from '../lib/format.ts';
import { isOutside, vendorName } from './vendor-name.ts';

/** What the catalogue says of an engine, a model or an effect. */
export type Made = Pick<
  CatalogueAnswer['effects'][number],
  'made_by' | 'is_stand_in' | 'estimate_usd' | 'estimate_note'
> & {
  readonly key: string;
  /** Engines alone: their price is that of one picture. */
  readonly image_function?: string;
};

export interface MakerFacts {
  /** The vendor's key; null: nobody outside has a part in it. */
  readonly vendor: string | null;
  /** 'by fal, about $0.80'; null without a vendor. */
  readonly line: string | null;
  /** What the vendor says of its price instead of an amount. */
  readonly note: string | null;
  /** The name stands over what Kinora draws. */
  readonly isDrawnHere: boolean;
  /** A vendor makes the pictures, and Kinora moves them. */
  readonly isMovedHere: boolean;
}

/** Who makes what is named together: of several that are bought there is no one price. */
export function makerFacts(entries: readonly Made[]): MakerFacts {
  const [bought, ...others] = entries.filter((entry) => isOutside(entry.made_by));
  return {
    vendor: bought?.made_by?.provider ?? null,
    line:
      bought === undefined
        ? null
        : lineOf(
            others.length === 0 ? bought : { ...bought, estimate_usd: null },
            bought.image_function !== undefined,
          ),
    note: bought?.estimate_note ?? null,
    isDrawnHere: entries.some((entry) => entry.is_stand_in && !isOutside(entry.made_by)),
    isMovedHere: bought?.is_stand_in ?? false,
  };
}

interface StoryEntries {
  readonly engine: Made | undefined;
  /** Chosen beside the engine; undefined: its own. */
  readonly image: Made | undefined;
  readonly video: Made | undefined;
}

/** Who makes a story: somebody its pictures, which are moved here unless somebody has the video model that is named. */
export function storyFacts({ engine, image, video }: StoryEntries): MakerFacts {
  const pictures = image ?? engine;
  const facts = makerFacts(pictures === undefined ? [] : [pictures]);
  const isBought = facts.vendor !== null && pictures !== undefined;
  const named = [engine, image, video].filter((entry) => entry !== undefined);
  return {
    ...facts,
    line: isBought ? lineOf(pictures, true) : null,
    isDrawnHere: !isBought && makerFacts(named).isDrawnHere,
    isMovedHere: isBought && (video ?? engine)?.is_stand_in === true,
  };
}

function lineOf(entry: Made, isOnePicture: boolean): string {
  const name = vendorName(entry.made_by?.provider ?? '');
  const what = isOnePicture ? makerLabels.picturesBy(name) : makerLabels.by(name);
  const dollars = dollarsOf(entry);
  if (dollars === null) {
    return what;
  }
  const priced = makerLabels.about(what, dollars);
  return isOnePicture ? makerLabels.each(priced) : priced;
}

/** What one of it costs in dollars, as it is shown; null where that is not known, or not for this person. */
export function dollarsOf(entry: Pick<Made, 'estimate_usd'> | undefined, count = 1): string | null {
  const estimate = entry?.estimate_usd ?? null;
  // What runs on a machine of one's own costs nothing worth a word.
  if (estimate === null || estimate.to === 0) {
    return null;
  }
  const [from, to] = [estimate.from * count, estimate.to * count].map(formatDollars);
  return from === to || to === undefined ? (from ?? null) : `${from}–${to}`;
}
