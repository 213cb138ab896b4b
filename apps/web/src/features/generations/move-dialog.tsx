import { limits } from '@kinora/contract/limits';
import { Folder, FolderMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFolders, useSaveFolder } from '../../api/library.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { generationLabels } from '../../labels/generations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface MoveDialogProps {
  count: number;
  onMove: (folderId: string | null) => void;
  onClose: () => void;
}

/** Puts entries into a folder: one that is there, a new one, or none. */
export function MoveDialog({ count, onMove, onClose }: MoveDialogProps) {
  const folders = useFolders();
  const save = useSaveFolder();
  const errors = formErrors(save.error);
  const move = (folderId: string | null) => {
    onMove(folderId);
    onClose();
  };
  return (
    <Dialog title={generationLabels.moveTitle(count)} width="small" onClose={onClose}>
      <ul className="grid max-h-72 gap-0.5 overflow-y-auto px-3 pt-4">
        {folders.map(({ id, name }) => (
          <li key={id}>
            <FolderRow
              icon={<Folder size={16} aria-hidden="true" />}
              onClick={() => {
                move(id);
              }}
            >
              {name}
            </FolderRow>
          </li>
        ))}
        <li>
          <FolderRow
            icon={<FolderMinus size={16} aria-hidden="true" />}
            onClick={() => {
              move(null);
            }}
          >
            {generationLabels.noFolder}
          </FolderRow>
        </li>
      </ul>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const name = fieldText(new FormData(event.currentTarget), 'name').trim();
          save.mutate(
            { id: null, name },
            {
              onSuccess: ({ id }) => {
                move(id);
              },
            },
          );
        }}
      >
        <TextField
          label={generationLabels.newFolder}
          name="name"
          required
          maxLength={limits.text.name}
          error={errors.fields['name']}
        />
        <FormFailure sentence={errors.form} />
        <Button type="submit" isBusy={save.isPending}>
          {generationLabels.createFolder}
        </Button>
      </form>
    </Dialog>
  );
}

function FolderRow({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-raised max-sm:min-h-11"
      onClick={onClick}
    >
      <span className="flex-none text-ink-3">{icon}</span>
      <span className="truncate">{children}</span>
    </button>
  );
}
