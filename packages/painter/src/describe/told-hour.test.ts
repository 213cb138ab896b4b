import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openPictureIndex } from '@kinora/words';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { describeScene } from './describe-scene.ts';
import { comingDark, hourSeen, passingHours, toldHour, withoutLighting } from './told-hour.ts';
import type { PassingHours } from './told-hour.ts';

describe('the hour of a telling', () => {
  it.each<[LanguageCode, string, string | undefined]>([
    ['en', 'She packed everything, and wanted to leave that very night.', 'night'],
    ['en', 'All night long he did not lift the cloth. By morning the dough had risen.', 'dawn'],
    [
      'en',
      'One evening a thought came, and stayed: what would it be like? By morning it was a plan.',
      'morning',
    ],
    ['en', 'That night she did not sleep. The next day she packed.', 'day'],
    ['en', 'It rained all morning. In the evening she sat down, and stayed until it was dark.', 'sunset'],
    [
      'en',
      'Every evening she came. On the thirteenth morning a green tip looked out of the earth, and another.',
      'morning',
    ],
    ['en', 'On the first evening nobody came.', 'sunset'],
    ['en', 'The boat stayed until the stars came out.', 'night'],
    ['en', "'One can of water in the evening,' said the hedgehog. She put it down.", undefined],
    ['en', 'The top was as far away as the moon.', undefined],
    ['en', 'One day the knight said good night to nobody.', undefined],
    ['fr', 'Toute la nuit, le robot attendit.', 'night'],
    ['fr', 'Toute la nuit, il attendit. Au matin, la pâte avait levé.', 'dawn'],
    ['it', 'Per tutta la notte aspettò. Al mattino la pasta era cresciuta.', 'dawn'],
    ['es', 'Toda la noche esperó. Por la mañana la masa había subido.', 'dawn'],
    ['hi', 'रात भर वह रुका रहा। सुबह तक आटा फूल गया।', 'dawn'],
    ['ja', '夜じゅう待ちました。朝には生地がふくらんでいました。', 'dawn'],
    ['it', 'La sera il ragazzo sedeva sulla sabbia.', 'sunset'],
    ['es', 'Mañana vuelvo. Una mañana la niña se fue.', 'morning'],
    ['hi', 'रात भर रोबोट ने कपड़ा नहीं उठाया।', 'night'],
    ['ja', '夜明けに少年は出かけた。', 'dawn'],
    ['ja', '三日目の晩、だれかがすわりました。', 'night'],
    ['ja', '晩ごはんのことを考えました。', undefined],
    ['ja', '「また夜に来て」と白鳥は言いました。', undefined],
  ])('is the one in which most is told, %s: %s', (code, telling, hour) => {
    expect(toldHour(telling, code)).toBe(hour);
  });
});

it.each<[LanguageCode, string, string | undefined]>([
  ['en', 'At night it drew on a board, and by morning nothing was left of it.', 'night'],
  ['en', "'Where can you be tonight?' asked a giraffe.", 'dusk'],
  ['fr', '« Jusqu’où peux-tu aller ce soir ? » dit un âne.', 'dusk'],
  ['it', '«Stasera dove puoi arrivare?» disse un asino.', 'dusk'],
  ['es', '«¿Adónde puedes llegar esta noche?», dijo un burro.', 'dusk'],
  ['hi', '“आज रात कहाँ तक पहुँच सकते हो?” जिराफ़ ने कहा।', 'dusk'],
  ['ja', '「今夜はどこまで行けるかな。」ロバが言いました。', 'dusk'],
  ['en', "'One can of water in the evening,' said the hedgehog.", undefined],
])('one picture shows the hour at which its telling begins, %s: %s', (code, telling, hour) => {
  expect(hourSeen(telling, code)).toBe(hour);
});

describe('a telling that goes from the dark into the day', () => {
  it.each<[LanguageCode, string, Omit<PassingHours, 'from'> & { readonly words: string }]>([
    [
      'en',
      'All night long he waited. By morning the dough had risen.',
      { dark: 'night', light: 'dawn', words: 'By morning' },
    ],
    [
      'en',
      'One evening a thought came. By morning it was a plan.',
      { dark: 'sunset', light: 'morning', words: 'By morning' },
    ],
    [
      'en',
      'That night the owl was late. The next day it slept.',
      { dark: 'night', light: 'day', words: 'The next day' },
    ],
    [
      'fr',
      'Le soir, elle attendit. Le lendemain, elle partit.',
      { dark: 'sunset', light: 'day', words: 'Le lendemain' },
    ],
    [
      'it',
      'Quella notte non dormì. Il giorno dopo uscì.',
      { dark: 'night', light: 'day', words: 'Il giorno' },
    ],
    ['es', 'Esa noche no durmió. Al día siguiente salió.', { dark: 'night', light: 'day', words: 'Al día' }],
    ['hi', 'रात भर वह जागती रही। अगले दिन वह चली गई।', { dark: 'night', light: 'day', words: 'अगले' }],
    ['ja', '夜じゅう待ちました。翌日、出かけました。', { dark: 'night', light: 'day', words: '翌日' }],
  ])('is dark until its light hour is told, %s: %s, %o', (code, telling, { words, ...hours }) => {
    expect(passingHours(telling, code)).toEqual({ ...hours, from: telling.indexOf(words) });
  });

  it.each<[LanguageCode, string]>([
    ['en', 'She worked from night to morning.'],
    ['en', 'In the morning she left. At night she came back.'],
    ['en', 'At night it sang, in the morning it slept, and at night it sang again.'],
    ['en', "All night she waited. 'Come in the morning,' said the owl."],
    ['en', 'All night long she waited.'],
  ])('is none that has one hour, or that ends in the dark, %s: %s', (code, telling) => {
    expect(passingHours(telling, code)).toBeUndefined();
  });
});

