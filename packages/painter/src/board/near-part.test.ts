import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { looksOf } from './looks-of.ts';
import { withNearPart } from './near-part.ts';

const frog = { set: 'noto', name: 'frog' } as const;
const toad = { set: 'noto', name: 'frog-face' } as const;

describe('a part of what is compared', () => {
  it.each([
    ['en', 'Frogs and toads: legs', 'Frogs and toads: food'],
    ['fr', 'Grenouilles et crapauds : les pattes', 'Grenouilles et crapauds : la nourriture'],
    ['it', 'Rane e rospi: le zampe', 'Rane e rospi: il cibo'],
    ['es', 'Ranas y sapos: las patas', 'Ranas y sapos: la comida'],
    ['hi', 'मेंढक और टोड: टाँगें', 'मेंढक और टोड: भोजन'],
    ['ja', 'カエルとヒキガエル：足', 'カエルとヒキガエル：餌'],
  ] as const)('is seen near where the heading names it, %s', (code, legs, other) => {
    const scene = sceneText(code, 'x', { title: legs });
    const [one, second] = [withNearPart(frog, scene), withNearPart(toad, scene)];
    expect(one?.strokes).toBeDefined();
    expect(one === undefined || second === undefined ? '' : looksOf(one)).not.toBe(looksOf(second ?? frog));
    expect(withNearPart(frog, sceneText(code, 'x', { title: other }))).toBeUndefined();
  });

  it.each([
    ['en', 'Green tea and black tea: caffeine', 'Green tea and black tea: taste'],
    ['fr', 'Le thé vert et le thé noir : la fabrication', 'Le thé vert et le thé noir : le goût'],
    ['it', 'Tè verde e tè nero: la temperatura', 'Tè verde e tè nero: il gusto'],
    ['es', 'Té verde y té negro: el cultivo', 'Té verde y té negro: el sabor'],
    ['hi', 'हरी चाय और काली चाय: कैफ़ीन', 'हरी चाय और काली चाय: स्वाद'],
    ['ja', '緑茶と紅茶：産地', '緑茶と紅茶：味'],
  ] as const)('is where, how or of what it is made, and not the cup once more, %s', (code, told, other) => {
    const cups = ['mug', 'cup'].map((name) => ({ set: 'tabler', name }) as const);
    const seen = cups.map((cup) => withNearPart(cup, sceneText(code, 'x', { title: told })));
    expect(new Set(seen.map((each) => (each === undefined ? '' : looksOf(each)))).size).toBe(2);
    expect(seen.every((each) => each?.strokes !== undefined)).toBe(true);
    expect(cups.map((cup) => withNearPart(cup, sceneText(code, 'x', { title: other })))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is not drawn of what has no such drawing, nor where two parts are named', () => {
    const scene = sceneText('en', 'x', { title: 'Cats and tables: legs' });
    expect(withNearPart({ set: 'noto', name: 'chair' }, scene)).toBeUndefined();
    expect(withNearPart(frog, sceneText('en', 'x', { title: 'Legs and skin' }))).toBeUndefined();
  });

  it.each([
    ['en', 'Ducks and eagles: beak', 'duck'],
    ['fr', 'Le canard et l’aigle : le bec', 'eagle'],
    ['es', 'Elefante y conejo: orejas', 'rabbit'],
    ['ja', '象とキリン：首', 'giraffe'],
  ] as const)('is seen through a lens in a bundled picture that has it, %s: %s', (code, title, name) => {
    const { x, y, scale } =
      withNearPart({ set: 'noto', name }, sceneText(code, 'x', { title }))?.detail ?? {};
    expect(scale).toBeGreaterThan(1.6);
    expect([x, y].every((place) => place !== undefined && place > 0 && place < 1)).toBe(true);
  });
});
