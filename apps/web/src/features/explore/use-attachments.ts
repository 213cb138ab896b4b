import { allowsPdf, allowsUpload, limits, sentences } from '@kinora/contract';
import { useState } from 'react';
import type { StoryFiles } from '../../api/start-story.ts';
import { notify } from '../../ui/notify.ts';
import type { StoryDraft } from './story-draft.ts';

const NO_FILES: StoryFiles = { pdf: null, images: [] };

export interface Attachments {
  files: StoryFiles;
  /** What may be attached with the present engine, for the file dialog; empty when nothing may. */
  accept: string;
  label: string;
  add: (files: readonly File[]) => void;
  removePdf: () => void;
  removeImage: (image: File) => void;
}

/** The files beside the prompt. What the engine rules out is not sent, but kept for when it fits again. */
export function useAttachments(draft: StoryDraft): Attachments {
  const [kept, setKept] = useState<StoryFiles>(NO_FILES);
  const choices = {
    mode: 'stories',
    engine: draft.selected_engine,
    imageModel: draft.selected_image_model,
    videoModel: draft.selected_video_model,
  } as const;
  const mayHavePdf = allowsPdf(choices);
  const mayHaveImages = allowsUpload(choices);

  function add(files: readonly File[]): void {
    const pdf = files.find((file) => file.type === 'application/pdf') ?? kept.pdf;
    const images = [...kept.images, ...files.filter((file) => file.type.startsWith('image/'))];
    if (images.length > limits.counts.imagesPerUpload) {
      void notify({ text: sentences.validation.tooManyImages, tone: 'bad' });
    }
    setKept({ pdf, images: images.slice(0, limits.counts.imagesPerUpload) });
  }

  return {
    files: { pdf: mayHavePdf ? kept.pdf : null, images: mayHaveImages ? kept.images : [] },
    accept: [mayHavePdf && '.pdf', mayHaveImages && 'image/png,image/jpeg,image/webp']
      .filter(Boolean)
      .join(','),
    label: mayHaveImages ? 'Add images' : 'Add a PDF',
    add,
    removePdf: () => {
      setKept({ ...kept, pdf: null });
    },
    removeImage: (image) => {
      setKept({ ...kept, images: kept.images.filter((other) => other !== image) });
    },
  };
}
