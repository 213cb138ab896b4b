import { openShelf } from '@kinora/library';
import { languageCodes, readQuestion } from '@kinora/words';
import { createBuiltinWriter } from '@kinora/writer';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { modeWords } from '../apps/web/src/labels/mode-words.ts';

const shelf = openShelf();
const writer = createBuiltinWriter();
const call = { signal: new AbortController().signal, log: pino({ level: 'silent' }), workFolder: '' };

/** Offline, as a first visit has it: an explainer in English. */
async function tell(prompt: string) {
  const { subject } = readQuestion(prompt, languageCodes.English);
  const sources = await shelf.search({ query: subject, language: 'English', limit: 3 }, call);
  const style = { videoType: 'explainer', videoStyle: 'auto', language: 'English', speakers: 1 } as const;
  return await writer.writeScript({ ...style, prompt, sources }, call);
}

const { examples, surprises } = modeWords.stories;
const suggestions = [...examples.map(({ prompt }) => prompt), ...surprises];

describe('what the start page suggests', () => {
  it.each(suggestions)('WORD-14 makes its film offline: %s', async (prompt) => {
    const { scenes, sources, notice } = await tell(prompt);
    expect(scenes.length).toBeGreaterThanOrEqual(4);
    const isStory = /^A /u.test(prompt);
    expect(sources.map(({ label }) => /^Kinora's shelf, /u.test(label))).toEqual(isStory ? [] : [true]);
    expect(notice === undefined).toBe(!isStory);
  });
});
