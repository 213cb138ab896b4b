import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SpeechJob } from './speech-job.ts';
import { Speakers } from './speakers.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-speakers-'));
const signal = new AbortController().signal;

const jobOf = (name: string, text: string): SpeechJob => ({
  kind: 'narrate',
  text,
  language: 'en',
  robotic: { language: 'en', sound: { variant: 'f3', pitch: 48, pitchRange: 60, wordsPerMinute: 150 } },
  file: join(folder, `${name}.wav`),
});

it('speaks a short text while a long one is spoken, and both are whole', async () => {
  const speakers = new Speakers(2);
  // Both threads have loaded what they speak with: a machine's load does not decide who is first.
  await Promise.all(['one', 'two'].map((name) => speakers.speak(jobOf(name, 'Bees dance.'), signal)));
  const order: string[] = [];
  const speak = async (name: string, text: string) => {
    const reply = await speakers.speak(jobOf(name, text), signal);
    order.push(name);
    return reply;
  };
  const replies = await Promise.all([
    speak('long', 'Bees dance to tell the others where flowers are. '.repeat(300)),
    speak('short', 'Bees dance.'),
    speak('third', 'Bees sleep.'),
  ]);
  expect(replies.map(({ kind }) => kind)).toEqual(['spoken', 'spoken', 'spoken']);
  expect(order).toEqual(['short', 'third', 'long']);
  expect(speakers.isRunning).toBe(true);
  await speakers.close();
  expect(speakers.isRunning).toBe(false);
});

it('gives what is aborted up, and speaks on', async () => {
  const speakers = new Speakers(2);
  const controller = new AbortController();
  const long = speakers.speak(jobOf('given-up', 'Bees dance. '.repeat(3000)), controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(long).rejects.toThrow('cancelled');
  expect(await speakers.speak(jobOf('next', 'Bees dance.'), signal)).toMatchObject({ kind: 'spoken' });
  await speakers.close();
  await expect(speakers.speak(jobOf('late', 'Bees dance.'), signal)).rejects.toThrow('shut down');
});

it('tells whoever speaks and whoever waits when it is shut down', async () => {
  const speakers = new Speakers(1);
  const replies = ['one', 'two', 'three'].map((name) =>
    speakers.speak(jobOf(name, 'Bees dance. '.repeat(3000)), signal),
  );
  const outcomes = Promise.allSettled(replies);
  await speakers.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('goes on with the next when one that waits is given up', async () => {
  const speakers = new Speakers(1);
  const controller = new AbortController();
  const first = speakers.speak(jobOf('first', 'Bees dance.'), signal);
  const given = speakers.speak(jobOf('given', 'Bees dance.'), controller.signal);
  const last = speakers.speak(jobOf('last', 'Bees sleep.'), signal);
  controller.abort(new Error('cancelled'));
  await expect(given).rejects.toThrow('cancelled');
  expect((await Promise.all([first, last])).map(({ kind }) => kind)).toEqual(['spoken', 'spoken']);
  await speakers.close();
});
