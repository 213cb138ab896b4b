import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { readPremise } from '../read-premise.ts';
import { worldsOfPremise } from './hero-worlds.ts';
import { kindOfWish } from './wish-kind.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };
const worldsOf = (idea: string, language: Language) =>
  worldsOfPremise(readPremise(idea, languageCodes[language], knowledge), lexicon);

describe('the world of a hero', () => {
  it.each([
    ['English', 'A whale who wants to sing', 'sea'],
    ['English', 'A polar bear who learns to skate', 'polar'],
    ['English', 'A desert fox who counts stars', 'desert'],
    ['English', 'A penguin who lives in the desert', 'desert'],
    ['English', 'An elephant who goes to the moon', 'savanna'],
    ['English', "A lighthouse keeper's daughter who befriends a storm", 'coast'],
    ['English', 'A lonely dragon who lives on the moon', 'sky'],
    ['English', 'A turtle who wants to see the sea', 'village'],
    ['English', 'A small red boat that wants to see the sea', 'village'],
    ['English', 'A woman who learns to surf', 'coast'],
    ['French', 'Une grand-mère qui veut skier', 'mountain'],
    ['English', 'A robot who learns to surf', 'workshop'],
    ['English', 'Three kittens who build a rocket', 'home'],
    ['English', 'An inventor who dreams of flying', 'workshop'],
    ['French', 'Une baleine qui veut chanter', 'sea'],
    ['French', 'Une inventrice qui rêve de voler', 'workshop'],
    ['French', 'Le phare qui avait peur du noir', 'coast'],
    ['Italian', 'Una stella che sogna di cantare', 'sky'],
    ['Italian', 'Un pinguino che vuole volare', 'polar'],
    ['Spanish', 'Un águila que quiere nadar', 'mountain'],
    ['Spanish', 'Una panadera que quiere bailar', 'village'],
    ['Hindi', 'एक व्हेल जो गाना चाहती है', 'sea'],
    ['Hindi', 'एक हाथी जो उड़ना चाहता है', 'savanna'],
    ['Japanese', '空を飛びたいペンギン', 'polar'],
    ['Japanese', '歌いたいクジラ', 'sea'],
    ['Japanese', '絵を描きたいロボット', 'workshop'],
  ] as const)('in %s: %s', (language, idea, world) => {
    expect(worldsOf(idea, language)).toEqual([world]);
  });

  it('is one of a few where people live when nothing more is said', () => {
    expect(worldsOf('Mia who wants to sing', 'English')).toEqual(['village', 'city', 'home']);
    expect(worldsOf('Mia who wants to swim', 'English')).toEqual(['coast']);
  });

  it('is never where the wish leads when there is another', () => {
    expect(worldsOf('A fox who wants to see the forest', 'English')).toEqual(['forest']);
    expect(worldsOf('A puffin who wants to reach the coast', 'English')).toEqual(['polar']);
  });
});

describe('what a wish is about', () => {
  it.each([
    ['paint', 'en', 'paint'],
    ['make friends with the moon', 'en', 'heart'],
    ['stop being afraid of the dark', 'en', 'heart'],
    ['go to the moon', 'en', 'journey'],
    ['defragment a disk', 'en', 'any'],
    ['ne plus avoir peur du noir', 'fr', 'heart'],
    ['construire un bateau', 'fr', 'build'],
    ['andare sulla luna', 'it', 'journey'],
    ['cantar', 'es', 'voice'],
    ['गाना', 'hi', 'voice'],
    ['बाग़ लगाना', 'hi', 'grow'],
    ['空を飛ぶ', 'ja', 'move'],
    ['友だちを作る', 'ja', 'heart'],
  ] as const)('%s (%s)', (action, code, kind) => {
    expect(kindOfWish(action, code, lexicon)).toBe(kind);
  });
});
