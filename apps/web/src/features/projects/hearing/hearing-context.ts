import type { Scene } from '@kinora/contract/scenes';
import { createContext, useContext } from 'react';

export interface SceneLength {
  seconds: number;
  /** Whether it was heard; else it is counted by words. */
  isExact: boolean;
}

export interface Hearing {
  lengthOf: (scene: Scene) => SceneLength;
  /** A word for a press, with what that costs behind it. */
  actionOf: (scene: Scene, what: string) => string;
  stateOf: (scene: Scene) => 'silent' | 'waiting' | 'playing';
  /** Plays it, has it spoken first where nobody did, or stops it. */
  toggle: (scene: Scene) => void;
}

const HearingContext = createContext<Hearing | null>(null);
export const HearingContextProvider = HearingContext.Provider;

/** Hearing scenes; null where nothing can be heard. */
export function useHearing(): Hearing | null {
  return useContext(HearingContext);
}
