import type { BoardMeasure } from '@kinora/renderer';
import { measuredName } from './measured-name.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';
import { takenBackAt } from './taken-back.ts';

/**
 * The greatest number in a unit that a film has told of its own subject by now, which others are compared with: nothing that
 * was told of somebody else by name, or taken back. Undefined where there is none.
 */
export function ownMeasure(
  { before = [], code }: Pick<SceneText, 'before' | 'code'>,
  unit: string,
  label: string,
): BoardMeasure | undefined {
  const told = before.flatMap((words) =>
    readMeasures(words, code).filter(
      (measure) =>
        measure.unit === unit &&
        measuredName(words, measure.at, code) === undefined &&
        takenBackAt(words, measure.at + measure.said.length, code) === undefined &&
        isOfSubject(words, measure.at, { label, code }),
    ),
  );
  const [first, ...others] = told;
  if (first === undefined) {
    return undefined;
  }
  const { text, amount, from } = others.reduce(
    (most, each) => (each.amount > most.amount ? each : most),
    first,
  );
  return { text, amount, ...(from === undefined ? {} : { from }), label };
}

/** Either its sentence names the subject, or it goes on telling of what the scene began with. */
function isOfSubject(
  words: string,
  at: number,
  { label, code }: { label: string; code: SceneText['code'] },
): boolean {
  const sentences = splitSentences(words, code);
  const place = sentences.findLastIndex(({ start }) => start <= at);
  const [first = ''] = label.toLowerCase().split(' ');
  const named = sentences.slice(0, place + 1).some(({ text }) => text.toLowerCase().includes(first));
  return (
    named || code === 'ja' || code === 'hi' || !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(sentences[place]?.text ?? '')
  );
}
