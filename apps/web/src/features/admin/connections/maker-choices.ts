import { builtInProvider } from '@kinora/contract/api';
import type { ServedModel } from '@kinora/contract/api';
import { connectionLabels } from '../../../labels/connections.ts';
import { makerLabels } from '../../../labels/makers.ts';

/** Somebody who can be chosen to make a model. */
export interface MakerChoice {
  readonly value: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly provider: string;
  /** Null: the house has none. */
  readonly endpoint: string | null;
}

const words = connectionLabels.models;

function valueOf(provider: string, endpoint: string | null): string {
  return endpoint === null ? provider : `${provider} ${endpoint}`;
}

/** Everybody who can make a model, the house first; `titles` are the services' names. */
export function makerChoices(model: ServedModel, titles: ReadonlyMap<string, string>): MakerChoice[] {
  const house: MakerChoice = {
    value: builtInProvider,
    label: makerLabels.drawnByKinora,
    isDisabled: false,
    provider: builtInProvider,
    endpoint: null,
  };
  const services = model.bindings.map(({ provider, endpoint, is_configured: isConfigured }) => {
    const name = words.choice(titles.get(provider) ?? provider, endpoint);
    return {
      value: valueOf(provider, endpoint),
      label: isConfigured ? name : words.notConnected(name),
      isDisabled: !isConfigured,
      provider,
      endpoint,
    };
  });
  return [...(model.has_built_in ? [house] : []), ...services];
}

/** The choice that holds now. */
export function chosenMaker({ bound }: ServedModel): string {
  return valueOf(bound.provider, bound.endpoint);
}
