import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

function say(text: string, language: 'en' | 'hi' | 'fr' | 'it' | 'es'): string {
  return readText(text, language)
    .flatMap(({ words }) => words.map(({ spoken }) => spoken))
    .filter((spoken) => spoken !== '')
    .join(' ');
}

describe('what is said for what is written', () => {
  it.each([
    ['In 1885 and 1905, 1900, 2024', 'In 18 85 and 19 oh 5, 19 hundred, 20 24'],
    ['the 1990s', 'the 19 nineties'],
    ['$1,234.56', '1234 dollars 56'],
    ['$1', '1 dollar'],
    ['$20 million', '20 million dollars'],
    ['5 km at 25°C', '5 kilometers at 25 degrees Celsius'],
    ['1 kg', '1 kilogram'],
    ['grew 3.5%', 'grew 3.5 percent'],
    ['2005–2024', '2005 to 20 24'],
    ['-3 degrees', 'minus 3 degrees'],
    ['Dr. Smith, e.g. here, etc.', 'doctor Smith, for example here, et cetera.'],
    ['on 2024-05-12', 'on May 12, 2024'],
    ['on 12/05/2024', 'on December 5, 2024'],
    ['at 10:30 and 9:00', "at 10 30 and 9 o'clock"],
    ['Louis XIV', 'Louis 14'],
    ['R&B', 'R and B'],
    ['see https://www.example.com/a?b=c', 'see example dot com'],
    ['1,000,000', '1000000'],
  ])('English: %s', (written, spoken) => {
    expect(say(written, 'en')).toBe(spoken);
  });

  it.each([
    ['Il coûte 1 234,50 €', 'Il coûte 1234 euros 50'],
    ['20 % de 10 km', '20 pour cent de 10 kilomètres'],
    ['au XIXe siècle, le 1er mai', 'au dix-neuvième siècle, le premier mai'],
    ['M. Dupont, p. ex.', 'monsieur Dupont, par exemple.'],
    ['à 10h30', 'à 10 heures 30'],
    ['3.14', '3,14'],
    ['le 12/05/2024', 'le 12 mai 2024'],
  ])('French: %s', (written, spoken) => {
    expect(say(written, 'fr')).toBe(spoken);
  });

  it.each([
    ['it', '1.234,5 kg', '1234,5 chilogrammi'],
    ['it', '€ 20 milioni', '20 milioni di euro'],
    ['it', 'Sig. Rossi, 44 a.C.', 'signor Rossi, 44 avanti Cristo.'],
    ['es', 'EE. UU. pagó 1.234,50 €', 'Estados Unidos pagó 1234 euros 50'],
    ['es', '20% de 3 km²', '20 por ciento de 3 kilómetros cuadrados'],
    ['hi', 'डॉ. शर्मा ने ₹1,00,000 दिए।', 'डॉक्टर शर्मा ने 100000 रुपये दिए.'],
    ['hi', '२० प्रतिशत और 5 कि.मी. दूर', '20 प्रतिशत और 5 किलोमीटर दूर'],
    ['hi', '10:30', '10 बजकर 30 मिनट'],
  ] as const)('%s: %s', (language, written, spoken) => {
    expect(say(written, language)).toBe(spoken);
  });

  it('leaves emoji, symbols, markup and control characters unsaid', () => {
    expect(say('Hello 🌍\u0000\u0007 <break time="9s"/> [[hello]] world ★', 'en')).toBe(
      'Hello break time equals 9s hello world',
    );
  });

  it('has nothing to say without letters or digits', () => {
    for (const text of ['', '  \n ', '!!! … —', '🌍🎉']) {
      expect(readText(text, 'en')).toEqual([]);
    }
  });
});

describe('sentences', () => {
  const lengths = (text: string): number[] => readText(text, 'en').map(({ words }) => words.length);

  it('end at full stops, not at abbreviations, initials or numbers', () => {
    expect(lengths('Dr. J. M. Barrie paid $3.50. He left at 5 p.m. Then it rained, e.g. here.')).toEqual([
      6, 5, 5,
    ]);
  });

  it('rest longer between paragraphs', () => {
    const pauses = readText('One here.\n\nTwo here. Three.', 'en').map(({ pauseSeconds }) => pauseSeconds);
    expect(pauses[0]).toBeGreaterThan(pauses[1] ?? 1);
  });

  it('are cut where a breath is possible when they have no end', () => {
    const endless = Array.from({ length: 500 }, (_, index) => `word${index % 7 === 0 ? ',' : ''}`).join(' ');
    expect(Math.max(...lengths(endless))).toBeLessThanOrEqual(60);
  });
});
