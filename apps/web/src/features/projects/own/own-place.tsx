import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { ownLabels } from '../../../labels/own-material.ts';
import { Button } from '../../../ui/button.tsx';
import { acceptedTypes, isOfKnownKind, kindOfFile, megabytes, refusalOfFile } from './own-source.ts';
import type { OwnSource } from './own-source.ts';

/** Where a file of this machine is dropped or chosen. */
export function OwnPlace({ onChoose }: { onChoose: (source: OwnSource) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    accept: acceptedTypes,
    multiple: false,
    onDrop: ([file], [rejected]) => {
      const chosen = file ?? rejected?.file;
      if (chosen === undefined) {
        return;
      }
      const reason = isOfKnownKind(chosen) ? refusalOfFile(chosen) : sentences.upload.clipUnreadable;
      setRefusal(reason);
      if (reason === null) {
        onChoose({ kind: kindOfFile(chosen), file: chosen });
      }
    },
  });
  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      data-active={isDragActive || undefined}
      className="grid place-content-center justify-items-center gap-3 rounded-box border-2 border-dashed border-control bg-surface p-6 text-center hover:border-accent data-active:border-accent"
    >
      <input {...getInputProps({ 'aria-label': ownLabels.choose })} />
      <ImageUp size={28} aria-hidden="true" className="text-ink-3" />
      <p className="text-16 font-semibold max-sm:hidden">{ownLabels.drop}</p>
      <Button look="primary" onClick={open}>
        {ownLabels.choose}
      </Button>
      <span className="text-12 text-ink-3">
        {ownLabels.kinds(megabytes, limits.ownClip.fileSeconds / 60)}
      </span>
      {refusal !== null && (
        <p role="alert" className="text-bad">
          {refusal}
        </p>
      )}
    </div>
  );
}
