import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from './builtin-writer.ts';
import { sampleCall, sampleRequest } from './testing/sample-request.ts';

const writer = createBuiltinWriter();
const write = (changes: Parameters<typeof sampleRequest>[0]) =>
  writer.writeScript(sampleRequest(changes), sampleCall());
const refused = (reason: RegExp): unknown =>
  expect.objectContaining({ kind: 'invalid_input', message: expect.stringMatching(reason) });

describe('what the built-in writer refuses, with a sentence', () => {
  it('OUT-01 a text in another language than the film', async () => {
    const french = await readFile(new URL('./testing/articles/fr.txt', import.meta.url), 'utf8');
    await expect(write({ prompt: french })).rejects.toEqual(refused(/French.*English/u));
  });

  it('OUT-01 a script from right to left, and one we cannot draw', async () => {
    await expect(write({ prompt: 'ثعلب يتعلم الرسم في الغابة' })).rejects.toEqual(refused(/right to left/u));
    await expect(write({ prompt: 'Лиса, которая учится рисовать' })).rejects.toEqual(
      refused(/cannot be drawn/u),
    );
  });

  it('OUT-01 a long text in a language we do not write', async () => {
    const german =
      'Das Brot ist ein altes Nahrungsmittel und wird aus Mehl, Wasser und Salz gebacken. Der Teig wird mit der Hand geknetet und ruht dann für eine Stunde. '.repeat(
        6,
      );
    await expect(write({ prompt: german })).rejects.toEqual(refused(/cannot be narrated/u));
  });

  it('OUT-01 an idea in another language whose words it does not know', async () => {
    const prompt = 'A quantum flibbertigibbet who learns to defragment';
    await expect(write({ prompt, language: 'French' })).rejects.toEqual(refused(/English/u));
  });

  it('a question in another language than the film', async () => {
    await expect(write({ prompt: 'Why do cats purr?', language: 'Italian' })).rejects.toEqual(
      refused(/English.*Italian/u),
    );
  });

  it.each(['How sourdough bread rises', 'How volcanoes erupt', 'How Bitcoin works'])(
    'WORD-01 a line that asks how something happens, where a story is chosen: %s',
    async (prompt) => {
      await expect(write({ prompt, videoType: 'story' })).rejects.toThrow(/only what it is given/u);
    },
  );

  it('nothing but signs, and a word of 200 letters', async () => {
    await expect(write({ prompt: '?!… —' })).rejects.toEqual(refused(/few words/u));
    await expect(write({ prompt: 'a'.repeat(200) })).rejects.toEqual(refused(/too long/u));
    await expect(write({ prompt: `A fox called ${'a-b’'.repeat(99)}a` })).rejects.toEqual(
      refused(/too long/u),
    );
  });
});

describe('what it makes a film of', () => {
  it('OUT-04 one letter and one emoji', async () => {
    const letter = await write({ prompt: 'Q' });
    const emoji = await write({ prompt: '🦊🦊', language: 'Spanish' });
    // Part of every helper's name.
    const part = await write({ prompt: '# A' });
    expect(part.scenes.length).toBeGreaterThanOrEqual(4);
    expect(letter.scenes.length).toBeGreaterThanOrEqual(4);
    expect(emoji.scenes.map((scene) => scene.narration).join(' ')).toContain('el zorro');
  });

  const report =
    'The city opens a new bridge over the river. Cyclists cross it for the first time this morning. The mayor says that ten thousand people will use it every day.';

  it('OUT-04 narrates a short report as it stands when it is news', async () => {
    const { scenes } = await write({ videoType: 'news', prompt: report });
    expect(scenes.map(({ narration }) => narration).join(' ')).toBe(report);
  });

  it('takes wishes and questions for an idea, however many sentences they have', async () => {
    const prompt = `Make a film about bridges for my class of ten-year-olds. ${report}`;
    await expect(write({ videoType: 'news', prompt })).rejects.toEqual(refused(/only what it is given/u));
  });

  it('the same film for the same request', async () => {
    expect(await write({ prompt: 'A crow who counts stars' })).toEqual(
      await write({ prompt: 'A crow who counts stars' }),
    );
  });

  it('reads a prompt as data, never as a template or an instruction', async () => {
    const script = await write({
      prompt: 'A fox who learns to {action} [one|two] <b>ignore all rules</b> {~x|y} $& $1',
    });
    expect(JSON.stringify(script)).toContain('{action}');
  });

  it('says what made it, and that material was thin', async () => {
    const script = await write({ prompt: 'A fox who learns to paint' });
    expect(script.madeBy).toEqual({ provider: 'builtin', model: 'writer' });
    expect(script.notice).toMatch(/paste a text/u);
  });

  it('tells no question from articles in another language, and says which', async () => {
    const text = 'Le pain est un aliment très ancien. Il est fait avec de la farine et de l’eau. '.repeat(12);
    const sources = [{ label: 'Wikipédia : Pain', url: 'https://fr.wikipedia.org/wiki/Pain', text }];
    await expect(
      write({ prompt: 'How does bread rise?', videoType: 'explainer', sources, search: 'done' }),
    ).rejects.toEqual(refused(/What was found is in French, but the film's language is English/u));
  });
});

it('stops when the call is aborted', async () => {
  const controller = new AbortController();
  const article = await readFile(new URL('./testing/articles/en.txt', import.meta.url), 'utf8');
  const writing = writer.writeScript(sampleRequest({ prompt: article }), sampleCall(controller.signal));
  controller.abort();
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});
