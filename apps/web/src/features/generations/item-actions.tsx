import type { GenerationItem } from '@kinora/contract/api';
import { Download, ReceiptText, RotateCcw, Share2, Spline, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReceiptTrigger } from '../../components/receipt/receipt-trigger.tsx';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { isOutside } from '../../components/vendor-name.ts';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';

export interface ItemCommands {
  /** Puts the prompt back into the prompt box. */
  useAgain: (item: GenerationItem) => void;
  /** Takes an image to the Animate tool. */
  animate: (item: GenerationItem) => void;
  remove: (item: GenerationItem) => void;
}

const TOOL_CLASS =
  'grid size-8 place-items-center rounded-[6px] bg-[#242836]/90 text-[#f2f4f8] hover:bg-[#3a4052] max-sm:size-11';

interface ItemActionsProps {
  item: GenerationItem;
  commands: ItemCommands;
}

/** The tools on a card's upper edge: they come with the pointer or the focus, and stay where there is no pointer. */
export function ItemActions({ item, commands }: ItemActionsProps) {
  return (
    <div className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      <a
        href={item.result_url}
        download
        aria-label={labels.common.downloadOf(item.title)}
        title={labels.common.download}
        className={TOOL_CLASS}
      >
        <Download size={14} aria-hidden="true" />
      </a>
      <Tool
        label={generationLabels.useAgainOf(item.title)}
        title={generationLabels.useAgain}
        onClick={() => {
          commands.useAgain(item);
        }}
      >
        <RotateCcw size={14} aria-hidden="true" />
      </Tool>
      {item.type === 'image' && (
        <Tool
          label={generationLabels.animateOf(item.title)}
          title={labels.screen.views.animate}
          onClick={() => {
            commands.animate(item);
          }}
        >
          <Spline size={14} aria-hidden="true" />
        </Tool>
      )}
      {item.type === 'video' && <ShareTool projectId={item.id} title={item.title} />}
      {isOutside(item.made_by) && <ReceiptTool item={item} />}
      <Tool
        label={generationLabels.deleteOf(item.title)}
        title={labels.common.delete}
        onClick={() => {
          commands.remove(item);
        }}
      >
        <Trash2 size={14} aria-hidden="true" />
      </Tool>
    </div>
  );
}

/** Lets others watch a finished video; also on the cards of stories. */
export function ShareTool({ projectId, title }: { projectId: string; title: string }) {
  return (
    <ShareTrigger projectId={projectId} title={title}>
      {(open) => (
        <Tool label={labels.common.shareOf(title)} title={labels.common.share} onClick={open}>
          <Share2 size={14} aria-hidden="true" />
        </Tool>
      )}
    </ShareTrigger>
  );
}

function ReceiptTool({ item: { id, title } }: { item: GenerationItem }) {
  return (
    <ReceiptTrigger projectId={id} title={title}>
      {(open) => (
        <Tool label={generationLabels.receiptOf(title)} title={generationLabels.receipt} onClick={open}>
          <ReceiptText size={14} aria-hidden="true" />
        </Tool>
      )}
    </ReceiptTrigger>
  );
}

interface ToolProps {
  label: string;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, title, onClick, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={title} className={TOOL_CLASS} onClick={onClick}>
      {children}
    </button>
  );
}
