import type { KeyboardCoordinateGetter, Modifier } from '@dnd-kit/core';
import { listOf } from './place-id.ts';

/** How far right and below of the finger the held scene hangs, so that it stays seen. */
const HANG_PIXELS = 12;

/** Keeps what is held at the pointer, wherever it was taken: the card under it may be much larger. */
export const atFinger: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const start = activatorEvent === null ? null : startOf(activatorEvent);
  if (start === null || activeNodeRect === null) {
    return transform;
  }
  return {
    ...transform,
    x: transform.x + start.x - activeNodeRect.left + HANG_PIXELS,
    y: transform.y + start.y - activeNodeRect.top + HANG_PIXELS,
  };
};

function startOf(event: Event): { x: number; y: number } | null {
  if (event instanceof MouseEvent) {
    return { x: event.clientX, y: event.clientY };
  }
  // Not every browser knows touches as a class.
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrows carry a scene one place on or back, however the cards are arranged. */
export const besideByArrows: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = STEPS[event.code];
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  if (step === undefined || collisionRect === null) {
    return undefined;
  }
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .filter(({ id }) => listOf(id) === listOf(active))
    .map(({ id }) => ({ id, rect: droppableRects.get(id) }))
    .sort((one, other) => inReadingOrder(one.rect, other.rect));
  const here = places.findIndex(({ id }) => id === (over?.id ?? active));
  const rect = places[here + step]?.rect;
  return rect === undefined
    ? undefined
    : {
        x: rect.left + (rect.width - collisionRect.width) / 2,
        y: rect.top + (rect.height - collisionRect.height) / 2,
      };
};

interface Corner {
  readonly left: number;
  readonly top: number;
}

function inReadingOrder(one: Corner | undefined, other: Corner | undefined): number {
  if (one === undefined || other === undefined) {
    return 0;
  }
  return one.top === other.top ? one.left - other.left : one.top - other.top;
}
