import type { BoardMeasure } from '@kinora/renderer';
import { readQuestion } from '@kinora/words';
import { cueAt } from './cues.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';

/**
 * The numbers with a unit that a scene tells, of one unit only: that which the film's title asks for, else its first one's.
 * At most two.
 */
export function findMeasures(scene: SceneText): {
  measures: BoardMeasure[];
  whole?: number;
  isAsked: boolean;
} {
  const { narration, code, filmTitle } = scene;
  const read = readMeasures(narration, code);
  const found = read.filter(({ text }, place) => read.findIndex((each) => each.text === text) === place);
  const asked = filmTitle === undefined ? undefined : readQuestion(filmTitle, code).measure;
  const answer = found.find(({ text }) => asked?.units.test(text) === true);
  const unit = (answer ?? found[0])?.unit;
  const alike = found.filter((each) => each.unit === unit).slice(0, 2);
  const isPart = unit === '%' && alike.every(({ amount }) => amount <= 100);
  const names = alike.map(({ at }) => nameBefore(narration, at));
  const areNamed = names.every((name, place) => name !== undefined && names.indexOf(name) === place);
  const measures = alike.map(({ text, amount, at }, place) => {
    const label = areNamed && names.length > 1 ? names[place] : undefined;
    return { text, amount, cue: cueAt(narration, at, code), ...(label === undefined ? {} : { label }) };
  });
  return { measures, ...(isPart ? { whole: 100 } : {}), isAsked: answer !== undefined };
}

/** A name of its own, 'Argentinosaurus', behind a word that it belongs to; behind 'in' or 'de la' stands a place. */
const ownName =
  /(?<=\p{Ll}{3,},? )(?<!(?<!\p{L})(?:(?:in|en|dans|from|near|of|de|di|del|della|the|la|el|il|le|les|los|las) )+)\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})?(?!\p{L})/gu;

/** Of whom a sentence tells the number that stands at an offset: two numbers beside each other are of two that differ. */
function nameBefore(narration: string, at: number): string | undefined {
  const sentence =
    narration
      .slice(0, at)
      .split(/(?<=[.!?])\s/u)
      .at(-1) ?? '';
  return sentence.match(ownName)?.[0];
}
