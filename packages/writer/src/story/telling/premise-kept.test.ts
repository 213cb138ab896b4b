import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import type { Script } from '@kinora/models';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { pino } from 'pino';
import { placeOfAct } from './act-places.ts';

const writer = createBuiltinWriter();

async function write(language: Language, prompt: string): Promise<Script> {
  return await writer.writeScript(
    {
      prompt,
      language,
      videoType: 'story',
      videoStyle: 'auto',
      speakers: 1,
      sources: [],
    },
    { signal: new AbortController().signal, workFolder: '', log: pino({ enabled: false }) },
  );
}

describe('what a story is about', () => {
  it.each<[Language, string, RegExp, RegExp]>([
    ['English', 'A boy who runs after the last train of summer', /train/u, /the last train/u],
    ['English', 'A girl who sails to the island of the moon', /the island/u, /the island|sail/u],
    ['French', "Un garçon qui court après le dernier train de l'été", /train/u, /a train/u],
    ['Italian', "Un bambino che corre dietro all'ultimo treno dell'estate", /treno/u, /a train/u],
    ['Spanish', 'Un niño que corre tras el último tren del verano', /tren/u, /a train/u],
    ['Hindi', 'एक लड़का जो गर्मी की आख़िरी रेलगाड़ी के पीछे दौड़ता है', /रेलगाड़ी/u, /a train/u],
    ['Japanese', '夏の最後の列車を追いかける少年', /列車/u, /a train/u],
  ])('stays in the words and in the pictures of three scenes, in %s: %s', async (...of) => {
    const [language, prompt, word, shown] = of;
    const { scenes } = await write(language, prompt);
    expect(scenes.filter(({ narration }) => word.test(narration)).length).toBeGreaterThanOrEqual(3);
    expect(scenes.filter(({ imagePrompt }) => shown.test(imagePrompt)).length).toBeGreaterThanOrEqual(3);
  });

  it('OUT-04 keeps its season in every picture', async () => {
    const { scenes } = await write('French', 'Un renard qui danse en hiver');
    expect(scenes.every(({ imagePrompt }) => imagePrompt.includes('in winter'))).toBe(true);
  });

  it('is done where it can be done', async () => {
    const { scenes } = await write('English', 'A woman who learns to surf');
    const surfing = scenes.filter(({ imagePrompt }) =>
      /(?:trying|beginning|working) to surf|happily surfing/u.test(imagePrompt),
    );
    expect(surfing.length).toBeGreaterThanOrEqual(2);
    expect(surfing.every(({ imagePrompt }) => imagePrompt.includes('on the waves of the sea'))).toBe(true);
  });

  it.each([
    ['bake bread', 'in an old toy factory', 'in a kitchen'],
    ['run after the last train', 'in a room of an old house', 'in a meadow'],
    ['run after a fox', 'at the edge of a quiet forest', 'at the edge of a quiet forest'],
    ['tend a garden in the clouds', 'at the edge of a quiet forest', 'in a garden in the clouds'],
    ['sing', 'in a room under the roof', 'in a room under the roof'],
    ['go to the moon', 'on a golden savanna', 'on the moon'],
    ['see the sea', 'at the edge of a quiet forest', 'on a sandy beach by the sea'],
    ['see what lies behind the door', 'in a room under the roof', 'in a room under the roof'],
  ])('to %s, from %s, is shown %s', (action, home, place) => {
    expect(placeOfAct(action, home)).toBe(place);
  });
});
