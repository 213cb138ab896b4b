import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Dispatch, RefObject } from 'react';
import { canvaLabels } from '../../labels/canva.ts';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { layerName } from './design.ts';
import type { Design, DesignChange, DesignLayer } from './design.ts';
import { LayerValues } from './layer-values.tsx';

interface LayerPanelProps {
  design: Design;
  selected: DesignLayer | null;
  textRef: RefObject<HTMLTextAreaElement | null>;
  change: Dispatch<DesignChange>;
  onSelect: (id: string | null) => void;
}

/** The layers, top first, and the values of the chosen one. Everything on the stage can be reached here. */
export function LayerPanel({ design, selected, textRef, change, onSelect }: LayerPanelProps) {
  const topFirst = [...design.layers].reverse();
  return (
    <section
      aria-labelledby="layers-title"
      className="self-start overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="layers-title" className="flex h-11 items-center gap-2 border-b border-line px-4 text-14">
        {canvaLabels.layers} <span className="text-12 text-ink-3 tabular-nums">{design.layers.length}</span>
      </h2>
      <ol>
        {topFirst.map((layer) => (
          <li
            key={layer.id}
            className={classNames(
              'flex items-center border-t border-line pr-1 first:border-t-0',
              layer.id === selected?.id && 'bg-raised shadow-[inset_2px_0_0_var(--accent)]',
            )}
          >
            <button
              type="button"
              aria-pressed={layer.id === selected?.id}
              className="min-w-0 flex-1 truncate px-4 py-2 text-left -outline-offset-2!"
              onClick={() => {
                onSelect(layer.id);
              }}
            >
              {layerName(layer)}
            </button>
            {layer.id === selected?.id && <LayerTools layer={layer} change={change} />}
          </li>
        ))}
      </ol>
      <div className="grid gap-3 border-t border-line p-4">
        {selected === null ? (
          <label className="flex items-center gap-3">
            <span className="flex-1 text-ink-2">{canvaLabels.background}</span>
            <input
              type="color"
              className="h-8 w-12 rounded-control bg-transparent"
              value={design.background}
              onChange={(event) => {
                change({ type: 'background', color: event.target.value });
              }}
            />
          </label>
        ) : (
          <LayerValues
            key={selected.id}
            layer={selected}
            textRef={textRef}
            onChange={(changes) => {
              change({ type: 'change', id: selected.id, change: changes });
            }}
          />
        )}
      </div>
    </section>
  );
}

function LayerTools({ layer, change }: { layer: DesignLayer; change: Dispatch<DesignChange> }) {
  return (
    <>
      <IconButton
        label={canvaLabels.bringForward}
        onClick={() => {
          change({ type: 'order', id: layer.id, by: 1 });
        }}
      >
        <ArrowUp size={16} />
      </IconButton>
      <IconButton
        label={canvaLabels.sendBack}
        onClick={() => {
          change({ type: 'order', id: layer.id, by: -1 });
        }}
      >
        <ArrowDown size={16} />
      </IconButton>
      <IconButton
        label={canvaLabels.deleteLayer}
        onClick={() => {
          change({ type: 'remove', id: layer.id });
        }}
      >
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
