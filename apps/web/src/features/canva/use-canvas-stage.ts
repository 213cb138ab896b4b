import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createCanvasStage } from './canvas-stage.ts';
import type { CanvasStage, StageEvents } from './canvas-stage.ts';
import type { Design } from './design.ts';

interface StageState {
  design: Design;
  selectedId: string | null;
}

/** A canvas in the container, kept in step with the design and with the room there is for it. */
export function useCanvasStage(
  containerRef: RefObject<HTMLDivElement | null>,
  { design, selectedId }: StageState,
  events: StageEvents,
): RefObject<CanvasStage | null> {
  const stageRef = useRef<CanvasStage | null>(null);
  const eventsRef = useRef(events);
  const room = useRoom(containerRef);
  useEffect(() => {
    eventsRef.current = events;
  });
  // All three before the first picture of it: the page never stands there small.
  useLayoutEffect(() => {
    if (containerRef.current === null) {
      return undefined;
    }
    const stage = createCanvasStage(containerRef.current, {
      onSelect: (id) => {
        eventsRef.current.onSelect(id);
      },
      onChange: (id, change) => {
        eventsRef.current.onChange(id, change);
      },
      onEditText: (id) => {
        eventsRef.current.onEditText(id);
      },
    });
    stageRef.current = stage;
    return () => {
      stage.destroy();
      stageRef.current = null;
    };
  }, [containerRef]);
  useLayoutEffect(() => {
    const share = Math.min(room.width / design.width, room.height / design.height);
    if (share > 0) {
      stageRef.current?.show(design, selectedId, Math.floor(design.width * share));
    }
  }, [design, selectedId, room]);
  return stageRef;
}

/** The room for the canvas: the container's parent, and no higher than most of the window. */
function useRoom(containerRef: RefObject<HTMLDivElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const parent = containerRef.current?.parentElement;
    if (!parent) {
      return undefined;
    }
    const measure = () => {
      const style = getComputedStyle(parent);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const width = parent.clientWidth - padding;
      const height = globalThis.innerHeight * 0.68;
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => {
      observer.disconnect();
    };
  }, [containerRef]);
  return room;
}
