import { layOutBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { withLateMarks } from './late-marks.ts';
import type { SceneText } from './scene-text.ts';

/** Notes of which each names what all those sentences name. */
const notes = {
  en: ['Heat goes out', 'Food stays cold'],
  fr: ['La chaleur sort', 'Les aliments restent'],
  it: ['Il calore esce', 'Gli alimenti restano'],
  es: ['El calor sale', 'Los alimentos quedan'],
  hi: ['ऊष्मा बाहर जाती है', 'भोजन ठंडा रहता है'],
  ja: ['熱は外へ出る', '食べ物は冷たい'],
} as const;
const names = {
  en: ['heat', 'food'],
  fr: ['la chaleur', 'les aliments'],
  it: ['il calore', 'gli alimenti'],
  es: ['el calor', 'los alimentos'],
  hi: ['ऊष्मा', 'भोजन'],
  ja: ['熱', '食べ物'],
} as const;
const told = {
  en: 'The refrigerator takes heat out of the food. ',
  fr: 'Le réfrigérateur prend la chaleur des aliments. ',
  it: 'Il frigorifero toglie il calore agli alimenti. ',
  es: 'El frigorífico quita el calor a los alimentos. ',
  hi: 'रेफ्रिजरेटर भोजन से ऊष्मा बाहर निकालता है। ',
  ja: '冷蔵庫は食べ物から熱を取り出します。',
} as const;
/** Letters that are spoken in a second, rather too few. */
const pace = { en: 13, fr: 13, it: 13, es: 13, hi: 11, ja: 6 } as const;

function drawingOf(language: SceneText['code']): Drawing {
  return layOutBoard({
    template: 'hero',
    title: 'A title',
    pictures: [
      { set: 'noto', name: 'ice', label: names[language][0] },
      { set: 'noto', name: 'fire', label: names[language][1] },
    ],
    notes: notes[language].map((text) => ({ text })),
    aspect: '16:9',
    language,
    seed: 2,
  });
}

/** A picture is ringed as a whole, whatever is written beneath it. */
function isRoundPicture(mark: Drawing['elements'][number], { elements }: Drawing): boolean {
  return (
    mark.kind === 'frame' &&
    elements.some(
      (each) =>
        each.kind === 'illustration' &&
        each.box.x > mark.box.x &&
        each.box.x + each.box.width < mark.box.x + mark.box.width &&
        each.box.y > mark.box.y,
    )
  );
}

describe.each(['en', 'fr', 'it', 'es', 'hi', 'ja'] as const)('a board in %s', (code) => {
  const narration = told[code].repeat(5);
  const scene = sceneText(code, narration);
  const drawing = withLateMarks(drawingOf(code), scene);
  const words = [...narration.matchAll(/\S+/gu)];
  const offsets = drawing.elements.flatMap(({ cue }) => {
    if (cue === undefined) {
      return [];
    }
    return 'word' in cue ? (words[cue.word]?.index ?? 0) : cue.fraction * narration.length;
  });

  it('gains a stroke at least every five seconds, in the order of what is said', () => {
    expect(offsets.length).toBeGreaterThan(1);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    const seconds = [4, ...offsets.map((offset) => offset / pace[code])];
    seconds.slice(1).forEach((at, index) => {
      expect(at - (seconds[index] ?? 0)).toBeLessThan(5);
    });
  });

  it('marks every lettering once at most, and no title', () => {
    const places = drawing.elements
      .filter(({ cue }) => cue !== undefined)
      .map((element) => JSON.stringify('box' in element ? element.box : 'from' in element && element.from));
    expect(new Set(places).size).toBe(places.length);
    const lettering = drawing.elements.filter(({ kind }) => kind === 'text').length;
    const rings = drawing.elements.filter((element) => isRoundPicture(element, drawing)).length;
    expect(places.length - rings).toBeLessThan(lettering);
  });

  it('rings nothing but a word that is underlined', () => {
    const lines = drawing.elements.filter((element) => element.kind === 'underline');
    const rings = drawing.elements.filter((element) => element.kind === 'frame');
    for (const ring of rings.filter((element) => !isRoundPicture(element, drawing))) {
      const isLineIn = lines.some(
        ({ from, to }) => from.x > ring.box.x && to.x < ring.box.x + ring.box.width && from.y > ring.box.y,
      );
      expect(isLineIn).toBe(true);
    }
    const balance = { template: 'balance', columns: [[{ text: 'Heat' }], [{ text: 'Cold' }]] } as const;
    const pictures = [
      { set: 'noto', name: 'ice', label: 'ice' },
      { set: 'noto', name: 'fire', label: 'fire' },
    ] as const;
    const look = { aspect: '16:9', language: code, title: 'A title', notes: [], seed: 2 } as const;
    const weighed = withLateMarks(layOutBoard({ ...balance, ...look, pictures }), scene);
    const facts = weighed.elements.filter((element) => element.kind === 'text' && element.role === 'fact');
    expect(facts.length).toBeGreaterThan(1);
    for (const ring of weighed.elements.filter((element) => element.kind === 'frame')) {
      expect(
        facts.some((fact) => 'box' in fact && fact.box.y > ring.box.y && fact.box.y < ring.box.y + 40),
      ).toBe(false);
    }
  });

  it('spreads what there is to be marked over a long narration', () => {
    const long = { ...scene, narration: told[code].repeat(9) };
    const marks = withLateMarks(drawingOf(code), long).elements.flatMap(({ cue }) => cue ?? []);
    const spoken = [...long.narration.matchAll(/\S+/gu)].length;
    const parts = marks.map((cue) => ('word' in cue ? cue.word / spoken : cue.fraction));
    [0, ...parts, 1].slice(1).forEach((part, index) => {
      expect(part - ([0, ...parts][index] ?? 0)).toBeLessThan(0.3);
    });
    expect(marks.length).toBeGreaterThan(2);
  });

  it('stays as it is where the narration is short', () => {
    const short = { ...scene, narration: told[code] };
    expect(withLateMarks(drawingOf(code), short)).toEqual(drawingOf(code));
  });
});

describe('a mark', () => {
  const narration =
    'The frog has long legs and a smooth skin that is always wet, and it leaps far over the grass of the meadow. The toad has short legs and a dry skin with warts, and it crawls slowly through the leaves of the wood.';
  const scene = sceneText('en', narration);
  const drawing = layOutBoard({
    template: 'compare',
    title: 'Two of a pond',
    pictures: [
      { set: 'noto', name: 'ice', label: 'frog' },
      { set: 'noto', name: 'fire', label: 'toad' },
    ],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed: 2,
  });

  it('is only on what is spoken of just then', () => {
    const { elements } = withLateMarks(drawing, scene);
    const labels = elements.flatMap((each) => (each.kind === 'text' && each.role === 'label' ? [each] : []));
    const words = [...narration.matchAll(/\S+/gu)];
    const second = narration.indexOf('The toad');
    const marks = elements.flatMap((each) => {
      const at =
        each.cue !== undefined && 'word' in each.cue ? (words[each.cue.word]?.index ?? 0) : undefined;
      const x = 'box' in each ? each.box.x + each.box.width / 2 : (each.from.x + each.to.x) / 2;
      return at === undefined ? [] : [{ at, x }];
    });
    expect(marks.length).toBeGreaterThan(0);
    for (const { at, x } of marks) {
      const [near] = labels.toSorted(
        (one, other) =>
          Math.abs(one.box.x + one.box.width / 2 - x) - Math.abs(other.box.x + other.box.width / 2 - x),
      );
      expect(near?.lines.join(' ')).toBe(at < second ? 'frog' : 'toad');
    }
  });

  it('is none where nothing that stands there is spoken of', () => {
    const other = sceneText('en', 'Nobody knows when that began or who thought of it before. '.repeat(4));
    expect(withLateMarks(drawing, other)).toEqual(drawing);
  });
});
