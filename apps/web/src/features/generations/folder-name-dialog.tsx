import { limits } from '@kinora/contract/limits';
import { useSaveFolder } from '../../api/library.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { generationLabels } from '../../labels/generations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface FolderNameDialogProps {
  /** Null for one that is to be made. */
  folder: { readonly id: string; readonly name: string } | null;
  onClose: () => void;
}

/** Makes a folder, or gives one another name. */
export function FolderNameDialog({ folder, onClose }: FolderNameDialogProps) {
  const save = useSaveFolder();
  const errors = formErrors(save.error);
  return (
    <Dialog
      title={folder === null ? generationLabels.newFolder : generationLabels.renameFolder}
      width="small"
      onClose={onClose}
    >
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const name = fieldText(new FormData(event.currentTarget), 'name').trim();
          save.mutate({ id: folder?.id ?? null, name }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={generationLabels.folderName}
          name="name"
          required
          maxLength={limits.text.name}
          defaultValue={folder?.name ?? ''}
          error={errors.fields['name']}
        />
        <FormFailure sentence={errors.form} />
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {folder === null ? generationLabels.createFolder : generationLabels.save}
        </Button>
      </form>
    </Dialog>
  );
}
