import type { Tier } from '@kinora/contract/plans';

/** Something to choose in a picker: a model or an effect. */
export interface Choice<Key extends string = string> {
  key: Key;
  name: string;
  description: string;
  tier: Tier;
  /** A sentence for why this server cannot do it now; null when it can. */
  unavailable: string | null;
  /** What can be shown of it: nothing where another than Kinora makes it. */
  sample: 'still' | 'moving' | null;
}

export interface ChoiceGroup<Key extends string = string> {
  title: string;
  choices: readonly Choice<Key>[];
}
