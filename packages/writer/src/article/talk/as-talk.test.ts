import type { Language } from '@kinora/contract/catalogue';
import { languageCodes, readableArticle, splitSentences } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { readEncyclopedia } from '../../testing/read-encyclopedia.ts';
import { talkWords } from './talk-words.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();

async function tell(language: Language, prompt: string, speakers: 1 | 2) {
  const { pages, searches } = readEncyclopedia(language);
  const titles = searches.find(({ words }) => words === prompt)?.titles ?? [];
  const sources = pages
    .filter(({ title }) => titles.includes(title))
    .map(({ title, extract }) => ({
      label: `Wikipedia: ${title}`,
      url: `https://example.org/${encodeURIComponent(title)}`,
      text: readableArticle(extract),
    }));
  const request = sampleRequest({
    prompt,
    language,
    videoType: 'explainer',
    speakers,
    sources,
    search: 'done',
  });
  return (await writer.writeScript(request, sampleCall())).scenes.map(({ narration }) => narration);
}

const asked = [
  ['English', 'How to make a compost heap in five steps'],
  ['English', 'Compare frogs and toads'],
  ['French', 'Pourquoi la mer est-elle salée ?'],
  ['Italian', 'Come funziona un frigorifero?'],
  ['Spanish', 'La historia del chocolate'],
  ['Hindi', 'भूकंप क्यों आते हैं?'],
  ['Japanese', '虫歯はなぜできるのですか'],
] as const;
const question = /[?？]$|でしょうか。$/u;

describe('an article told by two', () => {
  it.each(asked)('OUT-03 is asked and answered in every scene: %s, %s', async (language, prompt) => {
    const scenes = await tell(language, prompt, 2);
    const code = languageCodes[language];
    for (const narration of scenes) {
      const sentences = splitSentences(narration, code);
      expect(
        sentences.some((sentence) => question.test(sentence)),
        narration,
      ).toBe(true);
      // Who asks is answered.
      expect(question.test(sentences.at(-1) ?? ''), narration).toBe(false);
    }
  });

  it.each(asked)('states nothing that one alone would not state: %s, %s', async (language, prompt) => {
    const code = languageCodes[language];
    const words = (text: string): string => text.toLocaleLowerCase().replaceAll(/[\p{P}\s]+/gu, ' ');
    const alone = words((await tell(language, prompt, 1)).join(' '));
    const stated = (await tell(language, prompt, 2))
      .flatMap((narration) => splitSentences(narration, code))
      .filter((sentence) => !question.test(sentence));
    // The word that joined a reason may have become another, and what was just asked for a pronoun.
    const own = stated.filter((sentence) => {
      const said = words(sentence)
        .trim()
        .replace(/^(?:parce que?|perché|porque|then it) /u, '');
      const bare = said
        .replace(/^(?:ils?|elles?|cel\p{L}+|los|las|el|la|that) /u, '')
        .replace(/ elle (?=arrache)/u, ' ');
      return !alone.includes(said) && !alone.includes(bare);
    });
    expect(own).toEqual([]);
  });

  it('asks why before a reason', async () => {
    const told = (await tell('English', 'How to make a compost heap in five steps', 2)).join('\n');
    expect(told).toContain('Choose a site on bare soil in light shade. Why? So that worms can enter,');
    expect(told).toMatch(/^And how is it done\? Here is how, in five steps\. Choose /mu);
  });

  it.each([
    ['English', 'How to make a compost heap in five steps', 'What is compost? Organic matter that '],
    ['English', 'How to make a compost heap in five steps', 'How long do I wait? After one or two weeks, '],
    ['English', 'How to make a compost heap in five steps', 'What goes at the bottom? Make the foundation'],
    ['English', 'How to make a compost heap in five steps', 'And what goes on top? Spread layers'],
    ['English', 'How to make a compost heap in five steps', 'A lid, a piece of old carpet or a sheet. '],
    ['English', 'Compare frogs and toads', 'What about toads? Adults reach'],
    ['English', 'How to make a compost heap in five steps', 'And if it is never turned? Then it decays'],
    ['French', 'Pourquoi la mer est-elle salée ?', "Et les cours d'eau ? Ils déversent"],
    ['Spanish', '¿Cuánto pesa una ballena azul?', 'Varía mucho según la estación. ¿Por qué? Porque al final'],
    ['French', 'L’histoire du chemin de fer', 'Que s’est-il passé en 1804 ?'],
    ['Italian', 'Come funziona un frigorifero?', 'Che cos’è il condensatore? La serpentina'],
    ['Italian', 'Come funziona un frigorifero?', 'E il compressore? Aspira il vapore'],
    ['Spanish', '¿Cuánto pesa una ballena azul?', 'Entonces, una vez más: ¿cuánto pesa una ballena azul?'],
    ['Hindi', 'भूकंप क्यों आते हैं?', 'और मानवजनित भूकंप? '],
    ['Japanese', '虫歯はなぜできるのですか', 'では結局、虫歯はなぜできるのですか？'],
  ] as const)('asks what is told next: %s, %s, %s', async (language, prompt, exchange) => {
    expect((await tell(language, prompt, 2)).join('\n')).toContain(exchange);
  });

  it('asks nothing twice but why, and seldom what could be asked of anything', async () => {
    const asks: string[] = [];
    for (const [language, prompt] of asked) {
      const code = languageCodes[language];
      const said = (await tell(language, prompt, 2))
        .flatMap((narration) => splitSentences(narration, code))
        .filter((sentence) => question.test(sentence));
      const { why, other, next } = talkWords[code];
      const once = said.filter(
        (each) => !why.includes(each) && !other.some((way) => each.endsWith(way.split('*')[1] ?? '')),
      );
      expect(new Set(once).size, once.join(' ')).toBe(once.length);
      asks.push(...said.map((each) => (next.includes(each) ? 'anything' : each)));
    }
    const ofAnything = asks.filter((each) => each === 'anything').length;
    expect(ofAnything / asks.length).toBeLessThan(0.1);
  });

  it('asks nothing of a person’s own words', async () => {
    const text =
      'Our garden was laid out in spring. Six beds were dug, because the soil is heavy. The beans came first. In summer the paths were covered with bark. In autumn we shared the harvest among nine families of the street.';
    const sources = [{ label: 'page 1', text }];
    const request = sampleRequest({ prompt: '', videoType: 'explainer', speakers: 2, sources });
    const { scenes } = await writer.writeScript(request, sampleCall());
    expect(scenes.map(({ narration }) => narration).join(' ')).not.toContain('?');
  });
});
