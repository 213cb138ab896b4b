import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Attachments } from './use-attachments.ts';

/** Covers the prompt box while files are dragged over the page, and takes them when they are dropped on it. */
export function DropOverlay({ attachments }: { attachments: Attachments }) {
  const isDragging = useFilesOverPage();
  const { getRootProps, isDragActive } = useDropzone({
    onDrop: (accepted, rejected) => {
      // Rejected ones are added too: the tray says in words what is wrong with them.
      attachments.add([...accepted, ...rejected.map(({ file }) => file)]);
    },
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div
      {...getRootProps()}
      aria-hidden="true"
      hidden={!isDragging}
      data-active={isDragActive || undefined}
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-2 rounded-box border-2 border-dashed border-control bg-surface/95 font-semibold not-[[hidden]]:grid data-active:border-accent data-active:text-accent [[hidden]]:hidden!"
    >
      <ImageUp size={28} />
      {attachments.label}
    </div>
  );
}

/** Whether files from outside are being dragged over the page. */
function useFilesOverPage(): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) {
        setIsDragging(true);
      }
    };
    const leave = (event: DragEvent) => {
      // Without a related target the pointer has left the window.
      if (event.relatedTarget === null) {
        setIsDragging(false);
      }
    };
    const drop = () => {
      setIsDragging(false);
    };
    globalThis.addEventListener('dragenter', enter);
    globalThis.addEventListener('dragleave', leave);
    globalThis.addEventListener('drop', drop);
    return () => {
      globalThis.removeEventListener('dragenter', enter);
      globalThis.removeEventListener('dragleave', leave);
      globalThis.removeEventListener('drop', drop);
    };
  }, []);
  return isDragging;
}
