import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, CollisionDetection, DragEndEvent } from '@dnd-kit/core';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { orderLabels } from '../../../labels/scene-order.ts';
import { HeldScene } from './held-scene.tsx';
import { atFinger, besideByArrows } from './held-place.ts';
import { listOf, sceneIdOf } from './place-id.ts';

interface SceneOrderProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  /** Puts a scene into the place of another. */
  onMove: (id: string, ontoId: string) => void;
  children: ReactNode;
}

/** A press that goes on is a move: fingers rest first, so that a list can still be pushed. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
const KEYS = { coordinateGetter: besideByArrows };

/** Lets scenes be carried to another place by mouse, finger and keys, and says where they are. */
export function SceneOrder({ project, scenes, onMove, children }: SceneOrderProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const [heldId, setHeldId] = useState<string | null>(null);
  const held = scenes.find(({ id }) => id === heldId);

  function drop({ active, over }: DragEndEvent): void {
    setHeldId(null);
    if (over !== null && over.id !== active.id) {
      onMove(sceneIdOf(active.id), sceneIdOf(over.id));
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={sameList}
      accessibility={{
        announcements: announcementsOf(scenes),
        screenReaderInstructions: { draggable: orderLabels.instructions },
      }}
      onDragStart={({ active }) => {
        setHeldId(sceneIdOf(active.id));
      }}
      onDragCancel={() => {
        setHeldId(null);
      }}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[atFinger]}>
        {held !== undefined && <HeldScene project={project} scene={held} />}
      </DragOverlay>
    </DndContext>
  );
}

/** A scene is put among those of its own list: under the pointer, else into the nearest place. */
const sameList: CollisionDetection = (args) => {
  const list = listOf(args.active.id);
  const here = {
    ...args,
    droppableContainers: args.droppableContainers.filter(({ id }) => listOf(id) === list),
  };
  const under = pointerWithin(here);
  return under.length > 0 ? under : closestCenter(here);
};

function announcementsOf(scenes: readonly Scene[]): Announcements {
  const placeOf = (id: string | number) => scenes.findIndex((scene) => scene.id === sceneIdOf(id)) + 1;
  const titleOf = (id: string | number) => scenes[placeOf(id) - 1]?.title ?? '';
  const lifted = (id: string | number) => orderLabels.lifted(titleOf(id), placeOf(id), scenes.length);
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      // Above its own place it begins: whoever heard that it was picked up needs no second word.
      return over === null || over.id === active.id
        ? lifted(active.id)
        : orderLabels.over(titleOf(active.id), placeOf(over.id), scenes.length);
    },
    onDragEnd: ({ active, over }) =>
      orderLabels.put(titleOf(active.id), placeOf((over ?? active).id), scenes.length),
    onDragCancel: ({ active }) => orderLabels.back(titleOf(active.id), placeOf(active.id)),
  };
}
