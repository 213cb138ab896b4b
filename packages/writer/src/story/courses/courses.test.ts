import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { wishActs } from '../acts/wish-act.ts';
import { courseOfWay } from './bodied-course.ts';
import { bodiedWays } from './bodied-way.ts';
import { courseOfAct } from './course-of-act.ts';
import type { Course } from './course.ts';

const codes: readonly LanguageCode[] = ['en', 'hi', 'fr', 'it', 'es', 'ja'];
const hero = /\{(?:a|al|da|de|del|delA)?hero(?:Oblique)?\}/giu;
const helper = /\{(?:(?:a|al|da|de|del)?helper(?:Oblique)?|aHelperOblique)\}/iu;
const wish = /\{action(?:Oblique)?\}/u;

const tellingsOf = ({ attempt, setback, help, change, ending }: Course): string[] => [
  attempt,
  setback,
  help,
  change,
  ending,
];

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

  it.each(bodiedWays)(
    'OUT-04 %s: who has no hands and feet tries, fails and gets there with what they have',
    (way) => {
      const { attempt, setback, help, change, matter } = courseOfWay(way, code);
      expect(attempt).toMatch(wish);
      expect(attempt).toContain('<{first}');
      expect(setback).toContain('{falter}');
      expect(help).toMatch(helper);
      expect(help).toContain('{call}');
      expect(change).toContain('{mend}');
      expect(change).toMatch(wish);
      expect(Object.values(matter).filter((clause) => clause.length < 5)).toEqual([]);
    },
  );

  it.each(bodiedWays)('%s: names its hero in every telling, once and no more', (way) => {
    const tellings = tellingsOf(courseOfWay(way, code));
    expect(tellings.filter((telling) => telling.match(hero)?.length !== 1)).toEqual([]);
  });

  it.each(wishActs)('%s: names its hero in every telling, once and no more', (act) => {
    const tellings = tellingsOf(courseOfAct(act, code));
    expect(tellings.filter((telling) => telling.match(hero)?.length !== 1)).toEqual([]);
  });

  it('tell no two acts with the same words', () => {
    const ofActs = wishActs.map((act) => courseOfAct(act, code));
    const tellings = [...ofActs, ...bodiedWays.map((way) => courseOfWay(way, code))].flatMap(tellingsOf);
    const sentences = tellings.flatMap((telling) =>
      telling.split(/(?<=[.!?。！？।])/u).map((sentence) => sentence.trim()),
    );
    // That the wish came true is said alike.
    const long = sentences.filter((sentence) => sentence.length > 30 && !wish.test(sentence));
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
  });
});
