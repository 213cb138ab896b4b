import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import {
  addShot,
  emptyScene,
  insertScene,
  isTemporarySceneId,
  moveScene,
  removeScene,
  removeShot,
} from './edit-scenes.ts';
import { formatKeyFacts, parseKeyFacts } from './key-facts.ts';
import { hasSceneContent, normalizeScenes } from './normalize-scenes.ts';
import { SceneSchema } from './scene.ts';
import { SceneInputSchema, ScenesPayloadSchema } from './scene-input.ts';
import type { SceneInput } from './scene-input.ts';
import { orderedShots, renumberShots } from './shot-keys.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', ' ', '\n', ' narrated ', 'दो शब्द', '二つの\n言葉'),
);
const shotName = fc.constantFrom('shot_1', 'shot_2', 'shot_3', 'shot_10', 'close up');
const shot = fc.record(
  { narration_script: text, image_prompt: text, video_prompt: text },
  { requiredKeys: [] },
);
const sceneInput: fc.Arbitrary<SceneInput> = fc.record({
  id: maybe(fc.constantFrom('', 'a', 'b', 'new-1', 'new-2', ' a ')),
  scene_number: maybe(fc.integer()),
  title: maybe(text),
  narration: maybe(text),
  narration_script: maybe(text),
  image_prompt: maybe(text),
  has_character: maybe(fc.boolean()),
  lipsync: fc.option(fc.boolean()),
  voice_id: fc.option(text),
  generated_images: maybe(fc.array(fc.constantFrom('/media/1/a.png', '/media/2/b.png'), { maxLength: 3 })),
  generated_shot_urls: maybe(fc.dictionary(shotName, fc.constantFrom('/media/3/c.png'))),
  visual_elements: maybe(
    fc.record({
      title: text,
      key_facts: fc.oneof(fc.array(text, { maxLength: 4 }), text),
      shots: fc.dictionary(shotName, shot),
    }),
  ),
});

