import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { wishActs } from '../acts/wish-act.ts';
import { courseOfAct } from './course-of-act.ts';

const codes: readonly LanguageCode[] = ['en', 'hi', 'fr', 'it', 'es', 'ja'];
const hero = /\{(?:a|al|da|de|del|delA)?hero(?:Oblique)?\}/giu;
const helper = /\{(?:(?:a|al|da|de|del)?helper(?:Oblique)?|aHelperOblique)\}/iu;
const wish = /\{action(?:Oblique)?\}/u;

describe.each(codes)('the courses of acts in %s', (code) => {
  it.each(wishActs)(
    'OUT-04 %s: the wish is tried and comes true, what goes wrong is mended, somebody helps',
    (act) => {
      const { attempt, setback, help, change } = courseOfAct(act, code);
      expect(attempt).toMatch(wish);
      expect(attempt).toContain('<{first}');
      expect(setback).toContain('{falter}');
      expect(help).toMatch(helper);
      expect(help).toContain('{call}');
      expect(change).toContain('{mend}');
      // Whoever runs after something has caught up in the end.
      expect(act === 'chase' || wish.test(change)).toBe(true);
    },
  );

  it.each(wishActs)('%s: names its hero in every telling, once and no more', (act) => {
    const tellings = Object.values(courseOfAct(act, code));
    expect(tellings.filter((telling) => telling.match(hero)?.length !== 1)).toEqual([]);
  });

  it('tell no two acts with the same words', () => {
    const tellings = wishActs.flatMap((act) => Object.values(courseOfAct(act, code)));
    const sentences = tellings.flatMap((telling) =>
      telling.split(/(?<=[.!?。！？।])/u).map((sentence) => sentence.trim()),
    );
    const long = sentences.filter((sentence) => sentence.length > 30);
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
  });
});
