import type { LanguageCode } from '@kinora/words';
import { expect, it } from 'vitest';
import { keepSeason, seasonOf } from './story-season.ts';

it.each<[LanguageCode, string, string | undefined]>([
  ['en', 'A boy who runs after the last train of summer', 'summer'],
  ['fr', "Un garçon qui court après le dernier train de l'été", 'summer'],
  ['fr', 'Un renard qui a été roi', undefined],
  ['it', "Un bambino che rincorre l'ultimo treno dell'estate", 'summer'],
  ['es', 'Un oso que espera el invierno', 'winter'],
  ['hi', 'गर्मियों की आख़िरी रेलगाड़ी के पीछे दौड़ने वाला लड़का', 'summer'],
  ['ja', '秋の森のきつね', 'autumn'],
  ['en', 'A girl who learns to skate', undefined],
])('the season of an idea is the one that it names, in %s: %s', (code, idea, season) => {
  expect(seasonOf(idea, code)).toBe(season);
});

it.each<[LanguageCode, string, string]>([
  ['en', 'on [an ordinary Tuesday|the first day of spring]', 'on [an ordinary Tuesday]'],
  ['fr', '[un mardi|le premier jour du printemps]', '[un mardi]'],
  ['it', '[un martedì|il primo giorno di primavera]', '[un martedì]'],
  ['es', '[un martes|el primer día de primavera]', '[un martes]'],
  ['hi', '[एक मंगलवार को|बसंत के पहले दिन]', '[एक मंगलवार को]'],
  ['ja', '[火曜日に|春のはじめの日に]', '[火曜日に]'],
])('OUT-04 no other season than the idea’s is told of, in %s', (code, template, kept) => {
  expect(keepSeason(template, 'summer', code)).toBe(kept);
  expect(keepSeason(template, 'spring', code)).toBe(template);
  expect(keepSeason(template, undefined, code)).toBe(template);
});
