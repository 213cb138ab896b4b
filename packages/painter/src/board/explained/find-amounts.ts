import type { LanguageCode } from '@kinora/contract/catalogue';
import { findMentions } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import { isAnimal, isDrawnBeing } from '../../outline/index.ts';
import { readMeasures } from '../read-measures.ts';
import type { ReadMeasure } from '../read-number.ts';
import { splitSentences } from '../split-sentences.ts';
import type { SceneText } from '../scene-text.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import {
  drawAsLong,
  drawSeasons,
  drawToScale,
  drawWeighed,
  panPlaces,
  seasonPlaces,
} from './draw-amounts.ts';
import type { FoundExplanation } from './find-explanations.ts';
import { numbersIn } from './number-words.ts';
import { plainWords } from './plain-words.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

/** Sentences in which so many of one thing weigh as much as another, or are as long. */
const weighs: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:balance|outweigh|as (?:much|heavy) as|weigh|equal)/iu,
  fr: /équilibrer|autant qu|pès|pèse|poids|équivau/iu,
  it: /equilibrar|bilanciar|quanto|pesa|peso|equival/iu,
  es: /equilibrar|tanto como|pesa|peso|equival/iu,
  hi: /बराबर|संतुल|सन्तुल|वज़न|वजन|भार/u,
  ja: /釣り合|つり合|相当|重さ|体重/u,
};
const isLong: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:long|length|end to end)\b/iu,
  fr: /\b(?:long|longue|longueur|bout à bout)\b/iu,
  it: /\b(?:lung[oah]|lunghezza)/iu,
  es: /\b(?:larg[oa]|longitud|en fila)\b/iu,
  hi: /लंब|लम्ब/u,
  ja: /長さ|全長|体長/u,
};

/** Lengths that can be seen beside a person. */
const [shortest, longest] = [3, 60];

/** A being by its drawing's name, and by the word that names it. */
interface Being {
  readonly name: string;
  readonly word: string;
}

/** What a scene compares with the film's subject, counted and drawn to scale; undefined where it does not. */
export function findAmounts(scene: SceneText, index: PictureIndex): FoundExplanation | undefined {
  const own = beingIn(scene.filmTitle ?? '', index)[0];
  if (own === undefined) {
    return undefined;
  }
  return comparedIn(scene, index, own) ?? fatOfSeason(scene, own.name) ?? lengthOf(scene, own.name);
}

function comparedIn(
  scene: SceneText,
  index: PictureIndex,
  { name: own, word: heavy }: Being,
): FoundExplanation | undefined {
  const { narration, code } = scene;
  for (const { text, start } of splitSentences(narration, code)) {
    const counted = beingIn(text, index).find(({ name }) => name !== own);
    const measures = readMeasures(text, code);
    const told = numbersIn(text, code).find(({ at }) => measures.every((measure) => measure.at !== at));
    if (counted === undefined || told === undefined) {
      continue;
    }
    const draw = drawingFor(text, code);
    if (draw !== undefined) {
      const { count } = told;
      const caption = captionOf({ count, word: counted.word }, measures, code);
      return {
        name: `amount-${own}-${counted.name}`,
        draw: () => draw(own, { figure: counted.name, count }),
        caption,
        ...(draw === drawWeighed ? { parts: { names: [heavy, caption], places: panPlaces } } : {}),
        at: start,
      };
    }
  }
  return undefined;
}

function drawingFor(sentence: string, code: LanguageCode): typeof drawWeighed | undefined {
  if (weighs[code].test(sentence)) {
    return drawWeighed;
  }
  return isLong[code].test(sentence) ? drawAsLong : undefined;
}

/**
 * The number with the thing's own word, in the singular that the sentence has: the picture shows that they are several. What one
 * of them measures stands behind it, where the sentence tells that alone.
 */
function captionOf(
  { count, word }: { count: number; word: string },
  measures: readonly ReadMeasure[],
  code: LanguageCode,
): string {
  const counted = code === 'ja' ? `${word}×${count}` : `${count} × ${word}`;
  const [one, ...others] = measures;
  const whole = one === undefined || others.length > 0 ? counted : `${counted} (${one.text})`;
  return isWithin(whole, longestLabel) ? whole : counted;
}

/** What an animal lays up, and when: told together, it is another shape in another season. */
const season = readSayings(`
  season,summer,autumn,winter,spring,hibernat
  saison,ete$,automne,hiver,printemps,hibern
  stagion,estate,autunno,inverno,primavera,letargo
  estacion,verano,otono,invierno,primavera,hibern
  मौसम,ऋतु,गर्मी,सर्दी,पतझड़,शीतनिद्रा
  季節,夏,秋,冬,春`);
const reserve = readSayings(`
  fat$,blubber,reserve
  graisse,lard$,reserve
  grass[oi]$,riserv
  grasa,reserva
  चर्बी,वसा
  脂肪,皮下脂肪,蓄え`);
const slimAndFat = readCaptions(`
  fat: little, then much
  graisse : peu, beaucoup
  grasso: poco, molto
  grasa: poca, mucha
  चर्बी: कम, फिर अधिक
  脂肪は少、のち多`);

const slimOrFat = readNames(`
  little fat | much fat
  peu de graisse | beaucoup de graisse
  poco grasso | molto grasso
  poca grasa | mucha grasa
  कम चर्बी | अधिक चर्बी
  脂肪が少ない | 脂肪が多い`);

function fatOfSeason({ narration, code }: SceneText, own: string): FoundExplanation | undefined {
  const told = splitSentences(narration, code).find(({ text }) => {
    const words = plainWords(text);
    return [season, reserve].every((group) => (group[code][0] ?? /(?!)/u).test(words));
  });
  return told === undefined || !isAnimal(`icon:${own}`)
    ? undefined
    : {
        name: `season-${own}`,
        draw: () => drawSeasons(own),
        caption: slimAndFat[code],
        parts: { names: slimOrFat[code], places: seasonPlaces(own) },
        at: told.start,
        isOfKind: true,
      };
}

function lengthOf({ narration, code, index, count }: SceneText, own: string): FoundExplanation | undefined {
  const told = readMeasures(narration, code).find(
    ({ unit, amount }) => unit === 'm' && amount >= shortest && amount <= longest,
  );
  const isFrame = index === 0 || index === count - 1;
  return told === undefined || isFrame
    ? undefined
    : {
        name: `length-${own}-${Math.round(told.amount * 10)}`,
        draw: () => drawToScale(own, told.amount),
        caption: told.text,
        at: told.at,
      };
}

/** What a text names that we can draw by our own construction, in its order. */
export function beingIn(text: string, index: PictureIndex): Being[] {
  return findMentions(text, index).flatMap(({ entry, name: word }) => {
    const [lead] = entry.pictures;
    return lead !== undefined && lead.set === 'noto' && isDrawnBeing(`icon:${lead.name}`)
      ? [{ name: lead.name, word }]
      : [];
  });
}
