import type { SourceText } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';
import { meets } from '../reading/name-subject.ts';
import { namesIn } from '../reading/names-in.ts';

/** Of a title's words, how many name the side: 'Common toad' is about toads, 'Toad Hall, a novel' is not. */
const leastOfTitle = 0.5;

/**
 * Of two that are compared, an article about each: its title names that side and not the other.
 *
 * @returns undefined where one of them has none
 */
export function chooseSides(
  sides: readonly [string, string],
  found: readonly SourceText[],
  code: LanguageCode,
): readonly [SourceText, SourceText] | undefined {
  const all = sides.map((side) => readStems(side, code));
  const [one, other] = all.map((own, side) => {
    const foreign = (all[1 - side] ?? []).filter((stem) => !own.includes(stem));
    return found
      .map((source) => ({ source, share: shareOf(source, { own, foreign }, code) }))
      .filter(({ share }) => share >= leastOfTitle)
      .sort((first, second) => second.share - first.share)[0]?.source;
  });
  return one === undefined || other === undefined || one === other ? undefined : [one, other];
}

/** The share of a title's words that name a side; 0 where it leaves one of the side's out, or names the other. */
function shareOf(
  { label, text }: SourceText,
  { own, foreign }: { own: readonly string[]; foreign: readonly string[] },
  code: LanguageCode,
): number {
  const shares = [label.replace(/^[^:]*:\s*/u, ''), ...namesIn(text, code)].map((name) => {
    const stems = readStems(name, code);
    const isIn = (stem: string): boolean => stems.some((word) => meets(word, stem));
    if (own.length === 0 || !own.every(isIn) || foreign.some(isIn)) {
      return 0;
    }
    return stems.filter((word) => own.some((stem) => meets(word, stem))).length / stems.length;
  });
  return Math.max(...shares);
}
