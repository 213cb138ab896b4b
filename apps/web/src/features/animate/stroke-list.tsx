import { Camera, Pin, Route, Trash2 } from 'lucide-react';
import type { StrokeKind } from '@kinora/contract/api';
import type { Dispatch } from 'react';
import { animateLabels } from '../../labels/animate.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { strokeColor } from './stroke-colors.ts';
import { describeStroke, kindName } from './strokes.ts';
import type { DrawingChange, DrawnStroke } from './strokes.ts';

interface StrokeListProps {
  strokes: readonly DrawnStroke[];
  selectedId: string | null;
  change: Dispatch<DrawingChange>;
  onSelect: (id: string | null) => void;
}

const ICONS: Record<StrokeKind, typeof Route> = { path: Route, hold: Pin, camera: Camera };

/** Every stroke in words: what is on the stage can also be read, chosen and removed here. */
export function StrokeList({ strokes, selectedId, change, onSelect }: StrokeListProps) {
  return (
    <section
      aria-labelledby="strokes-title"
      className="self-start overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex h-12 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id="strokes-title" className="text-14">
          {animateLabels.strokes}
        </h2>
        <span className="text-12 text-ink-3 tabular-nums">{strokes.length}</span>
        <span className="flex-1" />
        {strokes.length > 0 && (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              change({ type: 'clear' });
            }}
          >
            {animateLabels.clear}
          </Button>
        )}
      </header>
      {strokes.length === 0 && <p className="px-4 py-4 text-ink-2">{animateLabels.nothingDrawn}</p>}
      <ol>
        {strokes.map((stroke, index) => {
          const Icon = ICONS[stroke.kind];
          return (
            <li
              key={stroke.id}
              className={classNames(
                'flex items-center border-t border-line pr-1 first:border-t-0',
                stroke.id === selectedId && 'bg-raised shadow-[inset_2px_0_0_var(--accent)]',
              )}
            >
              <button
                type="button"
                aria-pressed={stroke.id === selectedId}
                className="flex min-w-0 flex-1 items-center gap-3 px-4 py-3 text-left -outline-offset-2!"
                onClick={() => {
                  onSelect(stroke.id);
                }}
              >
                <span
                  aria-hidden="true"
                  className="grid size-5 flex-none place-items-center rounded-full text-12 font-[650] text-[#0a0b10] shadow-[0_0_0_1px_rgba(0,0,0,.3)]"
                  style={{ background: strokeColor(index) }}
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <b className="flex items-center gap-1.5 font-semibold">
                    {kindName(stroke.kind)} <Icon size={14} aria-hidden="true" className="text-ink-3" />
                  </b>
                  <span className="block text-12 text-ink-3">{describeStroke(stroke)}</span>
                </span>
              </button>
              <IconButton
                label={animateLabels.deleteStroke(index + 1)}
                onClick={() => {
                  change({ type: 'remove', id: stroke.id });
                }}
              >
                <Trash2 size={16} />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