describe('normalized scenes', () => {
  it('VAL-13 are numbered by position, trimmed and all of use, whatever came in', () => {
    fc.assert(
      fc.property(fc.array(sceneInput, { maxLength: 8 }), (inputs) => {
        const scenes = normalizeScenes(inputs);
        expect(scenes).toHaveLength(inputs.filter(hasSceneContent).length);
        expect(scenes.map((scene) => scene.scene_number)).toEqual(scenes.map((_, index) => index + 1));
        expect(new Set(scenes.map((scene) => scene.id)).size).toBe(scenes.length);
        for (const scene of scenes) {
          expect(SceneSchema.parse(scene)).toEqual(scene);
          expect(scene.narration).toBe(scene.narration.trim());
          expect(scene.title).not.toBe('');
          expect(scene.narration_script !== '' || scene.narration === '').toBe(true);
          expect(scene.visual_elements.key_facts.every((fact) => fact !== '' && fact === fact.trim())).toBe(
            true,
          );
        }
      }),
    );
  });

  it('VAL-13 are the same when normalized again', () => {
    fc.assert(
      fc.property(fc.array(sceneInput, { maxLength: 6 }), (inputs) => {
        const once = normalizeScenes(inputs);
        expect(normalizeScenes(once)).toEqual(once);
      }),
    );
  });

  it('VAL-13 lose the scenes without content and close the gap', () => {
    const scenes = normalizeScenes([
      { title: 'Only a title', voice_id: 'v' },
      { narration: '  The reef wakes.  ' },
      { visual_elements: { key_facts: ' \n ' } },
      { visual_elements: { key_facts: ['Corals are animals'] } },
    ]);
    expect(scenes.map((scene) => [scene.scene_number, scene.title])).toEqual([
      [1, 'Scene 1'],
      [2, 'Scene 2'],
    ]);
    expect(scenes[0]).toMatchObject({ narration: 'The reef wakes.', narration_script: 'The reef wakes.' });
    expect(scenes[1]?.visual_elements.key_facts).toEqual(['Corals are animals']);
  });

  it('VAL-13 keep a narration script of their own', () => {
    expect(normalizeScenes([{ narration: 'Short.', narration_script: ' Long. ' }])[0]?.narration_script).toBe(
      'Long.',
    );
  });

  it('API-21 take generated_images for generated_image_options', () => {
    const urls = ['/media/1/a.png', '/media/2/b.png'];
    expect(normalizeScenes([{ narration: 'x', generated_images: urls }])[0]?.generated_image_options).toEqual(
      urls,
    );
  });

  it('API-21 have every field of a scene, with null where nothing is decided', () => {
    const [scene] = normalizeScenes([{ narration: 'x' }]);
    expect(Object.keys(scene ?? {}).toSorted()).toEqual(
      [
        'id',
        'scene_number',
        'title',
        'narration',
        'narration_script',
        'image_prompt',
        'video_prompt',
        'has_character',
        'selected_character_url',
        'voice_id',
        'voice_name',
        'lipsync',
        'selected_image_url',
        'generated_image_options',
        'generated_shot_urls',
        'visual_elements',
      ].toSorted(),
    );
    expect(scene).toMatchObject({
      lipsync: null,
      voice_id: null,
      selected_image_url: null,
      has_character: false,
    });
  });

  it('give a temporary id to a scene that has none, or somebody else’s', () => {
    const scenes = normalizeScenes([
      { narration: 'a', id: 'x' },
      { narration: 'b' },
      { narration: 'c', id: 'x' },
    ]);
    expect(scenes.map((scene) => scene.id)).toEqual(['x', 'new-1', 'new-2']);
  });

  it('VAL-15 move a shot’s picture along when the shots are renumbered', () => {
    const [scene] = normalizeScenes([
      {
        visual_elements: { shots: { shot_3: { image_prompt: 'c' }, shot_2: { image_prompt: 'b' } } },
        generated_shot_urls: { shot_1: '/gone.png', shot_2: '/b.png', shot_3: '/c.png' },
      },
    ]);
    expect(
      Object.entries(scene?.visual_elements.shots ?? {}).map(([key, { image_prompt }]) => [
        key,
        image_prompt,
      ]),
    ).toEqual([
      ['shot_1', 'b'],
      ['shot_2', 'c'],
    ]);
    expect(scene?.generated_shot_urls).toEqual({ shot_1: '/b.png', shot_2: '/c.png' });
  });
});

describe('key facts', () => {
  it('VAL-13 are one per line, trimmed, empties dropped', () => {
    expect(parseKeyFacts(' One \r\n\n\tTwo\rThree \u2028Four')).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(parseKeyFacts([' One ', '', 'Two\nThree'])).toEqual(['One', 'Two', 'Three']);
  });

  it('VAL-13 survive the editor', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(fc.string())), (source) => {
        const facts = parseKeyFacts(source);
        expect(parseKeyFacts(formatKeyFacts(facts))).toEqual(facts);
        expect(facts.some((fact) => fact === '' || fact !== fact.trim() || fact.includes('\n'))).toBe(false);
      }),
    );
  });
});

describe('shot keys', () => {
  it('VAL-15 are numbered by count after a shot was deleted', () => {
    expect(renumberShots({ shot_1: 'a', shot_3: 'c', shot_10: 'd' })).toEqual({
      shot_1: 'a',
      shot_2: 'c',
      shot_3: 'd',
    });
  });

  it('VAL-15 keep every shot and their order by number', () => {
    fc.assert(
      fc.property(fc.dictionary(shotName, fc.integer()), (shots) => {
        const renumbered = renumberShots(shots);
        expect(Object.values(renumbered)).toEqual(orderedShots(shots).map(([, value]) => value));
        expect(Object.keys(renumbered)).toEqual(Object.keys(shots).map((_, index) => `shot_${index + 1}`));
        expect(renumberShots(renumbered)).toEqual(renumbered);
      }),
    );
  });
});

