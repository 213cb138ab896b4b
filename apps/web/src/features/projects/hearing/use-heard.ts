import { usualSpeech } from '@kinora/contract/api';
import type { NarrationAnswer, ProjectAnswer, SpeechSettings } from '@kinora/contract/api';
import { useState } from 'react';
import { useNarrations } from '../../../api/narrations.ts';
import { knownNarrations } from './spoken-length.ts';
import type { NarrationKey } from './spoken-length.ts';

export interface Heard {
  readonly speech: SpeechSettings;
  /** Everything that can be played at once. */
  readonly known: ReadonlyMap<NarrationKey, NarrationAnswer>;
  readonly remember: (key: NarrationKey, answer: NarrationAnswer) => void;
}

/** How a project is spoken, and what was heard of it, before or on this page. */
export function useHeard(project: ProjectAnswer): Heard {
  const { data: kept } = useNarrations(project);
  const [heardHere, setHeardHere] = useState<ReadonlyMap<NarrationKey, NarrationAnswer>>(new Map());
  return {
    speech: kept?.speech ?? usualSpeech,
    known: knownNarrations({ scenes: project.scenes, answer: kept }, heardHere),
    remember: (key, answer) => {
      setHeardHere((before) => new Map([...before, [key, answer]]));
    },
  };
}
