import { renumberShots, renumberShotUrls, shotKey } from './shot-keys.ts';
import type { Scene, Shot } from './scene.ts';

const temporaryIdStart = 'new-';

/** Whether a scene exists only on screen so far; the server gives it an id of its own. */
export function isTemporarySceneId(id: string): boolean {
  return id.startsWith(temporaryIdStart);
}

/** The first temporary id that none of the scenes has. */
export function temporarySceneId(takenIds: ReadonlySet<string>): string {
  let number = 1;
  while (takenIds.has(`${temporaryIdStart}${number}`)) {
    number += 1;
  }
  return `${temporaryIdStart}${number}`;
}

function numbered(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene, index) => ({ ...scene, scene_number: index + 1 }));
}

/** A scene without content, titled 'New Scene N' by the place it takes. */
export function emptyScene(sceneNumber: number, id: string): Scene {
  return {
    id,
    scene_number: sceneNumber,
    title: `New Scene ${sceneNumber}`,
    narration: '',
    narration_script: '',
    image_prompt: '',
    video_prompt: '',
    has_character: false,
    selected_character_url: null,
    voice_id: null,
    voice_name: null,
    lipsync: null,
    selected_image_url: null,
    generated_image_options: [],
    generated_shot_urls: {},
    visual_elements: {
      title: '',
      image_prompt: '',
      video_prompt: '',
      key_facts: [],
      shots: {},
      aspect_ratio: null,
    },
  };
}

/** The scenes with an empty one before the scene at `index`; at the end for an index past it. */
export function insertScene(scenes: readonly Scene[], index: number): Scene[] {
  const place = Math.min(Math.max(index, 0), scenes.length);
  const id = temporarySceneId(new Set(scenes.map((scene) => scene.id)));
  return numbered(scenes.toSpliced(place, 0, emptyScene(place + 1, id)));
}

export function removeScene(scenes: readonly Scene[], id: string): Scene[] {
  return numbered(scenes.filter((scene) => scene.id !== id));
}

/** The scenes with one of them at another place; unchanged when there is no such scene or place. */
export function moveScene(scenes: readonly Scene[], id: string, toIndex: number): Scene[] {
  const fromIndex = scenes.findIndex((scene) => scene.id === id);
  const scene = scenes[fromIndex];
  if (scene === undefined || toIndex < 0 || toIndex >= scenes.length) {
    return [...scenes];
  }
  return numbered(scenes.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, scene));
}

/** The scene with one more shot at its end. */
export function addShot(scene: Scene, shot: Shot): Scene {
  const shots = renumberShots(scene.visual_elements.shots);
  const key = shotKey(Object.keys(shots).length + 1);
  return { ...scene, visual_elements: { ...scene.visual_elements, shots: { ...shots, [key]: shot } } };
}

/** The scene without a shot; the shots behind it and their pictures move up by one. */
export function removeShot(scene: Scene, key: string): Scene {
  const { [key]: removedShot, ...shots } = scene.visual_elements.shots;
  if (removedShot === undefined) {
    return scene;
  }
  return {
    ...scene,
    generated_shot_urls: renumberShotUrls(scene.generated_shot_urls, Object.keys(shots)),
    visual_elements: { ...scene.visual_elements, shots: renumberShots(shots) },
  };
}