describe('editing scenes', () => {
  const three = normalizeScenes([
    { id: 'a', narration: 'a' },
    { id: 'b', narration: 'b' },
    { id: 'c', narration: 'c' },
  ]);
  const idsOf = (scenes: readonly { id: string; scene_number: number }[]) =>
    scenes.map((scene) => `${scene.scene_number}${scene.id}`);

  it('a new scene has a temporary id, the title of its place, and moves the others on', () => {
    const scenes = insertScene(insertScene(three, 1), 99);
    expect(idsOf(scenes)).toEqual(['1a', '2new-1', '3b', '4c', '5new-2']);
    expect(scenes.map((scene) => scene.title)).toEqual([
      'Scene 1',
      'New Scene 2',
      'Scene 2',
      'Scene 3',
      'New Scene 5',
    ]);
    expect(scenes.filter((scene) => isTemporarySceneId(scene.id))).toHaveLength(2);
  });

  it('a deleted scene leaves no gap', () => {
    expect(idsOf(removeScene(three, 'a'))).toEqual(['1b', '2c']);
    expect(idsOf(removeScene(three, 'unknown'))).toEqual(['1a', '2b', '3c']);
  });

  it('a scene can be moved to any place and nowhere else', () => {
    expect(idsOf(moveScene(three, 'a', 2))).toEqual(['1b', '2c', '3a']);
    expect(idsOf(moveScene(three, 'c', 0))).toEqual(['1c', '2a', '3b']);
    expect(idsOf(moveScene(three, 'a', 3))).toEqual(['1a', '2b', '3c']);
    expect(idsOf(moveScene(three, 'unknown', 0))).toEqual(['1a', '2b', '3c']);
  });

  it('VAL-15 a deleted shot takes its picture with it and the others move up', () => {
    const words = (prompt: string) => ({ narration_script: '', image_prompt: prompt, video_prompt: '' });
    const scene = [words('one'), words('two'), words('three')].reduce(addShot, emptyScene(1, 'a'));
    const drawn = { ...scene, generated_shot_urls: { shot_1: '/1.png', shot_2: '/2.png', shot_3: '/3.png' } };
    const left = removeShot(drawn, 'shot_2');
    expect(left.visual_elements.shots).toEqual({ shot_1: words('one'), shot_2: words('three') });
    expect(left.generated_shot_urls).toEqual({ shot_1: '/1.png', shot_2: '/3.png' });
    expect(removeShot(drawn, 'shot_9')).toBe(drawn);
    expect(removeShot(removeShot(left, 'shot_1'), 'shot_1')).toMatchObject({
      generated_shot_urls: {},
      visual_elements: { shots: {} },
    });
  });
});

describe('scenes from outside', () => {
  it('texts lose what no database stores', () => {
    const input = SceneInputSchema.parse({ narration: 'a\u0000b\ud800', ignored: true });
    expect(input).toEqual({ narration: 'ab\ufffd' });
  });

  it('every text and list has an end', () => {
    const isTaken = (scene: SceneInput) => SceneInputSchema.safeParse(scene).success;
    const { text: lengths, counts } = limits;
    expect(isTaken({ narration: 'x'.repeat(lengths.narration) })).toBe(true);
    expect(isTaken({ narration: 'x'.repeat(lengths.narration + 1) })).toBe(false);
    expect(isTaken({ title: 'x'.repeat(lengths.title + 1) })).toBe(false);
    expect(
      isTaken({ visual_elements: { key_facts: Array<string>(counts.keyFactsPerScene + 1).fill('x') } }),
    ).toBe(false);
    const manyShots = Object.fromEntries(
      Array.from({ length: counts.shotsPerScene + 1 }, (_, i) => [`shot_${i}`, {}]),
    );
    expect(isTaken({ visual_elements: { shots: manyShots } })).toBe(false);
    const scenes = (count: number) => ({ scenes: Array.from({ length: count }, () => ({ narration: 'x' })) });
    expect(ScenesPayloadSchema.safeParse(scenes(60)).success).toBe(true);
    expect(ScenesPayloadSchema.safeParse(scenes(61)).error?.issues[0]?.message).toBe(
      'At most 60 entries fit here.',
    );
  });
});
