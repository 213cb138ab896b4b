import type { Language } from '@kinora/contract/catalogue';
import { countSpokenWords, languageCodes, splitSentences } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { seedRandom } from '../../random.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { worldWords } from '../worlds/story-worlds.ts';
import { storyWorlds } from '../worlds/world-words.ts';
import { writeStoryScript } from './write-story-script.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

/** An idea, and the noun by which its hero is told. */
type Idea = readonly [string, string];

const ideas: Readonly<Record<Language, readonly Idea[]>> = {
  English: [
    ['A whale who wants to sing', 'whale'],
    ['A girl who finds a lost star', 'girl'],
    ['The robot that is afraid of the dark', 'robot'],
    ["A lighthouse keeper's daughter who learns to sail", 'daughter'],
    ['Two brothers who build a boat', 'brothers'],
    ['An elephant who goes to the moon', 'elephant'],
    ['The mountain that wanted to travel', 'mountain'],
    ['An old umbrella', 'umbrella'],
    ['A kettle who wants to see the world', 'kettle'],
    ['The last tree in the city', 'tree'],
    ['A snowman who wants to see summer', 'snowman'],
    ['The moon falls asleep', 'moon'],
    ['A tram that looks for a lost glove', 'tram'],
    ['A detective cat and the missing cheese', 'cat'],
    ['Two sisters and the missing star', 'sisters'],
    ['Two brothers who cannot sleep', 'brothers'],
  ],
  French: [
    ['Une baleine qui veut chanter', 'baleine'],
    ['Un garçon qui cherche une étoile', 'garçon'],
    ['Le robot qui avait peur du noir', 'robot'],
    ['Une boulangère qui rêve de voyager', 'boulangère'],
    ['Deux sœurs qui construisent un bateau', 'petite troupe'],
    ['Un éléphant qui va sur la lune', 'éléphant'],
    ["L'arbre qui voulait écrire", 'arbre'],
    ['Un hérisson', 'hérisson'],
    ['Un petit bateau qui veut voir la mer', 'bateau'],
    ["L'étoile qui voulait voir la mer", 'étoile'],
    ['Un dragon qui a peur du feu', 'dragon'],
    ["La lune s'endort", 'lune'],
  ],
  Italian: [
    ['Una balena che vuole cantare', 'balena'],
    ['Un bambino che cerca una stella', 'bambino'],
    ['Il robot che aveva paura del buio', 'robot'],
    ['Una fornaia che sogna di viaggiare', 'fornaia'],
    ['Due sorelle che costruiscono una barca', 'piccola compagnia'],
    ['Un elefante che vuole andare sulla luna', 'elefante'],
    ["L'albero che voleva scrivere", 'albero'],
    ['Uno scoiattolo', 'scoiattolo'],
    ['Una barca che vuole vedere il mare', 'barca'],
    ['Un orso che non riesce a dormire', 'orso'],
    ["L'ultimo albero della città", 'albero'],
  ],
  Spanish: [
    ['Una ballena que quiere cantar', 'ballena'],
    ['Un niño que busca una estrella', 'niño'],
    ['El robot que tenía miedo de la noche', 'robot'],
    ['Una panadera que sueña con viajar', 'panadera'],
    ['Dos hermanas que construyen un barco', 'pequeña pandilla'],
    ['Un elefante que quiere ir a la luna', 'elefante'],
    ['El árbol que quería inventar', 'árbol'],
    ['Un águila', 'águila'],
    ['Un barco que quiere ver el mar', 'barco'],
    ['Una bombera que salva el bosque', 'bombera'],
    ['Una lámpara que quiere ver la luna', 'lámpara'],
  ],
  Hindi: [
    ['एक व्हेल जो गाना चाहती है', 'व्हेल'],
    ['एक लड़का जो नाव बनाना सीखता है', 'लड़क'],
    ['एक रोबोट जो बाग़ लगाना सीखता है', 'रोबोट'],
    ['दो बहनें जो नाचना चाहती हैं', 'नन्ही टोली'],
    ['चाँद पर जाने वाला एक छोटा हाथी', 'हाथी'],
    ['एक कौआ', 'कौ'],
    ['गाँव का आख़िरी डाकिया', 'डाकिय'],
    ['एक नाव जो समुद्र देखना चाहती है', 'नाव'],
    ['एक भालू जो सोना चाहता है', 'भालू'],
  ],
  Japanese: [
    ['歌いたいクジラ', 'クジラ'],
    ['舟を作る女の子', '女の子'],
    ['庭を作りたいロボット', 'ロボット'],
    ['海を見たいカメ', 'カメ'],
    ['月へ行くゾウ', 'ゾウ'],
    ['文字を書きたい木', '木'],
    ['二人の兄弟', '兄弟'],
    ['海を見たい木', '木'],
    ['眠りたいクマ', 'クマ'],
    ['火を怖がるドラゴン', 'ドラゴン'],
  ],
};

