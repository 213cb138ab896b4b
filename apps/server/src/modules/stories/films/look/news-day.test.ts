import { describe, expect, it } from 'vitest';
import { newsDay } from './news-day.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('the day that news carry', () => {
  it.each([
    ['Italian', 'È successo nel 2021: a causa della cenere, lo scalo sospese i decolli.', '2021'],
    ['English', 'It happened in 2021: ash closed the airport.', '2021'],
    ['French', 'C’est arrivé en 2019 : la cendre a fermé l’aéroport.', '2019'],
    ['Spanish', 'Ocurrió en 2010: la ceniza cerró los aeropuertos.', '2010'],
    ['Hindi', 'यह 2001 में हुआ: राख से हवाई अड्डा बंद रहा।', '2001'],
    ['Japanese', '2011年のことです。灰で空港が閉鎖されました。', '2011年'],
    ['English', 'In February 2021 the council closed the street.', '2021'],
    ['French', 'En 2019, la ville a fermé la rue.', '2019'],
    ['Spanish', 'En 2010, el volcán cerró los aeropuertos.', '2010'],
    ['Hindi', '2001 में गुजरात में भूकम्प आया।', '2001'],
    ['Japanese', '2011年、東北地方で地震が起きました。', '2011年'],
  ] as const)('is the year that they tell of, in %s', (language, narration, day) => {
    expect(newsDay(today, narration, language)).toBe(day);
  });

  it.each([
    ['Italian', 'Il consiglio ha chiuso via Garibaldi alle auto.', '21 novembre 2026'],
    ['English', 'The council gives 2000 pounds to every shop.', 'November 21, 2026'],
    ['English', 'In 2026 the street was closed, which had been open since 1998.', 'November 21, 2026'],
    ['Japanese', '市議会は通りを閉鎖しました。', '2026年11月21日'],
  ] as const)('is that of the film otherwise, in %s: %s', (language, narration, day) => {
    expect(newsDay(today, narration, language)).toBe(day);
  });
});
