import { showsUploadedPerson } from '@kinora/contract/catalogue';
import type { MeAnswer } from '@kinora/contract/api';
import type { StoryDraft } from './story-draft.ts';

/** Whether the account is asked whose face it has attached: once, and nobody who is not signed in. */
export function asksWhoseFace(
  { selected_engine: engine }: Pick<StoryDraft, 'selected_engine'>,
  imageCount: number,
  me: Pick<MeAnswer, 'consents'> | null | undefined,
): boolean {
  const hasPerson = engine !== null && showsUploadedPerson(engine) && imageCount > 0;
  return hasPerson && me?.consents.person_photograph === false;
}
