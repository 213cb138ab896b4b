import { sentences } from '@kinora/contract/sentences';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';
import { withoutAsides } from '../reading/clean-inline.ts';

const writer = createBuiltinWriter();
const folder = new URL('../../testing/encyclopedia/', import.meta.url);

function article(file: string, title: string) {
  const text = readFileSync(new URL(`${file}.txt`, folder), 'utf8');
  return { label: `Wikipedia: ${title}`, url: `https://example.org/${file}`, text };
}

const leaves = article('autumn-leaves.en', 'Autumn leaf colour');
const feuilles = article('autumn-leaves.fr', 'Coloration automnale des feuilles');
const syrup = article('maple-syrup.en', 'Maple syrup');
const bread = {
  label: 'Wikipedia: Bread',
  url: 'https://example.org/bread',
  text: [
    'Bread is baked by mixing flour with water and by giving the dough time and heat. Almost every country has its own bread.',
    'First, mix the flour with water, salt and yeast until a smooth dough has formed. Second, let the dough rest in a warm place until it has doubled.',
    'Third, bake the loaf in a hot oven until the crust is brown. Many bakers put a bowl of water into the oven for steam.',
    'Bread is made in three steps: mixing, resting and baking.',
  ].join('\n\n'),
};
const why = 'Why do leaves change colour in autumn?';

async function tell(request: Parameters<typeof sampleRequest>[0]) {
  return await writer.writeScript(sampleRequest({ videoType: 'explainer', ...request }), sampleCall());
}

describe('a question with an encyclopedia at hand', () => {
  it('is answered by its cause first, and once more in one sentence at the end', async () => {
    const { scenes } = await tell({ prompt: why, sources: [leaves] });
    const cause =
      'Leaves turn yellow in autumn because the carotenoids show when the green of chlorophyll has gone.';
    expect(scenes[0]?.narration).toContain(cause);
    expect(scenes.at(-1)?.narration).toMatch(/^[^.]+(?:because|cause|so that)[^.]+\.$/u);
  });

  it('is answered in its own language', async () => {
    const prompt = 'Pourquoi les feuilles changent-elles de couleur en automne ?';
    const { scenes } = await tell({ prompt, language: 'French', sources: [feuilles] });
    expect(scenes[0]?.narration).toContain('parce que la chlorophylle se dégrade');
    expect(scenes.at(-1)?.narration).toMatch(/les feuilles jaunissent en automne, car /iu);
  });

  it('is told from the best article, wherever the search put it', async () => {
    const { sources } = await tell({ prompt: why, sources: [syrup, leaves] });
    expect(sources.map(({ label }) => label)).toEqual([leaves.label]);
  });

  it('is not told from an article about something else', async () => {
    await expect(tell({ prompt: why, sources: [syrup], search: 'done' })).rejects.toThrow(
      sentences.builtIn.searchedInVain,
    );
  });

  it('is refused where nothing is given, and says what would help', async () => {
    for (const videoType of ['explainer', 'news'] as const) {
      await expect(tell({ prompt: why, videoType })).rejects.toThrow(sentences.builtIn.nothingGiven);
    }
  });

  it('of steps is told step by step, in their order', async () => {
    const { scenes } = await tell({ prompt: 'Three steps to bake bread', sources: [bread] });
    expect(scenes.map(({ narration }) => narration.split(' ')[0])).toEqual([
      'Bread',
      'First,',
      'Second,',
      'Third,',
      'Bread',
    ]);
  });

  it('of a document is told from it, and not from what is about something else', async () => {
    const page = { label: 'page 3', text: leaves.text };
    const { sources } = await tell({ prompt: why, sources: [page, syrup] });
    expect(sources.map(({ label }) => label)).not.toContain(syrup.label);
  });

  it('is no question where somebody does something: a story, whatever the type was left at', async () => {
    const { scenes } = await tell({ prompt: 'A shy dragon learns to dance', sources: [leaves] });
    expect(scenes.map(({ narration }) => narration).join(' ')).toMatch(/dragon/iu);
  });

  it('speaks no brackets of an encyclopedia', async () => {
    const { scenes } = await tell({ prompt: why, sources: [leaves] });
    expect(scenes.map(({ narration }) => narration).join(' ')).not.toMatch(/[()]|khloros/u);
  });

  it('leaves a story its own shape', async () => {
    const prompt = 'The story of a leaf who is afraid of autumn';
    const { scenes } = await tell({ prompt, videoType: 'story', sources: [leaves] });
    expect(scenes.map(({ narration }) => narration).join(' ')).not.toContain('carotenoids');
  });
});

describe('an aside of an encyclopedia', () => {
  it.each([
    ['Chlorophyll (from Greek khloros (χλωρός), pale green) is green.', 'Chlorophyll is green.'],
    ['葉緑素（ようりょくそ、英: chlorophyll）は緑色です。', '葉緑素は緑色です。'],
    ['Ada Lovelace (1815–1852), a writer [1], lived here.', 'Ada Lovelace, a writer, lived here.'],
    ['पर्णहरित (क्लोरोफ़िल) हरा होता है।', 'पर्णहरित हरा होता है।'],
    ['A smile :) stays', 'A smile :) stays'],
  ])('%s', (written, spoken) => {
    expect(withoutAsides(written)).toBe(spoken);
  });
});