/** What no editor of the language lets pass. */
const faults: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\btwo \w+ (?:was|has|knows|means|keeps|comes)\b|\ba (?=[aeio](?!ne\b))|\ban (?![aeio]|hour|honest)|\b(\p{L}+) \1\b/iu,
  fr: /(?<![\p{L}'’])(?:de|que|ne|je|se|le|la) (?=[aeiouéèêâîôû](?!n[ez]e? fois))|(?<!\p{L})(?:de|à) les? (?!faire)|(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
  it: /(?<!\p{L})(?:a|di|da|in|su) (?:il|lo|la|gli) |(?<![\p{L}'])(?:lo|una) (?=[aeiou])(?!a |accanto )|(?<!\p{L})(?:a a|e e)\p{L}|un' /iu,
  es: /(?<!\p{L})(?:de|a) el |(?<!\p{L})y h?i(?![aeo])|(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
  hi: /(?<![\p{L}\p{M}-])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}])|(?:लड़का|कौआ|डाकिया|घोड़ा|कछुआ|तारा) (?:ने|को|से|का|की|के|में|पर)(?!\p{M})|\./u,
  ja: /[,.!?;:'"()]|彼|、、|。。|、。|([はがをにへ])\1| /u,
};

/** Stories of these ideas, in any style, by any chance. */
const storiesOf = (of: Readonly<Record<Language, readonly Idea[]>>) =>
  fc
    .constantFrom(...(Object.keys(of) as Language[])) // The keys of a constant table.
    .chain((language) =>
      fc.record({
        language: fc.constant(language),
        idea: fc.constantFrom(...of[language]),
        seed: fc.nat(),
        videoStyle: fc.constantFrom('auto', 'playful', 'minimal', 'documentary', 'dramatic'),
        speakers: fc.constantFrom(1, 2),
      }),
    );
const anyStory = storiesOf(ideas);

/** Ideas whose wish takes a breath to say, and that wish. */
const longWishes: Readonly<Record<Language, readonly Idea[]>> = {
  English: [
    ['A boy who runs after the last train of summer', 'catch the last train of summer'],
    ['A girl who sails to the island of the moon', 'sail to the island of the moon'],
    ['A bear who wants to see what lies beyond the reef', 'see what lies beyond the reef'],
    ['A witch who tends a garden in the clouds', 'tend a garden in the clouds'],
  ],
  French: [
    ["Un garçon qui court après le dernier train de l'été", "attraper le dernier train de l'été"],
    ['Un ours qui veut faire du pain pour tout le village', 'faire du pain pour tout le village'],
  ],
  Italian: [
    [
      "Un bambino che corre dietro all'ultimo treno dell'estate di montagna",
      "prendere l'ultimo treno dell'estate di montagna",
    ],
    ['Un robot che coltiva un giardino per la sua vicina', 'coltivare un giardino per la sua vicina'],
  ],
  Spanish: [
    ['Un niño que corre tras el último tren del verano', 'alcanzar el último tren del verano'],
    ['Un oso que sueña con hacer pan para todo el pueblo', 'hacer pan para todo el pueblo'],
  ],
  Hindi: [['एक लड़का जो गर्मी की आख़िरी रेलगाड़ी के पीछे दौड़ता है', 'गर्मी की आख़िरी रेलगाड़ी को पकड़']],
  Japanese: [
    ['夏の最後の列車を追いかける少年', '夏の最後の列車に追いつく'],
    ['遠くの島のおばあさんに手紙を書きたいカメ', '遠くの島のおばあさんに手紙を書く'],
  ],
};

type Story = typeof anyStory extends fc.Arbitrary<infer Value> ? Value : never;

function tell({ language, idea: [prompt], seed, videoStyle, speakers }: Story) {
  const request = sampleRequest({
    prompt,
    language,
    // The arbitraries widen what the request names exactly.
    videoStyle: videoStyle,
    speakers: speakers,
  });
  const code = languageCodes[language];
  const script = writeStoryScript(request, { promptCode: code, knowledge, random: seedRandom(`${seed}`) });
  const sentences = script.scenes.flatMap(({ narration }) => splitSentences(narration, code));
  return { code, script, sentences, text: script.scenes.map(({ narration }) => narration).join('\n') };
}

const runs = { numRuns: 120, seed: 11 } as const;
/** The property of every story, for as many as a test may take. */
const always = (check: (story: Story, told: ReturnType<typeof tell>) => void): void =>
  fc.assert(
    fc.property(anyStory, (story) => check(story, tell(story))),
    runs,
  );

describe('any story in any language', () => {
  it('leaves no slot open and makes none of the usual slips', () => {
    always((_story, { code, script, text }) => {
      expect(JSON.stringify(script.scenes.map(({ title, narration }) => title + narration))).not.toMatch(
        /[{}|<>~]|undefined| {2}/u,
      );
      expect(text).not.toMatch(faults[code]);
    });
  });

  it('says no sentence twice', () => {
    always((_story, { sentences }) => {
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    });
  });

  it('names its hero in no three sentences running', () => {
    always(({ idea: [, noun] }, { sentences }) => {
      const named = sentences.map((sentence) => sentence.toLowerCase().includes(noun));
      const running = named.filter(
        (isNamed, index) => isNamed && named[index + 1] === true && named[index + 2] === true,
      );
      expect(running, sentences.join('\n')).toEqual([]);
    });
  });

  it('OUT-04 tells its hero by the idea’s own noun in every scene', () => {
    always(({ idea: [, noun] }, { script }) => {
      const without = script.scenes.filter(({ narration }) => !narration.toLowerCase().includes(noun));
      expect(without.map(({ narration }) => narration)).toEqual([]);
    });
  });

  it('lasts a minute or so', () => {
    always(({ videoStyle }, { code, script, text }) => {
      const words = countSpokenWords(text, code);
      expect(script.scenes).toHaveLength(7);
      expect(words).toBeLessThanOrEqual(270);
      expect(words).toBeGreaterThanOrEqual(videoStyle === 'minimal' ? 100 : 120);
    });
  });

  it('is told and painted in one world: places, helpers and keepsakes of no other', () => {
    always((_story, { code, script, text }) => {
      const told = storyWorlds.filter((world) => {
        const { places, helpers, keepsake } = worldWords[code][world];
        const own = [...places, ...helpers.flat(), keepsake[1]];
        return own.some((phrase) => phrase.length > 4 && text.toLowerCase().includes(phrase));
      });
      const painted = storyWorlds.filter((world) => {
        const [isNew] = worldWords.en[world].keepsake;
        const helpers = worldWords.en[world].helpers.map(([helper]) => helper);
        return [...helpers, isNew].some((phrase) => JSON.stringify(script.scenes[4]).includes(phrase));
      });
      expect(told.length, text).toBeLessThanOrEqual(1);
      expect(painted).toHaveLength(1);
      expect(told.filter((world) => !painted.includes(world))).toEqual([]);
    });
  });
});

describe('a wish that takes a breath to say', () => {
  it('OUT-04 is said in full where it is wished, and at most once more', () => {
    fc.assert(
      fc.property(storiesOf(longWishes), (story) => {
        const { text } = tell(story);
        const said = text.toLowerCase().split(story.idea[1]).length - 1;
        expect([1, 2], text).toContain(said);
      }),
      runs,
    );
  });
});
