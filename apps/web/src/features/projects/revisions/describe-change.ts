import { SceneSchema } from '@kinora/contract/scenes';
import { revisionSentences } from '@kinora/contract/sentences';
import type { Change } from '@kinora/contract/revisions';
import type { Scene } from '@kinora/contract/scenes';
import { z } from 'zod/mini';
import { revisionLabels } from '../../../labels/revisions.ts';

/** Where changes are, in one phrase, by the numbers that the scenes have now. */
export function placesIn(changes: readonly Change[], scenes: readonly Scene[]): string {
  const numbers = new Map(scenes.map(({ id }, index) => [id, index + 1]));
  const { placeOf, places } = revisionSentences;
  return places(changes.map((change) => placeOf(change, (id) => numbers.get(id) ?? null)));
}

/** What stands in a place, for people to read. */
export function textOfValue(value: unknown): string {
  const scene = z.safeParse(SceneSchema, value);
  if (scene.success) {
    return [scene.data.title, scene.data.narration].filter(Boolean).join('\n');
  }
  if (typeof value === 'boolean') {
    return value ? revisionLabels.yes : revisionLabels.no;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? revisionLabels.nothing : value.join('\n');
  }
  if (typeof value !== 'string' || value === '') {
    return revisionLabels.nothing;
  }
  return value.startsWith('/media/') ? revisionLabels.anotherPicture : value;
}
