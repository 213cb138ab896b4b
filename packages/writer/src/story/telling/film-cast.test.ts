import { expect, it } from 'vitest';
import type { ScriptRequest } from '@kinora/models';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';

const writer = createBuiltinWriter();
const tell = (language: ScriptRequest['language'], prompt: string, characters: ScriptRequest['characters']) =>
  writer.writeScript(
    sampleRequest({
      prompt,
      language,
      videoType: 'film',
      ...(characters === undefined ? {} : { characters }),
    }),
    sampleCall(),
  );
const wordsOf = ({ scenes }: Awaited<ReturnType<typeof tell>>) =>
  scenes.map(({ title, narration }) => `${title}. ${narration}`).join(' ');

const mara = { name: 'Mara', prompt: 'a young explorer with curly hair and a red coat' };
const tom = { name: 'Old Tom', prompt: 'an old sailor with a white beard' };
const sea = 'A young explorer who wants to cross the sea';

it('tells of the characters of a film by their names', async () => {
  const script = await tell('English', sea, [tom, mara]);
  const told = wordsOf(script);
  expect(told).toContain('a young explorer called Mara');
  expect(told).toContain('an old sailor called Old Tom');
  expect(told).toMatch(/\b(?:she|her)\b/u);
  expect(told).not.toMatch(/the young explorer|\bswan\b|turned them/u);
  expect(script.scenes[0]?.imagePrompt).toContain(mara.prompt.slice(2));
  expect(script.scenes[4]?.imagePrompt).toMatch(/old sailor/u);
});

it.each([
  ['French', 'Une fille qui veut voler', 'Anna', 'une fille en manteau rouge', /une fille nommée Anna/u],
  ['Italian', 'Uno scoiattolo che vuole ballare', 'Zigo', 'uno scoiattolo', /uno scoiattolo di nome Zigo/u],
  ['Spanish', 'Una niña que construye un barco', 'Inés', 'una niña', /una niña llamada Inés/u],
  ['Hindi', 'चाँद पर जाने वाला एक छोटा हाथी', 'गज्जा', 'छोटा हाथी', /गज्जा नाम (?:का एक छोटा|के एक छोटे) हाथी/u],
  ['Japanese', '海を渡りたい女の子', 'ハナ', '赤いコートの女の子', /ハナという女の子/u],
] as const)('presents its hero by name in %s, and calls them by it', async (...of) => {
  const [language, prompt, name, description, presented] = of;
  const told = wordsOf(await tell(language, prompt, [{ name, prompt: description }]));
  expect(told).toMatch(presented);
  expect(told.split(name).length).toBeGreaterThan(5);
  expect(told).not.toMatch(/(?<!\p{L})(?:de Anna|a Anna|di il|de el)(?!\p{L})/u);
});

it('takes a description in English for a hero of another language', async () => {
  expect(
    wordsOf(await tell('Spanish', 'Un zorro que aprende a pintar', [{ name: 'Rojo', prompt: 'a red fox' }])),
  ).toContain('un zorro llamado Rojo');
});

it.each([
  ['a story that nobody of them is in', 'A fox who learns to paint'],
  ['several heroes', 'Two brothers who build a boat'],
])('leaves %s as it was', async (_what, prompt) => {
  expect(await tell('English', prompt, [tom, mara])).toEqual(await tell('English', prompt, undefined));
});
