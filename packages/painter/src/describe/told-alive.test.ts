import { describe, expect, it } from 'vitest';
import type { Language } from '@kinora/contract/catalogue';
import { openPromptReader } from '../testing/read-prompt.ts';

const read = openPromptReader({ hasLettering: false });
const faces = (prompt: string, language: Language = 'English') =>
  read(prompt, language).subjects.flatMap(({ figure, hasFace }) => (hasFace === true ? [figure] : []));

describe('a thing that is told of as one that feels', () => {
  it.each<[Language, string, string]>([
    ['English', 'a small red boat with a small blue scarf looking around, in a harbour', 'boat'],
    ['English', 'a little tree with a red woollen cap sitting sad, in a meadow', 'icon:deciduous-tree'],
    ['English', 'a smiling car on a street', 'icon:automobile'],
    ['English', 'the old train dreams of the sea', 'icon:locomotive'],
    ['French', 'un petit bateau qui rêve de la mer', 'boat'],
    ['Italian', 'una barca triste sulla spiaggia', 'boat'],
    ['Spanish', 'un barco que sueña con el mar', 'boat'],
    ['Hindi', 'एक उदास नाव', 'boat'],
    ['Japanese', '笑う船', 'boat'],
  ])('has a face, in %s: %s', (language, prompt, figure) => {
    expect(faces(prompt, language)).toEqual([figure]);
  });

  it.each([
    'a boat on a lake',
    'a boat and a girl smiling, on a lake',
    'a girl with a blue scarf beside a boat',
    'a robot with a red woollen cap smiling',
    'a fox with a striped scarf smiling',
    'a shy lighthouse keeper with a tiny bell on a ribbon waving, on a beach',
    'a mouse holding a book gazing into the distance, dreaming',
  ])('no other thing has one, and no being a second: %s', (prompt) => {
    expect(faces(prompt)).toEqual([]);
  });
});
