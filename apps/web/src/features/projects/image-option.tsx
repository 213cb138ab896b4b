import type { AspectRatio } from '@kinora/contract/catalogue';
import { Check, Download, Maximize2, Pencil } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';

interface ImageOptionProps {
  name: string;
  number: number;
  url: string;
  alt: string;
  ratio: AspectRatio;
  isSelected: boolean;
  onSelect: ((url: string) => void) | null;
  onPreview: (url: string) => void;
  /** Null while the picture cannot be edited. */
  onEdit: ((url: string) => void) | null;
}

const TOOL_CLASS =
  'grid size-8 place-items-center rounded-[6px] bg-[#242836]/90 text-[#f2f4f8] hover:bg-[#242836] max-sm:size-11 max-sm:bg-transparent max-sm:text-ink-2';

/** One picture as a radio button, with its tools on the lower edge. */
export function ImageOption({
  name,
  number,
  url,
  alt,
  ratio,
  isSelected,
  onSelect,
  onPreview,
  onEdit,
}: ImageOptionProps) {
  return (
    <div className="group relative">
      <label className={classNames('block', onSelect !== null && 'cursor-pointer')}>
        <input
          type="radio"
          name={name}
          className="peer sr-only"
          aria-label={alt}
          checked={isSelected}
          disabled={onSelect === null}
          onChange={() => onSelect?.(url)}
        />
        <Frame
          ratio={ratio}
          className={classNames(
            'rounded-[10px]! peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent',
            isSelected && 'ring-gap',
            !isSelected &&
              onSelect !== null &&
              'group-hover:ring-gap group-hover:[--ring-color:var(--control)]',
          )}
        >
          <img src={url} alt="" decoding="async" className="animate-[appear_320ms_var(--ease)]" />
          {isSelected && (
            <span className="absolute top-2 right-2 grid size-5.5 place-items-center rounded-full bg-accent-fill text-on-accent shadow-[0_0_0_2px_rgba(8,9,14,.6)]">
              <Check size={14} strokeWidth={2.6} aria-hidden="true" />
            </span>
          )}
        </Frame>
        <span
          className={classNames(
            'mt-2 flex h-4 items-center gap-1.5 text-12',
            isSelected ? 'font-semibold text-ink' : 'text-ink-3',
          )}
        >
          <span aria-hidden="true" className="keycap">
            {number}
          </span>
          {isSelected && projectLabels.images.selected}
        </span>
      </label>
      <div className="absolute right-2 bottom-8 flex gap-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:static max-sm:-mt-5 max-sm:justify-end max-sm:gap-0 pointer-coarse:opacity-100">
        {onEdit !== null && (
          <button
            type="button"
            aria-label={projectLabels.shots.editOf(alt)}
            title={projectLabels.shots.edit}
            className={TOOL_CLASS}
            onClick={() => {
              onEdit(url);
            }}
          >
            <Pencil size={14} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          aria-label={projectLabels.images.fullSizeOf(alt)}
          title={projectLabels.images.fullSize}
          className={TOOL_CLASS}
          onClick={() => {
            onPreview(url);
          }}
        >
          <Maximize2 size={14} aria-hidden="true" />
        </button>
        <a
          href={url}
          download
          aria-label={projectLabels.images.downloadOf(alt)}
          title={labels.common.download}
          className={`${TOOL_CLASS} pointer-coarse:hidden`}
        >
          <Download size={14} aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}
