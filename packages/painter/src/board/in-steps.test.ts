import { DrawingSchema, layOutBoard, layOutTitleBoard } from '@kinora/renderer';
import type { BoardPicture, Drawing } from '@kinora/renderer';
import { languageDetails, languages } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { drawSubject } from './draw-subject.ts';
import { explanations } from './explained/explanations.ts';
import { findExplanations } from './explained/find-explanations.ts';
import { asSubject } from './explained/with-explanations.ts';
import type { SceneText } from './scene-text.ts';

const narration =
  'The edges of the plates hold each other fast for many years. The rock at the edges bends, and energy is stored in it as in a spring that is drawn out. At last the rock breaks with a jerk, and the energy goes out as waves in all directions, which people feel a long way from there.';

function pictureIn(code: SceneText['code'], text: string, place = 0): BoardPicture | undefined {
  const scene = sceneText(code, text, { keyFacts: [text], filmTitle: 'Earthquakes' });
  const [found] = findExplanations(scene, { isRepeated: false });
  const setting = { scene, title: '', turn: 0, ratioOf: () => 1 };
  return found === undefined ? undefined : drawSubject(asSubject(found, 3), place, setting);
}

function boardOf(pictures: readonly BoardPicture[]): Drawing {
  return layOutBoard({
    template: 'hero',
    title: 'Title',
    pictures,
    notes: [],
    aspect: '16:9',
    language: 'en',
    style: 'classic',
    seed: 1,
    turn: 1,
  });
}

const strokesOf = ({ elements }: Drawing) =>
  elements.flatMap((each) => (each.kind === 'strokes' ? [each] : []));

describe('a drawing that explains', () => {
  it('is drawn step by step, each when its words are told', () => {
    const picture = pictureIn('en', narration);
    const words = [...narration.matchAll(/\S+/gu)].map(([word]) => word);
    const told = (picture?.strokes?.later ?? []).map(({ cue }) =>
      cue !== undefined && 'word' in cue ? words[cue.word] : undefined,
    );
    expect(told).toEqual(['bends,', 'spring', 'breaks', 'waves']);
    const [first, ...others] = strokesOf(boardOf(picture === undefined ? [] : [picture]));
    expect(first?.cue).toBeUndefined();
    expect(others.map(({ cue }) => cue)).toEqual(picture?.strokes?.later?.map(({ cue }) => cue));
  });

  it('is all there where nothing tells of its steps', () => {
    const text = 'Bent rock breaks: a spring.';
    const picture = pictureIn('en', text);
    expect(picture?.strokes).toBeDefined();
    expect(picture?.strokes?.later).toBeUndefined();
  });

  it('comes with no step before itself, and is whole beneath the title of its film', () => {
    const picture = pictureIn('en', narration, 1);
    const board = boardOf(picture === undefined ? [] : [{ ...picture, cue: { word: 40 } }]);
    const cues = strokesOf(board).map(({ cue }) => (cue !== undefined && 'word' in cue ? cue.word : -1));
    expect(Math.min(...cues)).toBe(40);
    expect(DrawingSchema.safeParse(board).error).toBeUndefined();
    const title = layOutTitleBoard('Earthquakes', [board]);
    expect(strokesOf(title)).toHaveLength(cues.length);
    expect(strokesOf(title).every(({ cue }) => cue === undefined)).toBe(true);
  });

  it.each(explanations.filter(({ steps }) => steps !== undefined).map((each) => [each.name, each] as const))(
    'has words for all its steps in every language: %s',
    (_, { draw, steps }) => {
      const most = Math.max(...draw().map(({ step = 0 }) => step));
      expect(most).toBeGreaterThan(0);
      for (const language of languages) {
        expect(steps?.[languageDetails[language].code]).toHaveLength(most);
      }
    },
  );
});
