import { CopyPlus, FolderInput, Star, Trash2, Undo2, X } from 'lucide-react';
import { useTransition } from 'react';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EntryCommands } from './use-entry-commands.ts';

interface SelectionBarProps {
  ids: readonly string[];
  /** Whether they are deleted ones. */
  isRemoved: boolean;
  commands: EntryCommands;
  onMove: (ids: readonly string[]) => void;
  /** Selects what is still to be fetched too. */
  onSelectAll: () => Promise<void>;
  onEnd: () => void;
}

/** What can be done with all that are selected, at the lower edge of the window. */
export function SelectionBar({ ids, isRemoved, commands, onMove, onSelectAll, onEnd }: SelectionBarProps) {
  const [isGathering, startGathering] = useTransition();
  const isEmpty = ids.length === 0;
  const then = (act: () => void) => () => {
    act();
    onEnd();
  };
  return (
    <section
      aria-label={generationLabels.selection}
      className="sticky bottom-4 z-10 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-overlay p-2 shadow-pop max-sm:bottom-18"
    >
      <p aria-live="polite" className="px-2 font-semibold tabular-nums">
        {generationLabels.selected(ids.length)}
      </p>
      <Button
        size="small"
        look="plain"
        isBusy={isGathering}
        onClick={() => {
          startGathering(onSelectAll);
        }}
      >
        {generationLabels.selectAll}
      </Button>
      {isRemoved ? (
        <Button
          size="small"
          isDisabled={isEmpty}
          icon={<Undo2 size={14} aria-hidden="true" />}
          onClick={then(() => {
            commands.restore(ids);
          })}
        >
          {generationLabels.restore}
        </Button>
      ) : (
        <>
          <IconButton
            label={generationLabels.favour}
            isDisabled={isEmpty}
            onClick={then(() => {
              commands.favour(ids, true);
            })}
          >
            <Star size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={generationLabels.moveTo}
            isDisabled={isEmpty}
            onClick={() => {
              onMove(ids);
            }}
          >
            <FolderInput size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={generationLabels.duplicate}
            isDisabled={isEmpty}
            onClick={then(() => {
              commands.duplicate(ids);
            })}
          >
            <CopyPlus size={16} aria-hidden="true" />
          </IconButton>
          <Button
            size="small"
            isDisabled={isEmpty}
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={then(() => {
              commands.remove(ids);
            })}
          >
            {labels.common.delete}
          </Button>
        </>
      )}
      <IconButton label={generationLabels.endSelection} onClick={onEnd}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
