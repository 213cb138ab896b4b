import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { readPremise } from '../read-premise.ts';
import { bodyOfHero } from './hero-body.ts';
import type { HeroBody } from './hero-body.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };
const bodyOf = (idea: string, language: Language) =>
  bodyOfHero(readPremise(idea, languageCodes[language], knowledge), lexicon);

describe('what a hero is made of', () => {
  it.each<[Language, string, HeroBody | undefined]>([
    ['English', 'A small red boat that wants to see the sea', 'boat'],
    ['English', 'A kettle who wants to see the world', 'thing'],
    ['English', 'The last tree in the city', 'rooted'],
    ['English', 'A snowman who wants to see summer', 'snow'],
    ['English', 'The moon falls asleep', 'sky'],
    ['English', 'An old bus that goes to the moon', 'wheels'],
    ['English', 'A whale who wants to see the city', 'swimmer'],
    ['English', 'A fox who learns to paint', undefined],
    ['English', 'A lighthouse keeper who befriends a whale', undefined],
    ['English', 'Two boats that cross the sea', undefined],
    ['French', 'Un petit bateau qui veut voir la mer', 'boat'],
    ['French', 'Une bouilloire qui rêve de voyager', 'thing'],
    ['Italian', 'Una teiera che vuole vedere il mondo', 'thing'],
    ['Spanish', 'Un tranvía que quiere ver el mar', 'wheels'],
    ['French', "Un bonhomme de neige qui veut voir l'été", 'snow'],
    ['French', 'Le phare qui avait peur du noir', 'rooted'],
    ['Italian', "L'albero che voleva scrivere", 'rooted'],
    ['Spanish', 'Una estrella que quiere ver el mar', 'sky'],
    ['Hindi', 'एक नाव जो समुद्र देखना चाहती है', 'boat'],
    ['Japanese', '海を見たい木', 'rooted'],
    ['Japanese', '海を見たいカメ', undefined],
  ])('in %s: %s', (language, idea, body) => {
    expect(bodyOf(idea, language)).toBe(body);
  });
});
