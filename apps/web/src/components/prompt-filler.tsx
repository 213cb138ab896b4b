import { createContext, useContext, useEffect, useState } from 'react';
import type { GenerationMode } from '@kinora/contract/catalogue';

/** What another screen puts into the prompt box: parts of a draft in the shape in which it is stored, and files. */
export interface PromptFill {
  mode: GenerationMode;
  draft: Readonly<Record<string, unknown>>;
  files?: readonly File[];
}

type FillTarget = GenerationMode | 'animate';

export interface PromptFiller {
  /** Replaces the mode's draft and shows the prompt box. */
  fill: (fill: PromptFill) => void;
  /** The files handed over to a mode or to Animate; empty when there are none. */
  filesFor: (target: FillTarget) => readonly File[];
  /** Forgets them, once they have arrived. */
  forgetFiles: (target: FillTarget) => void;
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

/** The files that were handed over to a mode or to Animate, as they were when it appeared. */
export function useHandedFiles(target: FillTarget): readonly File[] {
  const { filesFor, forgetFiles } = usePromptFiller();
  const [files] = useState(() => filesFor(target));
  // Only what is really on the screen has taken them; a first rendering may be thrown away.
  useEffect(() => {
    forgetFiles(target);
  }, [forgetFiles, target]);
  return files;
}
