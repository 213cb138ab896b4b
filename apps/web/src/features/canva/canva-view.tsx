import { startTransition, useEffect, useReducer, useRef, useState } from 'react';
import { labels } from '../../labels/index.ts';
import { CanvaHeader } from './canva-header.tsx';
import { changeDesign, emptyDesign, newLayer, startHistory } from './design.ts';
import type { Design, DesignLayer } from './design.ts';
import { handleDesignKey } from './design-keys.ts';
import { keepDesign, readDesign } from './kept-design.ts';
import { LayerPanel } from './layer-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { useCanvasStage } from './use-canvas-stage.ts';
import { randomId } from '../../lib/random-id.ts';

/** The layout tool: what can be added on the left, the page in the middle, its layers and their values on the right. */
export function CanvaView() {
  const [begun, setBegun] = useState<Design | null>(null);
  useEffect(() => {
    void readDesign().then((kept) => {
      setBegun(kept ?? emptyDesign());
    });
  }, []);
  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.canva)}</title>
      {begun !== null && <CanvaStudio begun={begun} />}
    </>
  );
}

function CanvaStudio({ begun }: { begun: Design }) {
  const [history, change] = useReducer(changeDesign, begun, startHistory);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { design } = history;
  useEffect(() => {
    void keepDesign(design);
  }, [design]);
  const selected = design.layers.find(({ id }) => id === selectedId) ?? null;
  const stageRef = useCanvasStage(
    containerRef,
    { design, selectedId },
    {
      onSelect: setSelectedId,
      onChange: (id, changes) => {
        change({ type: 'change', id, change: changes });
      },
      onEditText: (id) => {
        setSelectedId(id);
        textRef.current?.focus();
      },
    },
  );

  function add(start: Omit<DesignLayer, 'id'>): void {
    const layer = newLayer({ ...start, id: `layer-${randomId()}` });
    change({ type: 'add', layer });
    setSelectedId(layer.id);
  }

  return (
    <div
      onKeyDown={(event) => {
        handleDesignKey(event, { selected, change, onSelect: setSelectedId, onDuplicate: add });
      }}
    >
      <CanvaHeader
        history={history}
        change={change}
        exportBlob={(type) => stageRef.current?.exportBlob(type) ?? Promise.resolve(null)}
        onExported={() => {
          // The export took the handles off; choosing anew puts them back.
          setSelectedId(null);
        }}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[220px_minmax(0,1fr)_264px]">
        <SourcePanel
          design={design}
          onAdd={add}
          onStart={(started) => {
            // A whole page of letters is measured and drawn: after the press has been answered.
            startTransition(() => {
              change({ type: 'start', design: started });
              setSelectedId(null);
            });
          }}
        />
        <div className="grid min-w-0 content-center rounded-card border border-line bg-matte p-4 max-lg:order-first lg:min-h-[calc(100dvh-120px)]">
          <div
            ref={containerRef}
            role="application"
            aria-label={labels.tool.canvas(design.layers.length)}
            tabIndex={0}
            className="mx-auto w-fit rounded-[2px] shadow-lift"
          />
          {design.layers.length === 0 && (
            <p className="mt-3 text-center text-ink-2">{labels.tool.emptyDesign}</p>
          )}
        </div>
        <LayerPanel
          design={design}
          selected={selected}
          textRef={textRef}
          change={change}
          onSelect={setSelectedId}
        />
      </div>
    </div>
  );
}
