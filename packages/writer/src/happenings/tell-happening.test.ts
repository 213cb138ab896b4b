import { sentences } from '@kinora/contract/sentences';
import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { englishPremises } from '../testing/premises/english.ts';
import { frenchPremises } from '../testing/premises/french.ts';
import { hindiPremises } from '../testing/premises/hindi.ts';
import { italianPremises } from '../testing/premises/italian.ts';
import { japanesePremises } from '../testing/premises/japanese.ts';
import type { PremisePrompts } from '../testing/premises/premise-prompts.ts';
import { spanishPremises } from '../testing/premises/spanish.ts';
import { sampleCall, sampleRequest } from '../testing/sample-request.ts';

const writer = createBuiltinWriter();
const { nothingGiven, searchedInVain, searchedNowhere } = sentences.builtIn;

const premises: Readonly<Record<Language, PremisePrompts>> = {
  English: englishPremises,
  French: frenchPremises,
  Italian: italianPremises,
  Spanish: spanishPremises,
  Hindi: hindiPremises,
  Japanese: japanesePremises,
};

const happenings: readonly (readonly [Language, string])[] = [
  ['English', 'The story of the first voyage round the world'],
  ['English', 'City council votes to ban cars from the centre'],
  ['French', 'L’histoire de la révolution française'],
  ['French', 'Le maire annonce la fermeture du centre aux voitures'],
  ['Italian', 'La storia del primo giro del mondo'],
  ['Italian', 'Il governo approva la riforma delle pensioni'],
  ['Spanish', 'La historia de la primera vuelta al mundo'],
  ['Spanish', 'El gobierno aprueba la reforma de las pensiones'],
  ['Hindi', '1969 का चाँद अभियान'],
  ['Hindi', 'सरकार ने नई शिक्षा नीति को मंज़ूरी दी'],
  ['Japanese', 'フランス革命の物語'],
  ['Japanese', '市議会が中心部への車の乗り入れ禁止を可決'],
];
const videoTypes = ['story', 'film', 'explainer', 'news'] as const;

describe.each(happenings)('what happened, in %s: %s', (language, prompt) => {
  it.each(videoTypes)('WORD-04 is refused as a %s where nothing tells of it', (videoType) => {
    const refusal = (search?: 'done' | 'unreachable') =>
      writer.refusalOf?.(
        sampleRequest({ prompt, language, videoType, ...(search === undefined ? {} : { search }) }),
      );
    expect([refusal(), refusal('done'), refusal('unreachable')]).toEqual([
      nothingGiven,
      searchedInVain,
      searchedNowhere,
    ]);
  });
});

const voyage = [
  'The first voyage round the world began in Seville in 1519, when Ferdinand Magellan left with five ships.',
  'Magellan was killed in the Philippines, and Juan Sebastián Elcano led the last ship home in 1522.',
  'Eighteen men came back of about two hundred and forty who had set out three years before.',
  'The voyage proved that the oceans are joined and that a day is lost by sailing round the world westward.',
].join(' ');

describe('what happened, with a source', () => {
  it.each(['story', 'film', 'explainer'] as const)('WORD-04 is told from it as a %s', async (videoType) => {
    const sources = [{ label: 'Wikipedia: Magellan', url: 'https://example.org/voyage', text: voyage }];
    const prompt = 'The first voyage round the world';
    const script = await writer.writeScript(
      sampleRequest({ prompt, videoType, sources, search: 'done' }),
      sampleCall(),
    );
    const told = script.scenes.map(({ narration }) => narration).join(' ');
    expect(told).toContain('Juan Sebastián Elcano led the last ship home in 1522');
    expect(script.scenes.every(({ hasCharacter }) => !hasCharacter)).toBe(true);
  });
});

describe.each(Object.entries(premises))('a tale, in %s', (language, { stories }) => {
  it.each(stories)('is told as a story: %s', (prompt) => {
    // Object.entries forgets that its keys are languages.
    const request = sampleRequest({ prompt, language: language as Language });
    expect(writer.refusalOf?.(request)).toBeNull();
  });
});

describe('one word for tale and history', () => {
  it.each<[Language, string, string]>([
    ['French', 'L’histoire de la bicyclette', 'L’histoire du petit renard'],
    ['Italian', 'La storia della bicicletta', 'La storia della volpe'],
    ['Spanish', 'La historia de la bicicleta', 'La historia del zorro'],
  ])('WORD-04 is history for an explainer of a thing, in %s: %s', (language, thing, somebody) => {
    const refusal = (prompt: string) =>
      writer.refusalOf?.(sampleRequest({ prompt, language, videoType: 'explainer' }));
    expect([refusal(thing), refusal(somebody)]).toEqual([nothingGiven, null]);
  });
});

describe('a very long line', () => {
  it.each(['The fall of the ', 'City council votes to ', 'le mur de ', 'की लड़ाई ', 'の戦い'])(
    'is read no further than a premise goes: %s',
    (piece) => {
      const prompt = piece.repeat(20_000 / piece.length);
      expect(() => writer.refusalOf?.(sampleRequest({ prompt }))).not.toThrow();
    },
    2_000,
  );
});
