import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { languageCodes, splitSentences, countSpokenWords, isContentWord, readWords } from '@kinora/words';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();
const write = (changes: Parameters<typeof sampleRequest>[0]) =>
  writer.writeScript(sampleRequest(changes), sampleCall());
const narrationOf = (script: Awaited<ReturnType<typeof write>>): string =>
  script.scenes.map((scene) => scene.narration).join(' ');

const ideas: Readonly<Record<Language, readonly string[]>> = {
  English: [
    'A fox who learns to paint',
    'A little whale who wants to sing',
    'The robot that is afraid of the dark',
    'A girl who finds a lost star',
    'A penguin who cannot fly',
    'A baker who dreams of travelling',
    'An owl who tries to dance',
    'Two brothers who build a boat',
    'A lonely dragon who lives on the moon',
    'My grandmother who learned to swim',
  ],
  French: [
    'Un renard qui apprend à peindre',
    'Une tortue qui veut voler',
    'Un ours qui rêve de chanter',
    'Une abeille qui cherche une fleur',
    'Le phare qui avait peur du noir',
    'Un hibou qui ne sait pas lire',
    'Une fille qui construit un bateau',
    'Un chat qui trouve une clé',
    'Deux sœurs qui veulent danser',
    'Un robot qui apprend à nager',
  ],
  Italian: [
    'Una volpe che impara a dipingere',
    'Un pinguino che vuole volare',
    'Un orso che sogna di cantare',
    "Un'ape che cerca un fiore",
    'Il faro che aveva paura del buio',
    'Un gufo che non sa leggere',
    'Una bambina che costruisce una barca',
    'Un gatto che prepara una torta',
    'Uno scoiattolo che vuole ballare',
    'Un robot che impara a nuotare',
  ],
  Spanish: [
    'Un zorro que aprende a pintar',
    'Un pingüino que quiere volar',
    'Un oso que sueña con cantar',
    'Una abeja que busca una flor',
    'El faro que tenía miedo de la noche',
    'Un búho que no sabe leer',
    'Una niña que construye un barco',
    'Un gato que encuentra una llave',
    'Una ardilla que quiere bailar',
    'Un robot que aprende a nadar',
  ],
  Hindi: [
    'एक लोमड़ी जो चित्र बनाना सीखती है',
    'एक पेंगुइन जो उड़ना चाहता है',
    'एक भालू जो गाना चाहता है',
    'एक मधुमक्खी जो फूल ढूँढती है',
    'एक कछुआ जो समुद्र देखना चाहता है',
    'एक उल्लू जो पढ़ना सीखता है',
    'एक लड़की जो नाव बनाना सीखती है',
    'एक बिल्ली जो नाचना चाहती है',
    'एक गिलहरी जो तैरना सीखती है',
    'एक रोबोट जो बाग़ लगाना सीखता है',
  ],
  Japanese: [
    '絵を描くことを学ぶキツネ',
    '空を飛びたいペンギン',
    '歌を歌いたいクマ',
    '花を探すミツバチ',
    '海を見たいカメ',
    '本を読みたいフクロウ',
    '舟を作る女の子',
    '踊りたい猫',
    '泳ぐことを習うリス',
    '庭を作りたいロボット',
  ],
};
const languages = Object.keys(languageCodes) as Language[]; // The keys of a constant table.

describe.each(languages)('ten stories in %s', (language) => {
  const code = languageCodes[language];
  const writeAll = () => Promise.all(ideas[language].map((prompt) => write({ prompt, language })));

  it('OUT-01 never repeat a sentence', async () => {
    const sentences = (await writeAll()).flatMap((script) =>
      script.scenes.flatMap((scene) => splitSentences(scene.narration, code)),
    );
    const repeated = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
    // A short aside ('It ended in a puddle.') may return; a sentence of the story may not.
    expect(repeated.filter((sentence) => countSpokenWords(sentence, code) > 12)).toEqual([]);
    expect(repeated.length).toBeLessThanOrEqual(sentences.length * 0.06);
  });

  it('begin shortly, on who it is and what only such a one does', async () => {
    const openings = (await writeAll()).map(({ scenes }) => scenes[0]?.narration ?? '');
    const words = openings.map((opening) => countSpokenWords(opening, code));
    expect(openings.filter((_, place) => (words[place] ?? 0) > 36)).toEqual([]);
    const shared = openings.map((opening) => splitSentences(opening, code).at(-1) ?? '');
    expect(new Set(shared).size).toBeGreaterThan(7);
  });

  it('have seven scenes with a title, a minute or so of narration, and leave no slot open', async () => {
    for (const script of await writeAll()) {
      const words = script.scenes.reduce((sum, scene) => sum + countSpokenWords(scene.narration, code), 0);
      expect(script.scenes).toHaveLength(7);
      expect(words).toBeGreaterThanOrEqual(110);
      expect(words).toBeLessThanOrEqual(240);
      expect(JSON.stringify(script)).not.toMatch(/[{}[\]|<>]{1}[a-z~]|undefined| {2}/u);
      for (const scene of script.scenes) {
        expect(scene.narration.length).toBeGreaterThan(20);
        expect(readWords(scene.title, code).length).toBeLessThanOrEqual(code === 'ja' ? 12 : 7);
        expect(scene.hasCharacter).toBe(true);
      }
    }
  });

  it('OUT-04 speak of their own hero in every scene but one at most', async () => {
    for (const [place, script] of (await writeAll()).entries()) {
      const prompt = ideas[language][place] ?? '';
      const words = readWords(prompt.toLowerCase(), code).map((word) => word.text);
      const told = script.scenes.filter((scene) => {
        const said = new Set(readWords(scene.narration.toLowerCase(), code).map((word) => word.text));
        // 'कछुआ' is 'कछुए' before ने.
        return words.some(
          (word) => isContentWord(word, code) && (said.has(word) || said.has(word.replace(/आ$/u, 'ए'))),
        );
      });
      const isBand = /^(?:Two|Deux|A girl|My)/u.test(prompt);
      expect(told.length).toBeGreaterThanOrEqual(isBand ? 3 : 6);
    }
  });
});

