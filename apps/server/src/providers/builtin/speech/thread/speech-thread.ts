import { parentPort } from 'node:worker_threads';
import { Espeak } from '../synthesis/espeak.ts';
import { narrate } from '../synthesis/narrate.ts';
import { readText } from '../text/read-text.ts';
import type { SpeechJob, SpeechReply } from './speech-job.ts';

/** Entry of the thread that speaks: one job at a time, each answered once. It is stopped by being terminated. */
function serve(port: NonNullable<typeof parentPort>): void {
  const loading = Espeak.load();
  port.on('message', (job: SpeechJob) => {
    void answer(loading, job).then((reply) => {
      port.postMessage(reply);
    });
  });
}

async function answer(loading: Promise<Espeak>, job: SpeechJob): Promise<SpeechReply> {
  try {
    const sentences = readText(job.text, job.language);
    if (sentences.length === 0) {
      return { kind: 'nothing-to-say' };
    }
    return { kind: 'spoken', outcome: await narrate(await loading, { ...job, sentences }) };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

if (parentPort !== null) {
  serve(parentPort);
}
