import { ArrowUpDown, CheckCheck, Folder, FolderPlus, FolderX, PencilLine, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFolders, useRemoveFolder } from '../../api/library.ts';
import { generationLabels } from '../../labels/generations.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.ts';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import { orders } from './library-look.ts';
import type { Filter, OrderName } from './library-look.ts';

interface LibraryToolbarProps {
  filter: Filter;
  onFilter: (change: Partial<Filter>) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

// Its keys are the names.
const orderNames = Object.keys(orders) as OrderName[];
const ALL = 'all';

/** Order, folder and what else narrows the library down; and the way to many at once. */
export function LibraryToolbar({ filter, onFilter, isSelecting, onSelecting }: LibraryToolbarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 max-sm:mb-4">
      <ChipSelect
        label={generationLabels.order}
        value={filter.order}
        icon={<ArrowUpDown size={16} aria-hidden="true" />}
        options={orderNames.map((value) => ({ value, label: generationLabels.orders[value] }))}
        onChoose={(order) => {
          onFilter({ order });
        }}
      />
      <FolderChips filter={filter} onFilter={onFilter} />
      <Chip
        look="outline"
        aria-pressed={filter.favourites}
        onClick={() => {
          onFilter({ favourites: !filter.favourites });
        }}
      >
        <Star size={16} aria-hidden="true" /> {generationLabels.favourites}
      </Chip>
      <Chip
        look="outline"
        aria-pressed={filter.removed}
        onClick={() => {
          onFilter({ removed: !filter.removed });
        }}
      >
        <Trash2 size={16} aria-hidden="true" /> {generationLabels.deleted}
      </Chip>
      <Chip
        look="outline"
        className="sm:ml-auto"
        aria-pressed={isSelecting}
        onClick={() => {
          onSelecting(!isSelecting);
        }}
      >
        <CheckCheck size={16} aria-hidden="true" /> {generationLabels.select}
      </Chip>
    </div>
  );
}

function FolderChips({ filter, onFilter }: Pick<LibraryToolbarProps, 'filter' | 'onFilter'>) {
  const folders = useFolders();
  const remove = useRemoveFolder();
  const [naming, setNaming] = useState<'new' | 'open' | null>(null);
  const open = folders.find(({ id }) => id === filter.folder);
  return (
    <>
      {folders.length > 0 && (
        <ChipSelect
          label={generationLabels.folder}
          value={open?.id ?? ALL}
          icon={<Folder size={16} aria-hidden="true" />}
          options={[
            { value: ALL, label: generationLabels.allFolders },
            ...folders.map(({ id, name, count }) => ({
              value: id,
              label: generationLabels.folderWith(name, count),
            })),
          ]}
          onChoose={(folder) => {
            onFilter({ folder: folder === ALL ? null : folder });
          }}
        />
      )}
      <IconButton
        label={generationLabels.newFolder}
        onClick={() => {
          setNaming('new');
        }}
      >
        <FolderPlus size={18} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <>
          <IconButton
            label={generationLabels.renameFolder}
            onClick={() => {
              setNaming('open');
            }}
          >
            <PencilLine size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={generationLabels.removeFolder}
            onClick={() => {
              remove.mutate(open.id, {
                onSuccess: () => {
                  onFilter({ folder: null });
                  void notify({ text: generationLabels.folderRemoved });
                },
              });
            }}
          >
            <FolderX size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {naming !== null && (
        <FolderNameDialog
          folder={naming === 'open' ? (open ?? null) : null}
          onClose={() => {
            setNaming(null);
          }}
        />
      )}
    </>
  );
}
