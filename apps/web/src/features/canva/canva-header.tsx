import { defaultEffectModel, videoModelKeys, videoModelOf } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { VideoModelKey } from '@kinora/contract/catalogue';
import { Download, Redo2, Send, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { z } from 'zod/mini';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { canvaLabels } from '../../labels/canva.ts';
import { labels } from '../../labels/index.ts';
import { saveFile } from '../../lib/save-file.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.ts';
import type { DesignChange, DesignHistory } from './design.ts';

const VideoChoiceSchema = z.object({ video_model: z.enum(videoModelKeys) });

type ExportType = 'image/png' | 'image/jpeg';

interface CanvaHeaderProps {
  history: DesignHistory;
  change: Dispatch<DesignChange>;
  exportBlob: (type: ExportType) => Promise<Blob | null>;
  onExported: () => void;
}

const TARGETS = [
  { value: 'images', label: canvaLabels.toImages },
  { value: 'videos', label: canvaLabels.toVideos },
  { value: 'effects', label: canvaLabels.toEffects },
  { value: 'animate', label: canvaLabels.toAnimate },
] as const;

/** Undo, redo, and the ways out: a file, or straight into another tool as an upload. */
export function CanvaHeader({ history, change, exportBlob, onExported }: CanvaHeaderProps) {
  const filler = usePromptFiller();

  async function exportFile(type: ExportType): Promise<File | null> {
    const blob = await exportBlob(type);
    onExported();
    if (blob === null) {
      await notify({ text: sentences.failure.unknown, tone: 'bad' });
      return null;
    }
    return new File([blob], type === 'image/png' ? 'design.png' : 'design.jpg', { type });
  }

  async function save(type: ExportType): Promise<void> {
    const file = await exportFile(type);
    if (file !== null) {
      saveFile(file);
    }
  }

  async function sendTo(target: (typeof TARGETS)[number]['value']): Promise<void> {
    const file = await exportFile('image/png');
    if (file === null) {
      return;
    }
    if (target === 'animate') {
      filler.animate(file);
      return;
    }
    const kept = readDraft(browserStorage(), target);
    filler.fill({
      mode: target,
      draft: { ...(typeof kept === 'object' ? kept : {}), ...modelFor(target, kept) },
      files: [file],
    });
  }

  return (
    <header className="flex flex-wrap items-center gap-2 pt-6 pb-4 max-sm:pt-2">
      <h1 className="mr-auto text-28 tracking-[-.02em]">{labels.screen.views.canva}</h1>
      <IconButton
        label={labels.common.undo}
        isDisabled={history.past.length === 0}
        onClick={() => {
          change({ type: 'undo' });
        }}
      >
        <Undo2 size={18} />
      </IconButton>
      <IconButton
        label={labels.common.redo}
        isDisabled={history.future.length === 0}
        onClick={() => {
          change({ type: 'redo' });
        }}
      >
        <Redo2 size={18} />
      </IconButton>
      {/* On a phone the ways out have a row of their own. */}
      <span className="hidden basis-full max-sm:block" />
      <Button
        size="small"
        className="max-sm:flex-1"
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => void save('image/png')}
      >
        {canvaLabels.png}
      </Button>
      <Button
        size="small"
        className="max-sm:flex-1"
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => void save('image/jpeg')}
      >
        {canvaLabels.jpg}
      </Button>
      <ChipSelect
        label={canvaLabels.sendOn}
        isOptional
        placeholder={canvaLabels.sendOnTo}
        icon={<Send size={16} aria-hidden="true" />}
        value=""
        options={TARGETS}
        onChoose={(target) => void sendTo(target)}
      />
    </header>
  );
}

/** A video from the picture needs a model that starts from one, unless such a model is chosen already. */
function modelFor(target: 'images' | 'videos' | 'effects', draft: unknown): { video_model?: VideoModelKey } {
  const chosen = z.safeParse(VideoChoiceSchema, draft);
  const isChosen = chosen.success && videoModelOf(chosen.data.video_model).kind === 'image_to_video';
  return target !== 'videos' || isChosen ? {} : { video_model: defaultEffectModel };
}
