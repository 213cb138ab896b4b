import { layOutBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { offsetOf } from './element-offset.ts';
import { withNamesWhenTold } from './names-when-told.ts';
import type { SceneText } from './scene-text.ts';

const told = {
  en: [
    'Every plate of the crust moves by itself. That is slower than a snail could ever be. ',
    'Soft rock lies beneath.',
    'soft rock',
  ],
  fr: [
    'Chaque plaque de la croûte se déplace. C’est plus lent que tout escargot du jardin. ',
    'La roche molle est dessous.',
    'roche molle',
  ],
  it: [
    'Ogni placca della crosta si sposta da sola. È più lenta di qualunque lumaca del giardino. ',
    'La roccia molle sta sotto.',
    'roccia molle',
  ],
  es: [
    'Cada placa de la corteza se mueve sola. Es más lenta que cualquier caracol del jardín. ',
    'La roca blanda está debajo.',
    'roca blanda',
  ],
  hi: [
    'धरती की हर प्लेट अपने आप खिसकती है। यह बगीचे के किसी भी घोंघे से बहुत धीमी चाल है। ',
    'नरम चट्टान नीचे है।',
    'नरम चट्टान',
  ],
  ja: [
    '地殻のプレートは一枚ずつ動いています。その速さは庭のどのカタツムリよりもずっと遅いものです。',
    '柔らかい岩石が下にあります。',
    '岩石',
  ],
} as const;

function drawingOf(code: SceneText['code'], name: string): Drawing {
  return layOutBoard({
    template: 'hero',
    title: 'A title',
    pictures: [{ set: 'noto', name: 'rock', label: name }],
    notes: [],
    aspect: '16:9',
    language: code,
    seed: 2,
  });
}

function nameOf(element: Drawing['elements'][number]): string {
  return element.kind === 'text' ? element.lines.join(' ') : 'picture';
}

function nameIn({ elements }: Drawing) {
  const at = elements.findIndex((each) => each.kind === 'text' && each.role === 'label');
  return { at, name: elements[at], after: elements[at + 1] };
}

const codes = ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const;

describe('a name on a board', () => {
  it.each(codes)('is written when its words are told, with its line (%s)', (code) => {
    const [before, last, name] = told[code];
    const scene = sceneText(code, before + last);
    const drawing = drawingOf(code, name);
    const changed = withNamesWhenTold(drawing, scene);
    const { name: written, after } = nameIn(changed);
    expect(written?.cue).toBeDefined();
    expect(offsetOf(written ?? {}, scene)).toBeGreaterThanOrEqual(before.length - 2);
    expect(after?.kind).toBe('underline');
    expect(changed.elements).toHaveLength(drawing.elements.length);
  });

  it.each(codes)('stays with its picture where its words are told at once, or never (%s)', (code) => {
    const [before, last, name] = told[code];
    const drawing = drawingOf(code, name);
    expect(withNamesWhenTold(drawing, sceneText(code, last + before))).toEqual(drawing);
    expect(withNamesWhenTold(drawing, sceneText(code, before))).toEqual(drawing);
  });

  it('is not ringed before it is written', () => {
    const [before, last, name] = told.en;
    const scene = sceneText('en', `${before}${last} ${before}${last}`);
    const drawing = drawingOf('en', name);
    const label = nameIn(drawing).name;
    if (label?.kind !== 'text') {
      throw new Error('A name');
    }
    const ring = {
      kind: 'frame',
      shape: 'ellipse',
      box: label.box,
      width: 8,
      pen: 'first',
      seed: 1,
    } as const;
    const ringed = (word: number): Drawing => ({
      ...drawing,
      elements: [...drawing.elements, { ...ring, cue: { word } }],
    });
    const rings = (word: number): number =>
      withNamesWhenTold(ringed(word), scene).elements.filter(({ kind }) => kind === 'frame').length;
    expect(rings(3)).toBe(0);
    expect(rings(36)).toBe(1);
  });

  it('leaves what follows its picture where that is', () => {
    const [before, last, name] = told.en;
    const scene = sceneText('en', before + last);
    const two = layOutBoard({
      template: 'compare',
      title: 'A title',
      pictures: [
        { set: 'noto', name: 'rock', label: name },
        { set: 'noto', name: 'snail', label: 'snail', cue: { word: 12 } },
      ],
      notes: [],
      aspect: '16:9',
      language: 'en',
      seed: 2,
    });
    const order = withNamesWhenTold(two, scene).elements.flatMap((each) =>
      each.kind === 'illustration' || (each.kind === 'text' && each.role === 'label') ? [nameOf(each)] : [],
    );
    expect(order.slice(-3)).toEqual(['picture', 'snail', name]);
  });
});
