import { findMentions } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { Subject } from './rank-subjects.ts';
import { withoutSought } from './stage/only-sought.ts';
import { countAt } from './stage/told-count.ts';

/** An orange pullover is no orange, a rose dress no rose. */
const coloured =
  /\b(?:orange|rose|lemon|olive|peach|plum|cherry|chestnut|mustard|coral)(?=[ -](?:[\p{L}-]+ )?(?:pullover|coat|dress|shirt|scarf|cap|hat|jacket|trousers|skirt|hair(?:ed)?)\b)/gu;

/**
 * Subjects that a picture's words name, each once and by the picture of its English word: the film's own word for a flower
 * may stand for another kind, and what is wished for is to look like what is found.
 */
export function picturedThings(subjects: readonly Subject[], prompt: string, index: PictureIndex): Subject[] {
  const text = prompt.replaceAll(coloured, ' ');
  const mentions = findMentions(text, index);
  const there = new Set(findMentions(withoutSought(text), index).map(({ entry }) => entry.pictures[0]?.name));
  const found = new Map<string, Subject>();
  for (const subject of subjects) {
    const mention = mentions.find(({ entry }) =>
      entry.pictures.some(({ name }) => subject.pictures.some((each) => each.name === name)),
    );
    const [lead] = mention?.entry.pictures ?? [];
    if (mention === undefined || lead === undefined) {
      continue;
    }
    const same = found.get(lead.name);
    const spokenAt = same?.spokenAt ?? subject.spokenAt;
    const count = countAt(text, mention.start, 'en');
    const isSought = !there.has(lead.name);
    const { pictures } = mention.entry;
    found.set(lead.name, { ...(same ?? subject), pictures, spokenAt, count, isSought });
  }
  return [...found.values()];
}
