import { Menu } from '@base-ui/react/menu';
import type { LibraryItem } from '@kinora/contract/library';
import {
  CopyPlus,
  Download,
  Ellipsis,
  FolderInput,
  PencilLine,
  ReceiptText,
  RotateCcw,
  Share2,
  Spline,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ReceiptTrigger } from '../../components/receipt/receipt-trigger.tsx';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { isOutside } from '../../components/vendor-name.ts';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import type { EntryCommands } from './use-entry-commands.ts';

const TOOL_CLASS =
  'grid size-8 place-items-center rounded-[6px] bg-[#242836]/90 text-[#f2f4f8] hover:bg-[#3a4052] max-sm:size-11';

interface EntryToolsProps {
  item: LibraryItem;
  commands: EntryCommands;
  onRename: (item: LibraryItem) => void;
  onMove: (ids: readonly string[]) => void;
}

/** The tools on a card's upper edge: they come with the pointer or the focus, and stay where there is no pointer. */
export function EntryTools({ item, commands, onRename, onMove }: EntryToolsProps) {
  const { id, title, kind, result_url: url } = item;
  return (
    <div className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 pointer-coarse:opacity-100">
      {item.removed_at !== null ? (
        <Tool
          label={generationLabels.restoreOf(title)}
          title={generationLabels.restore}
          onClick={() => {
            commands.restore([id]);
          }}
        >
          <Undo2 size={14} aria-hidden="true" />
        </Tool>
      ) : (
        <>
          {url !== null && kind !== 'stories' && (
            <a
              href={url}
              download
              aria-label={labels.common.downloadOf(title)}
              title={labels.common.download}
              className={TOOL_CLASS}
            >
              <Download size={14} aria-hidden="true" />
            </a>
          )}
          {kind !== 'stories' && (
            <Tool
              label={generationLabels.useAgainOf(title)}
              title={generationLabels.useAgain}
              onClick={() => {
                commands.useAgain(item);
              }}
            >
              <RotateCcw size={14} aria-hidden="true" />
            </Tool>
          )}
          {kind === 'images' && (
            <Tool
              label={generationLabels.animateOf(title)}
              title={labels.screen.views.animate}
              onClick={() => {
                commands.animate(item);
              }}
            >
              <Spline size={14} aria-hidden="true" />
            </Tool>
          )}
          {kind !== 'images' && url !== null && <ShareTool projectId={id} title={title} />}
          <Tool
            label={generationLabels.deleteOf(title)}
            title={labels.common.delete}
            onClick={() => {
              commands.remove([id]);
            }}
          >
            <Trash2 size={14} aria-hidden="true" />
          </Tool>
          <ReceiptTrigger projectId={id} title={title}>
            {(openReceipt) => (
              <EntryMenu
                item={item}
                commands={commands}
                onRename={onRename}
                onMove={onMove}
                onReceipt={openReceipt}
              />
            )}
          </ReceiptTrigger>
        </>
      )}
    </div>
  );
}

function EntryMenu({
  item,
  commands,
  onRename,
  onMove,
  onReceipt,
}: EntryToolsProps & { onReceipt: () => void }) {
  const { id, is_favourite: isFavourite } = item;
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={generationLabels.moreOf(item.title)}
        title={generationLabels.more}
        className={TOOL_CLASS}
      >
        <Ellipsis size={14} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} collisionPadding={12} className="z-20">
          <Menu.Popup className="min-w-52 rounded-card border border-line bg-surface p-1 shadow-pop outline-none">
            <Entry
              icon={<PencilLine size={16} aria-hidden="true" />}
              label={generationLabels.rename}
              onClick={() => {
                onRename(item);
              }}
            />
            <Entry
              icon={
                isFavourite ? <StarOff size={16} aria-hidden="true" /> : <Star size={16} aria-hidden="true" />
              }
              label={isFavourite ? generationLabels.unfavourite : generationLabels.favour}
              onClick={() => {
                commands.favour([id], !isFavourite);
              }}
            />
            <Entry
              icon={<FolderInput size={16} aria-hidden="true" />}
              label={generationLabels.moveTo}
              onClick={() => {
                onMove([id]);
              }}
            />
            <Entry
              icon={<CopyPlus size={16} aria-hidden="true" />}
              label={generationLabels.duplicate}
              onClick={() => {
                commands.duplicate([id]);
              }}
            />
            {isOutside(item.made_by) && (
              <Entry
                icon={<ReceiptText size={16} aria-hidden="true" />}
                label={generationLabels.receipt}
                onClick={onReceipt}
              />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Menu.Item
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-control px-3 text-14 outline-none data-highlighted:bg-raised max-sm:min-h-11"
      onClick={onClick}
    >
      <span className="text-ink-3">{icon}</span>
      {label}
    </Menu.Item>
  );
}

/** Lets others watch a finished video. */
function ShareTool({ projectId, title }: { projectId: string; title: string }) {
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
