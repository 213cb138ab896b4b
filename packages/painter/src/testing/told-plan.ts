import type { Language } from '@kinora/contract/catalogue';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planScene } from '../scene/diorama-model.ts';

/** A scene of a film as it is told, and as its painter is told. */
export interface ToldScene {
  readonly prompt: string;
  readonly narration: string;
  readonly language?: Language;
  readonly filmPrompts?: readonly string[];
  /** Of seven. */
  readonly index?: number;
  readonly keyFacts?: readonly string[];
}

const indexes = openPictureIndexes();

/** What is painted of it. */
export function planTold({
  prompt,
  narration,
  language = 'English',
  filmPrompts = [],
  index = 2,
  keyFacts = [],
}: ToldScene): ScenePlan {
  const scene = { title: 'One evening', narration, keyFacts, index, count: 7 };
  return planScene(
    {
      prompt,
      aspectRatio: '16:9',
      language,
      videoStyle: 'auto',
      seed: 5,
      inputs: [],
      longSide: 320,
      filmPrompts,
      scene,
    },
    { key: 'flux_pro', style: 'rich', hasLettering: false },
    indexes,
  );
}
