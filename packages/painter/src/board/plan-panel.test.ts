import type { Language } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import type { PanelBoard } from '../plan/cast-plan.ts';
import { createPanelPlanner } from './plan-panel.ts';

const plan = createPanelPlanner();

function boardFor(
  narration: string,
  language: Language = 'English',
  {
    filmTitle = '',
    index = 1,
    hasHeading = false,
  }: { filmTitle?: string; index?: number; hasHeading?: boolean } = {},
): PanelBoard {
  const request: ImageRequest = {
    prompt: '',
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 4,
    inputs: [],
    longSide: 320,
    scene: { title: '', narration, keyFacts: ['A fact'], index, count: 4, filmTitle },
  };
  const board = plan(request, { aspectRatio: '16:9', hasHeading });
  if (board === undefined) {
    throw new Error('no board');
  }
  return board;
}

const picturesOf = ({ elements }: Drawing): string[] =>
  elements.flatMap((element) =>
    element.kind === 'illustration' || element.kind === 'strokes' ? [element.name] : [],
  );
const wordsOf = ({ elements }: Drawing): string[] =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.lines.join(' ')] : []));

const told = {
  English:
    'Every single evening of the year, a frog leaves its cool pond and looks for food. Then an old bee flies home.',
  French:
    'Chaque soir, pendant toute l’année, une grenouille quitte son étang et cherche à manger. Puis une abeille rentre chez elle.',
  Italian:
    'Ogni sera, per tutto l’anno, sempre, una rana lascia il suo stagno e cerca da mangiare. Poi una vecchia ape torna a casa sua.',
  Spanish:
    'Cada tarde, durante todo el año, una rana deja su charca fresca y busca comida. Luego una abeja vuela de nuevo a su casa.',
  Hindi: 'पूरे साल हर शाम को बहुत देर से एक मेंढक अपने तालाब को छोड़कर भोजन खोजता है। फिर एक मधुमक्खी अपने घर लौट आती है।',
  Japanese:
    '毎晩のようにいつも同じ時間になると一匹のカエルが池を離れて食べ物を探します。そのあとミツバチが家に帰ります。',
} as const satisfies Record<Language, string>;

