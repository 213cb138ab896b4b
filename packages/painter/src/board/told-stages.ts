import { plainWords } from './explained/plain-words.ts';
import { stageRows } from './explained/stage-rows.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

/** Of fewer stages it cannot be seen that one follows the other. */
const fewest = 3;

/**
 * The stages that a scene takes something through, from the first to the last, each at its own words: the lesser one never
 * stands behind the greater. Undefined where it tells of too few, or in another order.
 */
export function toldStages({
  narration,
  title,
  filmTitle = '',
  keyFacts,
  code,
}: SceneText): Subject[] | undefined {
  const words = plainWords(narration);
  const topic = plainWords(`${filmTitle}. ${title}. ${narration}`);
  const row =
    keyFacts.length === 0
      ? undefined
      : stageRows.find(({ about }) => about[code].every((group) => topic.search(group) >= 0));
  if (row === undefined) {
    return undefined;
  }
  const told = row.stages.flatMap((stage, place) => {
    const spokenAt = words.search(row.said[code][place] ?? /(?!)/u);
    return spokenAt < 0 ? [] : [{ stage, spokenAt }];
  });
  const isInOrder = told.every(({ spokenAt }, place) => spokenAt > (told[place - 1]?.spokenAt ?? -1));
  return told.length < fewest || !isInOrder
    ? undefined
    : told.map(({ stage, spokenAt }) => ({
        pictures: [{ set: 'tabler', name: `stage-${stage.name}` }],
        word: stage.caption[code],
        weight: 1,
        isSure: true,
        isInTitle: false,
        spokenAt,
        spokenAgainAt: undefined,
        draw: stage.draw,
      }));
}
