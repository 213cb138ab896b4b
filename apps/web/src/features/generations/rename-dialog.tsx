import { limits } from '@kinora/contract/limits';
import type { LibraryItem } from '@kinora/contract/library';
import { useRenameEntry } from '../../api/library.ts';
import { formErrors } from '../../components/forms/field-errors.ts';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';
import { generationLabels } from '../../labels/generations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Gives an entry a title of its owner's. */
export function RenameDialog({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const rename = useRenameEntry();
  const errors = formErrors(rename.error);
  return (
    <Dialog title={generationLabels.rename} width="small" onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const title = fieldText(new FormData(event.currentTarget), 'title').trim();
          rename.mutate({ id: item.id, title }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={generationLabels.title}
          name="title"
          required
          maxLength={limits.text.title}
          defaultValue={item.title}
          error={errors.fields['title']}
        />
        <FormFailure sentence={errors.form} />
        <Button type="submit" look="primary" isBusy={rename.isPending}>
          {generationLabels.save}
        </Button>
      </form>
    </Dialog>
  );
}