describe('the board of what is explained', () => {
  it.each(Object.entries(told))('shows more and more of what is spoken of: %s', (name, words) => {
    // The table's keys are languages.
    const { drawing, pages } = boardFor(words, name as Language);
    const counts = [drawing, ...pages.map((page) => page.drawing)].map((page) => picturesOf(page).length);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
    expect(picturesOf(pages.at(-1)?.drawing ?? drawing)).toContain('frog');
  });

  it('only adds to what is there already, from its opening on', () => {
    const { drawing, pages } = boardFor(told.English, 'English', { hasHeading: true });
    const stages = [drawing, ...pages.map((page) => page.drawing)];
    expect(picturesOf(drawing).length + wordsOf(drawing).length).toBeGreaterThan(0);
    for (const [index, { elements }] of stages.slice(1).entries()) {
      const before = stages[index]?.elements ?? [];
      expect(elements.length).toBeGreaterThan(before.length);
      expect(before.every((element) => elements.includes(element))).toBe(true);
    }
    const froms = pages.map(({ from }) => from);
    expect(froms).toEqual(froms.toSorted((one, other) => one - other));
  });

  it('fills the board behind who speaks at every stage', () => {
    const { drawing, pages } = boardFor(told.English);
    for (const { elements } of [drawing, ...pages.map((page) => page.drawing)]) {
      const boxes = elements.flatMap((element) => ('box' in element ? [element.box] : []));
      const [left, right] = [
        Math.min(...boxes.map(({ x }) => x)),
        Math.max(...boxes.map(({ x, width }) => x + width)),
      ];
      expect(Math.abs((left + right) / 2 - 960)).toBeLessThan(60);
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(0.86 * 1080);
    }
  });

  it('shows a number with its unit when it is said, beside what is there', () => {
    const words =
      'Nobody there had ever seen anything like it before: a frog that was 30 to 32 cm long, they said.';
    const { drawing, pages } = boardFor(words);
    expect(wordsOf(drawing).join(' ')).not.toMatch(/32 cm/u);
    const page = pages.find((each) => wordsOf(each.drawing).some((text) => text.includes('30–32 cm')));
    expect(Math.round((page?.from ?? 0) * words.length)).toBe(words.indexOf('30'));
    expect(page === undefined ? [] : picturesOf(page.drawing)).toContain('frog');
  });

  it('has all of it soon enough to be read', () => {
    const words =
      'The greatest one that anybody has ever measured was caught in the south long ago, and it weighed 190 t.';
    const { pages } = boardFor(words, 'English', { filmTitle: 'How heavy is a blue whale?' });
    expect(pages.length).toBeGreaterThan(0);
    expect(Math.max(...pages.map(({ from }) => from))).toBeLessThan(0.9);
    expect(wordsOf(pages.at(-1)?.drawing ?? boardFor(words).drawing).join(' ')).toContain('190 t');
  });

  it('sums up all steps, each when it is said and as large as the others', () => {
    const words =
      'Mix the flour with water; knead the dough; let the yeast work; shape a loaf; bake it in the oven.';
    const { drawing, pages } = boardFor(words, 'English', { index: 3 });
    const counts = [drawing, ...pages.map((page) => page.drawing)].map((page) => picturesOf(page).length);
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBe(5);
    const last = pages.at(-1)?.drawing.elements ?? [];
    const sizes = last.flatMap((each) =>
      each.kind === 'illustration' || each.kind === 'strokes'
        ? [Math.sqrt(each.box.width * each.box.height)]
        : [],
    );
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.6);
  });

  it('is turned to each year of a history with what was then', () => {
    const words =
      'The first railway of iron rails was opened to all in 1825 by George Stephenson. Far away, the line of Baltimore was put into service in 1830, to the joy of everybody there.';
    const { drawing, pages } = boardFor(words, 'English', { filmTitle: 'The history of the railway' });
    const all = [drawing, ...pages.map((page) => page.drawing)];
    expect(all.map((page) => picturesOf(page).length)).toEqual([1, 1]);
    expect(all.map((page) => wordsOf(page)[0])).toEqual(['1825', '1830']);
    expect(pages.map(({ from }) => Math.round(from * words.length))).toEqual([words.indexOf('Far away')]);
  });

  it('writes nothing before it is said', () => {
    const words =
      'The evaporator touches the inside of the cabinet. The liquid boils there far below zero and takes heat from the food and from the air. Isobutane, at the pressure of the air, boils at about −12 °C.';
    const { drawing, pages } = boardFor(words, 'English', { filmTitle: 'How does a refrigerator work?' });
    expect(wordsOf(drawing).join(' ')).not.toMatch(/12 °C/u);
    expect(wordsOf(pages.at(-1)?.drawing ?? drawing).join(' ')).toMatch(/12 °C/u);
  });

  it('shows as a whole what has no pictures of its own, and marks a part of it when that is told', () => {
    const narration = 'The refrigerant runs round a circuit. The compressor squeezes it, and it grows hot.';
    const { drawing, pages } = boardFor(narration, 'English', { filmTitle: 'How does a refrigerator work?' });
    const told = pages.find((page) => wordsOf(page.drawing).includes('compressor'));
    expect(wordsOf(drawing)).not.toContain('compressor');
    expect(Math.round((told?.from ?? 0) * narration.length)).toBe(narration.indexOf('compressor'));
    expect(pages.map((page) => picturesOf(page.drawing).at(-1))).toContain('circuit-compressor');
  });

  it('is nothing where nothing is explained', () => {
    const request: ImageRequest = {
      prompt: '',
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 4,
      inputs: [],
      longSide: 320,
      scene: { title: '', narration: 'A frog sits by the pond.', keyFacts: [], index: 1, count: 4 },
    };
    expect(plan(request, { aspectRatio: '16:9', hasHeading: false })).toBeUndefined();
  });
});
