import type { Dispatch, KeyboardEvent } from 'react';
import type { DesignChange, DesignLayer } from './design.ts';

interface KeyTargets {
  selected: DesignLayer | null;
  change: Dispatch<DesignChange>;
  onSelect: (id: string | null) => void;
  onDuplicate: (layer: Omit<DesignLayer, 'id'>) => void;
}

const SMALL_STEP = 1;
const LARGE_STEP = 10;
/** How far a copy lies from its original, in pixels of the design. */
const COPY_OFFSET = 32;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of the layout tool: arrows move, Shift by ten, brackets order, Delete removes, Mod+D copies, Mod+Z undoes. */
export function handleDesignKey(event: KeyboardEvent, targets: KeyTargets): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
    return;
  }
  const command = event.ctrlKey || event.metaKey ? commandOf(event, targets) : actionOf(event, targets);
  if (command !== null) {
    event.preventDefault();
    command();
  }
}

function commandOf(event: KeyboardEvent, { selected, change, onDuplicate }: KeyTargets): (() => void) | null {
  switch (event.key.toLowerCase()) {
    case 'z':
      return () => {
        change({ type: event.shiftKey ? 'redo' : 'undo' });
      };
    case 'd':
      return selected === null
        ? null
        : () => {
            // A new id takes the place of the original's.
            onDuplicate({ ...selected, x: selected.x + COPY_OFFSET, y: selected.y + COPY_OFFSET });
          };
    default:
      return null;
  }
}

function actionOf(event: KeyboardEvent, { selected, change, onSelect }: KeyTargets): (() => void) | null {
  if (selected === null || event.target instanceof HTMLSelectElement) {
    return null;
  }
  const move = MOVES[event.key];
  if (move !== undefined) {
    const step = event.shiftKey ? LARGE_STEP : SMALL_STEP;
    const [dx, dy] = move;
    return () => {
      change({
        type: 'change',
        id: selected.id,
        change: { x: selected.x + dx * step, y: selected.y + dy * step },
      });
    };
  }
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      return () => {
        change({ type: 'remove', id: selected.id });
      };
    case ']':
      return () => {
        change({ type: 'order', id: selected.id, by: 1 });
      };
    case '[':
      return () => {
        change({ type: 'order', id: selected.id, by: -1 });
      };
    case 'Escape':
      return () => {
        onSelect(null);
      };
    default:
      return null;
  }
}
