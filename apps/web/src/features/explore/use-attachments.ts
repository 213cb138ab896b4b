import { isMovingMode } from '@kinora/contract/catalogue';
import { allowsPdf, allowsUpload } from '@kinora/contract/choices';
import { limits } from '@kinora/contract/limits';
import type { ModeChoices } from '@kinora/contract/choices';
import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { StoryFiles } from '../../api/start-story.ts';
import { notify } from '../../ui/notify.ts';
import { movedImage, sortFiles } from './sort-files.ts';
import { labels } from '../../labels/index.ts';

const NO_FILES: StoryFiles = { pdf: null, images: [] };

export interface Attachments {
  files: StoryFiles;
  /** What may be attached with the present choices, for the file dialog; empty when nothing may. */
  accept: string;
  label: string;
  maximumImages: number;
  inputRef: RefObject<HTMLInputElement | null>;
  add: (files: readonly File[]) => void;
  /** Opens the file dialog. */
  browse: () => void;
  removePdf: () => void;
  removeImage: (image: File) => void;
  moveImage: (image: File, by: 1 | -1) => void;
}

/** The files beside the prompt. What the choices rule out is not sent, but kept for when it fits again. */
export function useAttachments(choices: ModeChoices, startFiles: readonly File[]): Attachments {
  const [kept, setKept] = useState<StoryFiles>(() => ({ ...NO_FILES, images: startFiles }));
  const inputRef = useRef<HTMLInputElement>(null);
  const mayHavePdf = allowsPdf(choices);
  const mayHaveImages = allowsUpload(choices);
  const isSingle = isMovingMode(choices.mode);
  const maximumImages = isSingle ? 1 : limits.counts.imagesPerUpload;

  return useMemo(
    () => ({
      files: { pdf: mayHavePdf ? kept.pdf : null, images: mayHaveImages ? kept.images : [] },
      accept: [mayHavePdf && '.pdf', mayHaveImages && 'image/png,image/jpeg,image/webp']
        .filter(Boolean)
        .join(','),
      label: labelOf(mayHaveImages, isSingle),
      maximumImages,
      inputRef,
      add: (files) => {
        const sorted = sortFiles(kept, files, { mayHavePdf, mayHaveImages, isSingle });
        if (sorted.complaint !== null) {
          void notify({ text: sorted.complaint, tone: 'bad' });
        }
        setKept(sorted.files);
      },
      browse: () => inputRef.current?.click(),
      removePdf: () => {
        setKept({ ...kept, pdf: null });
      },
      removeImage: (image) => {
        setKept({ ...kept, images: kept.images.filter((other) => other !== image) });
      },
      moveImage: (image, by) => {
        setKept({ ...kept, images: movedImage(kept.images, image, by) });
      },
    }),
    [kept, mayHavePdf, mayHaveImages, isSingle, maximumImages],
  );
}

function labelOf(mayHaveImages: boolean, isSingle: boolean): string {
  if (!mayHaveImages) {
    return labels.screen.explore.addPdf;
  }
  return isSingle ? labels.screen.explore.addImage : labels.screen.explore.addImages;
}