describe('a telling into which the dark comes', () => {
  it.each<[LanguageCode, string, { readonly dark: string; readonly words: string }]>([
    [
      'en',
      'She looked at it for a long time. She did not move until nightfall.',
      { dark: 'night', words: 'until nightfall' },
    ],
    [
      'en',
      'At noon she set out, over the hills, and on and on. In the evening she was there.',
      { dark: 'sunset', words: 'In the evening' },
    ],
    [
      'en',
      'The next day it fought the current itself. By evening the boat was back.',
      { dark: 'sunset', words: 'By evening' },
    ],
    ['fr', 'Elle le regarda longtemps. Elle attendit jusqu’au soir.', { dark: 'sunset', words: 'jusqu' }],
    [
      'it',
      'Lo guardò a lungo, e ancora. Non si mosse fino a sera.',
      { dark: 'sunset', words: 'fino a sera' },
    ],
    [
      'es',
      'Lo miró durante mucho tiempo. No se movió hasta la noche.',
      { dark: 'night', words: 'hasta la noche' },
    ],
    ['hi', 'वह उसे देर तक देखता रहा। वह रात तक वहीं बैठा रहा।', { dark: 'night', words: 'रात तक' }],
    ['ja', '長いあいだ見つめていました。夜まで動きませんでした。', { dark: 'night', words: '夜まで' }],
  ])('is light until then, %s: %s', (code, telling, { dark, words }) => {
    expect(comingDark(telling, code)).toEqual({ dark, from: telling.indexOf(words) });
    expect(toldHour(telling, code)).not.toBe(dark);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'The boat stayed until the stars came out.'],
    ['en', 'It rained all morning. In the evening she sat down, and stayed there for hours, and thought.'],
    ['en', 'One evening they met. They stayed until nightfall.'],
    ['en', 'They met every day. That was all, and they met again the next evening, and the one after that.'],
  ])('is none where it is dark from the beginning, or longest, %s: %s', (code, telling) => {
    expect(comingDark(telling, code)).toBeUndefined();
  });
});

it('what only lights a picture is told apart from when it is', () => {
  expect(withoutLighting('a fox at night, soft morning light, close-up')).toBe('a fox at night, , close-up');
  expect(withoutLighting('a lighthouse at dusk, clear daylight.')).toBe('a lighthouse at dusk, .');
});

/** What a film's picture shows of a prompt while this is told. */
function read(prompt: string, narration: string): ScenePlan {
  const scene = { title: '', narration, keyFacts: [], index: 1, count: 7 };
  return describeScene(
    {
      prompt,
      scene,
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 3,
      inputs: [],
      longSide: 320,
    },
    { key: 'flux_pro', style: 'rich', hasLettering: false },
    openPictureIndex,
  );
}

describe('the hour of a film’s picture', () => {
  it.each([
    ['a fox in a meadow, clear daylight', 'They waited all night.', 'night'],
    ['a fox in a meadow at dawn, clear daylight', 'They waited all night.', 'dawn'],
    ['a fox in a meadow, warm evening light', 'They waited.', 'golden'],
    ['a fox in a meadow, soft rim light at dusk', 'The next day they waited.', 'golden'],
    ['a fox in a meadow at dusk, clear daylight', 'They waited.', 'dusk'],
    ['a fox in a meadow, clear daylight, concentrated, bright mood', 'In the evening it came.', 'sunset'],
  ])('is its own, else the telling’s, else its light’s: %s, %s', (prompt, narration, time) => {
    expect(read(prompt, narration).time).toBe(time);
  });

  it.each([
    ['a robot in a kitchen, cheerful spring light, warm, trusting mood', 'tender'],
    ['a robot in a kitchen, cheerful spring light, lonely mood', 'sad'],
  ])('has the mood that is told, not that of its light: %s', (prompt, mood) => {
    expect(read(prompt, '').mood).toBe(mood);
  });
});