describe('the hero and the wish of the idea', () => {
  it.each([
    ['English', 'A fox who learns to paint', ['the fox', 'to paint']],
    ['English', 'A lonely dragon who lives on the moon', ['the lonely dragon', 'on the moon']],
    ['English', 'Two brothers who build a boat', ['the two brothers', 'build a boat']],
    ['English', 'The robot that is afraid of the dark', ['the robot', 'stop being afraid of the dark']],
    ['French', 'Le phare qui avait peur du noir', ['le phare', 'ne plus avoir peur du noir']],
    ['French', 'Un ours qui rêve d’écrire', ["l'ours", 'écrire']],
    ['Italian', "Un'ape che cerca un fiore", ["l'ape", 'un fiore']],
    ['Spanish', 'Una niña que construye un barco', ['la niña', 'construir un barco']],
    ['Hindi', 'एक लोमड़ी जो चित्र बनाना सीखती है', ['लोमड़ी', 'चित्र बनाना']],
    ['Japanese', '空を飛びたいペンギン', ['ペンギン', '空を飛ぶ']],
  ] as const)('OUT-04 in %s: %s', async (language, prompt, expected) => {
    const narration = narrationOf(await write({ prompt, language })).toLowerCase();
    for (const words of expected) {
      expect(narration).toContain(words);
    }
  });

  it.each([
    ['French', 'le petit renard', 'peindre'],
    ['Italian', 'la piccola volpe', 'dipingere'],
    ['Spanish', 'el pequeño zorro', 'pintar'],
    ['Hindi', 'लोमड़ी', 'चित्र बना'],
    ['Japanese', '小さなキツネ', '絵を描く'],
  ] as const)(
    'OUT-01 an English idea is told in %s where its words are known',
    async (language, hero, action) => {
      const narration = narrationOf(
        await write({ prompt: 'A little fox who learns to paint', language }),
      ).toLowerCase();
      expect(narration).toContain(hero);
      expect(narration).toContain(action);
    },
  );

  it('OUT-01 a wish with an object is carried over with its article', async () => {
    const script = await write({ prompt: 'A cat who finds a star', language: 'French' });
    expect(narrationOf(script)).toContain('trouver une étoile');
  });

  it('an idea without a hero is found and followed', async () => {
    const script = await write({
      prompt: 'because of everything, always, never and yet',
      videoType: 'story',
    });
    expect(script.scenes[0]?.narration).toContain('because of everything');
  });
});

describe('what the choices change', () => {
  it('style changes the tone and the length of the telling', async () => {
    const prompt = 'A fox who learns to paint';
    const [playful, minimal, plain] = await Promise.all(
      (['playful', 'minimal', 'auto'] as const).map((videoStyle) => write({ prompt, videoStyle })),
    );
    expect(playful?.scenes[0]?.narration).toMatch(/!/u);
    expect(narrationOf(minimal ?? plain!).length).toBeLessThan(narrationOf(plain!).length); // Three styles give three scripts.
    expect(playful?.scenes[0]?.imagePrompt).toContain('playful');
  });

  it('of two speakers the first hands over with a question', async () => {
    const script = await write({ prompt: 'A fox who learns to paint', speakers: 2 });
    const handing = script.scenes.slice(0, -1).filter((scene) => scene.narration.endsWith('?'));
    expect(handing).toHaveLength(3);
  });
});
