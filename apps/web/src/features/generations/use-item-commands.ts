import { sentences } from '@kinora/contract/sentences';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { failureText } from '../../api/api-error.ts';
import { fetchFile } from '../../api/fetch-file.ts';
import { useRemoveGeneration, useRestoreGeneration } from '../../api/remove-generation.ts';
import type { GenerationList } from '../../api/remove-generation.ts';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft } from '../../lib/drafts.ts';
import { notify } from '../../ui/notify.ts';
import type { ItemCommands } from './item-actions.tsx';

/** What can be done with the cards of a list. A removed card is gone at once, and Undo brings it back. */
export function useItemCommands(list: GenerationList): {
  commands: ItemCommands;
  removedIds: readonly string[];
} {
  const filler = usePromptFiller();
  const remove = useRemoveGeneration(list);
  const restore = useRestoreGeneration(list);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const undoRef = useRef<(() => void) | null>(null);
  useUndoKey(undoRef);
  const show = (id: string) => {
    setRemovedIds((ids) => ids.filter((other) => other !== id));
  };

  const commands: ItemCommands = {
    useAgain: ({ type, prompt }) => {
      const mode = type === 'image' ? 'images' : 'videos';
      const kept = readDraft(browserStorage(), mode);
      filler.fill({ mode, draft: { ...(typeof kept === 'object' ? kept : {}), prompt } });
    },
    animate: ({ result_url: url, title }) => {
      fetchFile(url, `${title}.png`).then(filler.animate, complain);
    },
    remove: ({ id }) => {
      setRemovedIds((ids) => [...ids, id]);
      remove.mutate(id, {
        onError: (error) => {
          show(id);
          complain(error);
        },
        onSuccess: () => {
          const undo = () => {
            undoRef.current = null;
            restore.mutate(id, {
              onSuccess: () => {
                show(id);
              },
              onError: complain,
            });
          };
          undoRef.current = undo;
          offerUndo(undo);
        },
      });
    },
  };
  return { commands, removedIds };
}

/** Mod+Z takes the last removal back as well: the toast is out of reach for hands on the keyboard. */
function useUndoKey(undoRef: RefObject<(() => void) | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isText && undoRef.current) {
        event.preventDefault();
        undoRef.current();
      }
    };
    globalThis.addEventListener('keydown', handleKey);
    return () => {
      globalThis.removeEventListener('keydown', handleKey);
    };
  }, [undoRef]);
}

function complain(error: unknown): void {
  void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
}

function offerUndo(run: () => void): void {
  void notify({ text: sentences.job.removed, action: { label: labels.common.undo, run } });
}
