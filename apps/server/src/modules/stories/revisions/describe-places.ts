import { revisionSentences } from '@kinora/contract/sentences';
import type { Change, ProjectDocument } from '@kinora/contract/revisions';

/** Where changes are, as a person calls the places, by the numbers that scenes have in a document. */
export function describePlaces(changes: readonly Change[], { scenes }: ProjectDocument): string[] {
  const numbers = new Map(scenes.map(({ id }, index) => [id, index + 1]));
  const places = changes.map((change) => revisionSentences.placeOf(change, (id) => numbers.get(id) ?? null));
  return [...new Set(places)];
}
