import { Plus } from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';
import type { Attachments } from './use-attachments.ts';

/** Opens the file dialog for what may be attached with the present choices. */
export function AddFiles({
  attachments,
  isMissing = false,
}: {
  attachments: Attachments;
  isMissing?: boolean;
}) {
  return (
    <>
      <Chip
        shape="round"
        isMissing={isMissing}
        data-tour="upload"
        aria-label={attachments.label}
        title={attachments.label}
        onClick={attachments.browse}
      >
        <Plus size={16} aria-hidden="true" />
      </Chip>
      <input
        ref={attachments.inputRef}
        type="file"
        hidden
        multiple={attachments.maximumImages > 1}
        aria-label={attachments.label}
        accept={attachments.accept}
        onChange={(event) => {
          attachments.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
