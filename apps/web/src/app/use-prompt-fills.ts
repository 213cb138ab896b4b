import type { GenerationMode } from '@kinora/contract/catalogue';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { PromptFiller } from '../components/prompt-filler.tsx';
import { browserStorage } from '../lib/browser-storage.ts';
import { writeDraft } from '../lib/drafts.ts';

const NO_FILES: readonly File[] = [];

/** Drafts and files on their way from one screen to the prompt box or the Animate tool. */
export function usePromptFills(): PromptFiller {
  const navigate = useNavigate();
  const [revision, setRevision] = useState(0);
  const filesRef = useRef(new Map<string, readonly File[]>());
  return useMemo(() => {
    const show = (search: { mode?: Exclude<GenerationMode, 'stories'>; view?: 'animate' }) => {
      setRevision((before) => before + 1);
      void navigate({ to: '/', search });
    };
    return {
      revision,
      fill: ({ mode, draft, files = [] }) => {
        writeDraft(browserStorage(), mode, draft);
        filesRef.current.set(mode, files);
        show(mode === 'stories' ? {} : { mode });
      },
      animate: (file) => {
        filesRef.current.set('animate', [file]);
        show({ view: 'animate' });
      },
      filesFor: (target) => filesRef.current.get(target) ?? NO_FILES,
      forgetFiles: (target) => {
        filesRef.current.delete(target);
      },
    };
  }, [navigate, revision]);
}
