import { useRef, useState } from 'react';
import type { Dispatch, KeyboardEvent, PointerEvent } from 'react';
import { randomId } from '../../lib/random-id.ts';
import type { AnimateTool } from './animate-tool.ts';
import { GhostDots } from './ghost-dots.tsx';
import { StrokeShape } from './stroke-shape.tsx';
import { plainStroke, STROKE_LIMIT, thinned } from './strokes.ts';
import type { DrawingChange, DrawnStroke, Point } from './strokes.ts';
import type { ImageSize } from './use-image-size.ts';
import { labels } from '../../labels/index.ts';

interface StageProps {
  url: string | null;
  size: ImageSize | null;
  strokes: readonly DrawnStroke[];
  tool: AnimateTool;
  selectedId: string | null;
  isPreviewing: boolean;
  change: Dispatch<DrawingChange>;
  onSelect: (id: string | null) => void;
}

/** Width of a drawn stroke as a fraction of the picture. */
const STROKE_WIDTH = 0.02;
/** Arrow keys move by a pixel of a picture of this width, with Shift by ten. */
const NUDGE = 1 / 1000;

/** The picture with its strokes; drawing is in the picture's own space, so zoom and size do not matter. */
export function Stage(props: StageProps) {
  const { url, size, strokes, tool, selectedId, change, onSelect } = props;
  const svgRef = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Point[]>([]);

  function pointOf(event: PointerEvent): Point {
    const box = svgRef.current?.getBoundingClientRect();
    if (box === undefined) {
      return { x: 0, y: 0 };
    }
    const within = (value: number) => Math.min(Math.max(value, 0), 1);
    return {
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    };
  }

  function add(points: readonly Point[]): void {
    if (tool !== 'erase' && points.length >= 2) {
      const stroke = { id: randomId(), kind: tool, points: [...points], width: STROKE_WIDTH };
      change({ type: 'add', stroke });
      onSelect(stroke.id);
    }
  }

  function finish(): void {
    setDrawn([]);
    add(thinned(drawn));
  }

  const isFull = strokes.length >= STROKE_LIMIT;
  return (
    <div className="rounded-card border border-line bg-matte p-3">
      <div
        className="relative mx-auto max-w-full"
        style={size === null ? undefined : { width: `min(100%, calc(62dvh * ${size.width / size.height}))` }}
      >
        {url !== null && (
          <img src={url} alt={labels.tool.stage} draggable={false} className="w-full rounded-control" />
        )}
        {size !== null && (
          <svg
            ref={svgRef}
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="img"
            tabIndex={0}
            aria-label={labels.tool.stageHint(strokes.length)}
            className="absolute inset-0 size-full touch-none rounded-control"
            style={{ cursor: tool === 'erase' ? 'pointer' : 'crosshair' }}
            onPointerDown={(event) => {
              if (tool !== 'erase' && !isFull && event.button === 0) {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrawn([pointOf(event)]);
              }
            }}
            onPointerMove={(event) => {
              if (drawn.length > 0) {
                setDrawn([...drawn, pointOf(event)]);
              }
            }}
            onPointerUp={finish}
            onPointerCancel={() => {
              setDrawn([]);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && tool !== 'erase' && !isFull) {
                event.preventDefault();
                add(plainStroke(tool));
              } else {
                handleKey(event, { selectedId, change });
              }
            }}
          >
            {strokes.map((stroke, index) => (
              <g
                key={stroke.id}
                onPointerDown={() => {
                  if (tool === 'erase') {
                    change({ type: 'remove', id: stroke.id });
                  }
                }}
              >
                <StrokeShape
                  stroke={stroke}
                  index={index}
                  size={size}
                  isSelected={stroke.id === selectedId}
                />
              </g>
            ))}
            {drawn.length > 1 && tool !== 'erase' && (
              <StrokeShape
                stroke={{ kind: tool, points: [...drawn] }}
                index={strokes.length}
                size={size}
                isSelected
              />
            )}
            {props.isPreviewing && <GhostDots strokes={strokes} size={size} />}
          </svg>
        )}
      </div>
      <p className="mt-3 text-12 text-ink-2">
        {isFull ? labels.tool.strokesFull(STROKE_LIMIT) : labels.tool.drawHint}
      </p>
    </div>
  );
}

function handleKey(
  event: KeyboardEvent,
  { selectedId, change }: { selectedId: string | null; change: Dispatch<DrawingChange> },
): void {
  if (selectedId === null) {
    return;
  }
  const step = event.shiftKey ? NUDGE * 10 : NUDGE;
  const moves: Readonly<Record<string, [number, number]>> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = moves[event.key];
  if (move !== undefined) {
    event.preventDefault();
    change({ type: event.altKey ? 'stretch' : 'nudge', id: selectedId, dx: move[0], dy: move[1] });
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    change({ type: 'remove', id: selectedId });
  }
}
