import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Scene } from '@kinora/contract/scenes';
import { orderLabels } from '../../../labels/scene-order.ts';
import { placeId } from './place-id.ts';
import type { SceneListName } from './place-id.ts';

/** On which side of this place the held scene would come to stand. */
export type LandingSide = 'before' | 'after' | null;

/** A scene that can be carried, and the place it has, into which others can be put. */
export function useScenePlace(list: SceneListName, scene: Scene, isFixed = false) {
  const id = placeId(list, scene.id);
  const data = { number: scene.scene_number };
  const { isOver, active, setNodeRef: setPlaceRef } = useDroppable({ id, data });
  const carried = useDraggable({
    id,
    data,
    disabled: isFixed,
    attributes: { roleDescription: orderLabels.role },
  });
  const heldNumber: unknown = active?.data.current?.['number'];
  return {
    isHeld: carried.isDragging,
    landingSide: isOver && active?.id !== id ? sideOf(scene.scene_number, heldNumber) : null,
    ref: (element: HTMLElement | null) => {
      setPlaceRef(element);
      carried.setNodeRef(element);
    },
    handleRef: carried.setActivatorNodeRef,
    /** What a button needs that carries the scene; it is a button already. */
    handle: {
      'aria-roledescription': carried.attributes['aria-roledescription'],
      'aria-describedby': carried.attributes['aria-describedby'],
      ...carried.listeners,
    },
    /** The same by mouse and finger alone, where keys do something else. */
    pointerHandle: Object.fromEntries(
      Object.entries(carried.listeners ?? {}).filter(([name]) => name !== 'onKeyDown'),
    ),
  };
}

function sideOf(place: number, heldNumber: unknown): LandingSide {
  return typeof heldNumber === 'number' && heldNumber > place ? 'before' : 'after';
}
