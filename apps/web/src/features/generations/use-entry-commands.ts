import type { LibraryChangePayload, LibraryItem } from '@kinora/contract/library';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { failureText } from '../../api/api-error.ts';
import { fetchFile } from '../../api/fetch-file.ts';
import type { ChangeProgress } from '../../api/change-in-pieces.ts';
import { useChangeEntries } from '../../api/library.ts';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft } from '../../lib/drafts.ts';
import { notify } from '../../ui/notify.ts';

export interface EntryCommands {
  /** Puts the prompt back into the prompt box. */
  useAgain: (item: LibraryItem) => void;
  /** Takes an image to the Animate tool. */
  animate: (item: LibraryItem) => void;
  remove: (ids: readonly string[]) => void;
  restore: (ids: readonly string[]) => void;
  favour: (ids: readonly string[], isFavourite: boolean) => void;
  duplicate: (ids: readonly string[]) => void;
  move: (ids: readonly string[], folderId: string | null) => void;
}

/** What can be done with entries, one or many. What is deleted is gone at once, and Undo brings it back. */
export function useEntryCommands(): {
  commands: EntryCommands;
  removedIds: readonly string[];
  /** Of a change of many that is under way. */
  progress: ChangeProgress | null;
} {
  const fills = useFills();
  const [progress, setProgress] = useState<ChangeProgress | null>(null);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const undoRef = useRef<(() => void) | null>(null);
  useUndoKey(undoRef);
  const show = (ids: readonly string[]) => {
    setRemovedIds((hidden) => hidden.filter((id) => !ids.includes(id)));
  };
  const run = useChanges(show, setProgress);
  const restore = (ids: readonly string[]) => {
    undoRef.current = null;
    run({ action: 'restore', ids: [...ids] }, { said: generationLabels.restored });
    show(ids);
  };
  const commands: EntryCommands = {
    ...fills,
    remove: (ids) => {
      setRemovedIds((hidden) => [...hidden, ...ids]);
      run({ action: 'remove', ids: [...ids] }, { said: generationLabels.removed, undo: restore });
      undoRef.current = () => {
        restore(ids);
      };
    },
    restore,
    favour: (ids, isFavourite) => {
      run({ action: isFavourite ? 'favourite' : 'unfavourite', ids: [...ids] }, {});
    },
    duplicate: (ids) => {
      run({ action: 'duplicate', ids: [...ids] }, { said: generationLabels.duplicated });
    },
    move: (ids, folderId) => {
      run({ action: 'move', ids: [...ids], folder_id: folderId }, { said: generationLabels.moved });
    },
  };
  return { commands, removedIds, progress };
}

interface Outcome {
  /** What is said about so many; what is seen on the cards themselves needs no word. */
  readonly said?: (count: number) => string;
  readonly undo?: (ids: readonly string[]) => void;
}

/** Asks for a change, says how it went, and shows again what was hidden for it and is still there. */
function useChanges(
  show: (ids: readonly string[]) => void,
  tellProgress: (progress: ChangeProgress | null) => void,
) {
  const change = useChangeEntries(tellProgress);
  return (wish: LibraryChangePayload, { said, undo }: Outcome) => {
    // Told by each change itself: an observer would hear of the last one alone.
    void change.mutateAsync(wish).then(({ ids, refused, left, failure }) => {
      show([...refused.map(({ id }) => id), ...left]);
      if (left.length > 0) {
        const reason = failureText(failure, (text) => text);
        complain(ids.length === 0 ? reason : generationLabels.leftAlone(left.length, reason));
      }
      refused.slice(0, 1).forEach(({ sentence }) => {
        complain(sentence);
      });
      if (ids.length > 0 && said !== undefined) {
        tell(
          said(ids.length),
          undo &&
            (() => {
              undo(ids);
            }),
        );
      }
    });
  };
}

/** What begins something new with an entry. */
function useFills(): Pick<EntryCommands, 'useAgain' | 'animate'> {
  const filler = usePromptFiller();
  return {
    useAgain: ({ kind, prompt }) => {
      const mode = kind === 'images' || kind === 'stories' ? kind : 'videos';
      const kept = readDraft(browserStorage(), mode);
      filler.fill({ mode, draft: { ...(typeof kept === 'object' ? kept : {}), prompt } });
    },
    animate: ({ result_url: url, title }) => {
      fetchFile(url ?? '', `${title}.png`).then(filler.animate, (error: unknown) => {
        complain(failureText(error, (reason) => reason));
      });
    },
  };
}

/** Mod+Z takes the last removal back as well: the toast is out of reach for hands on the keyboard. */
function useUndoKey(undoRef: RefObject<(() => void) | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
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

function complain(text: string): void {
  void notify({ text, tone: 'bad' });
}

function tell(text: string, undo: (() => void) | undefined): void {
  void notify({ text, ...(undo && { action: { label: labels.common.undo, run: undo } }) });
}
