import { createContext, useContext } from 'react';
import type { GenerationMode } from '@kinora/contract';

/** What another screen puts into the prompt box: parts of a draft in the shape in which it is stored, and files. */
export interface PromptFill {
  mode: GenerationMode;
  draft: Readonly<Record<string, unknown>>;
  files?: readonly File[];
}

export interface PromptFiller {
  /** Replaces the mode's draft and shows the prompt box. */
  fill: (fill: PromptFill) => void;
  /** The files handed over to a mode or to Animate, once; empty when there are none. */
  takeFiles: (target: GenerationMode | 'animate') => readonly File[];
  /** Hands a picture to the Animate tool and opens it. */
  animate: (file: File) => void;
  /** Grows with every fill, so that an open prompt box reads its draft again. */
  revision: number;
}

const PromptFillerContext = createContext<PromptFiller | null>(null);
export const PromptFillerProvider = PromptFillerContext.Provider;

/** The way from any screen into the prompt box. */
export function usePromptFiller(): PromptFiller {
  const filler = useContext(PromptFillerContext);
  if (filler === null) {
    throw new Error('usePromptFiller needs a PromptFillerProvider above it.');
  }
  return filler;
}
