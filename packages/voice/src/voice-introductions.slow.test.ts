import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoudness } from '@kinora/sound/mix';
import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltinSpeech } from './builtin-speech.ts';

const speech = createBuiltinSpeech();
const workFolder = await mkdtemp(join(tmpdir(), 'kinora-speech-'));
afterAll(() => speech.close());

describe('builtin voices', () => {
  it('introduce themselves in 2 to 4.5 seconds, each in its own way', async () => {
    const call = { signal: new AbortController().signal, workFolder };
    const heard = new Set<string>();
    for (const { voice_id: voiceId } of await speech.voices()) {
      const { seconds, integratedLufs, truePeakDb } = await measureLoudness(
        await speech.renderPreview(voiceId, call),
      );
      expect(seconds).toBeGreaterThan(2);
      expect(seconds).toBeLessThan(4.5);
      expect(truePeakDb).toBeLessThan(0);
      heard.add(`${seconds.toFixed(4)} ${integratedLufs.toFixed(3)}`);
    }
    expect(heard.size).toBe((await speech.voices()).length);
  });
});
