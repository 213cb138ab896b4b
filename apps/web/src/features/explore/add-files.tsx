import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Chip } from '../../ui/chip.tsx';
import type { Attachments } from './use-attachments.ts';

/** Opens the file dialog for what may be attached with the present engine. */
export function AddFiles({ attachments }: { attachments: Attachments }) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Chip
        shape="round"
        aria-label={attachments.label}
        title={attachments.label}
        onClick={() => inputRef.current?.click()}
      >
        <Plus size={16} aria-hidden="true" />
      </Chip>
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple
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
